import { expect, test } from 'vitest'
import { combinations } from './combinations.ts'
import { campaign } from './program.ts'
import type { Results } from './run.ts'

const GAMES = 5000

test(`${GAMES} games, spread evenly over all combinations, break no law`, () => {
  const { rows, faults, games, commands, events } = JSON.parse(
    campaign(String(GAMES), '--json'),
  ) as Results
  expect(faults).toEqual([])
  expect(games).toBe(GAMES)
  expect(commands).toBeGreaterThan(GAMES * 100)
  const counts = rows.map((row) => row.games)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  expect(rows).toHaveLength(combinations().playable.length)
  // What is rare comes up as well.
  for (const rare of ['specialistUsed', 'specialistLaidAside', 'ornamentRemoved', 'cityClosed']) {
    expect(events[rare]).toBeGreaterThan(10)
  }
})
