import { describe, expect, test } from 'vitest'
import { simulate } from './simulation/simulate.ts'

/** As many as it takes for all of it to happen; the rest of them are long by nature. */
const SEEDS = 40
const drain = () => new Promise<void>((resolve) => setImmediate(resolve))

describe(`${SEEDS} simulation runs in which everything goes wrong`, () => {
  const total: Record<string, number> = {}

  test('no move is lost, doubled, seen too early or timed out wrongly, and all tables go on', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { violations, counts } = await simulate(String(seed), { drain })
      // `npm run simulate-tables -- --seed N` looks at that run alone.
      expect(violations, `seed ${seed}`).toEqual([])
      for (const [what, times] of Object.entries(counts)) total[what] = (total[what] ?? 0) + times
    }
  })

  test.each([
    ...['killed', 'stopped', 'slept', 'broken', 'doubled answers'],
    ...[
      'played',
      'played together',
      'undone',
      'takenBack',
      'paced',
      'waited',
      'offered',
      'rematch',
      'hosted',
    ],
    ...['handed by owner', 'handed by leaving', 'handed by timeOut', 'reclaimed', 'closed'],
    ...['refused stale', 'refused storage', 'refused uncertain', 'refused busy', 'refused rules'],
  ])('there was enough of: %s', (what) => {
    expect(total[what] ?? 0).toBeGreaterThan(5)
  })

  test('and the same seed twice comes to the same', async () => {
    const [one, other] = [await simulate('7', { drain }), await simulate('7', { drain })]
    expect(other.counts).toEqual(one.counts)
    const entries = ({ cluster }: typeof one) =>
      [...cluster.database.tables.values()].map((table) => table.entries)
    expect(entries(other)).toEqual(entries(one))
  })
})
