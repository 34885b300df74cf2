import { expect, test } from 'vitest'
import { simulate } from './simulation/simulate.ts'

const [FIRST, LAST] = [41, 200]
const drain = () => new Promise<void>((resolve) => setImmediate(resolve))

test(`no move is lost, doubled, seen too early or timed out wrongly in the runs ${FIRST} to ${LAST} either`, async () => {
  for (let seed = FIRST; seed <= LAST; seed++) {
    const { violations } = await simulate(String(seed), { drain })
    // `npm run simulate-tables -- --seed N` looks at that run alone.
    expect(violations, `seed ${seed}`).toEqual([])
  }
})
