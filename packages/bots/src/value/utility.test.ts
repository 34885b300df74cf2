import { expect, test } from 'vitest'
import { nearTheEnd } from './utility.ts'

const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.97, 1]
const MARGINS = [-40, -10, -2, 0, 2, 10, 40]

test('a won game is worth more than any win that is not sure, whatever the margin', () => {
  for (const margin of MARGINS) {
    for (const share of SHARES.slice(0, -1)) {
      expect(nearTheEnd(1, 1)).toBeGreaterThan(nearTheEnd(share, margin))
    }
  }
})

test('the likelier the win and the larger the margin, the better', () => {
  for (const margin of MARGINS) {
    for (const [i, share] of SHARES.slice(1).entries()) {
      expect(nearTheEnd(share, margin)).toBeGreaterThan(nearTheEnd(SHARES[i] ?? 1, margin))
    }
  }
  for (const share of SHARES.slice(0, -1)) {
    for (const [i, margin] of MARGINS.slice(1).entries()) {
      expect(nearTheEnd(share, margin)).toBeGreaterThan(nearTheEnd(share, MARGINS[i] ?? 0))
    }
  }
})
