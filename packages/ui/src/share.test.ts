import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { share } from './share.ts'

const values = fc.jsonValue({ maxDepth: 4 })

describe('what two values share', () => {
  test('changes neither of them, nor what the later one says', () => {
    fc.assert(
      fc.property(values, values, (before, now) => {
        const was = [structuredClone(before), structuredClone(now)]
        expect(share(before, now)).toEqual(now)
        expect([before, now]).toEqual(was)
      }),
    )
  })

  test('is the earlier one itself where nothing changed', () => {
    fc.assert(
      fc.property(values, (before) => {
        expect(share(before, structuredClone(before))).toBe(before)
      }),
    )
  })

  test('is every part that did not change', () => {
    const before = { players: [{ rubles: 3 }, { rubles: 2 }], market: [{ dice: [1, 2] }] }
    const now = { players: [{ rubles: 1 }, { rubles: 2 }], market: [{ dice: [1, 2] }] }
    const shared = share(before, now)
    expect(shared).not.toBe(before)
    expect(shared.market).toBe(before.market)
    expect(shared.players[1]).toBe(before.players[1])
    expect(shared.players[0]).not.toBe(before.players[0])
  })

  test('a list is not taken for an object, nor one that grew for the one before', () => {
    expect(share([1], { 0: 1 } as unknown)).toEqual({ 0: 1 })
    expect(share([1, 2], [1, 2, 3])).toEqual([1, 2, 3])
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(share({ a: undefined }, { b: undefined } as object)).toEqual({ b: undefined })
  })
})
