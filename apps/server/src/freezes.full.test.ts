import { expect, test } from 'vitest'
import { freezes } from './testing/soak/freezes.ts'

// That it takes seconds is shown by `npm run soak-freezes` on a quiet machine. Here others must play
// on while the process still stands still: it is let go on only then.
test('a leader that stands still keeps nobody from playing, and stores nothing once it goes on', async () => {
  const result = await freezes({ rounds: 3, tables: 6 })
  expect([...result.lost, ...result.wrongs]).toEqual([])
  expect(result.tables).toBeGreaterThan(0)
  expect(result.running).toBe(3)
  console.log(`others played on after ${result.within.map(Math.round).join(', ')} ms`)
})
