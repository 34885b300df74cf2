import { describe, expect, test } from 'vitest'
import { type SoloGame, soloRecords } from './solo-records.ts'

const game = (when: number, points: number, won: boolean, options = {}): SoloGame => ({
  when,
  points,
  won,
  options,
})

describe('solo games', () => {
  test('nothing played is no record', () => {
    expect(soloRecords([])).toEqual({ streaks: { longest: 0, current: 0 }, records: [] })
  })

  test('are grouped by level and by the Contractors; the usual level needs no name', () => {
    const { records } = soloRecords([
      game(1, 20, true, { ivanLevel: 'master' }),
      game(2, 30, false, {}),
      game(3, 31, true, { ivanLevel: 'architect' }),
      game(4, 12, false, { ivanLevel: 'architect', contractors: true }),
      game(5, 9, false, { ivanLevel: 'apprentice' }),
    ])
    expect(
      records.map(({ level, contractors, played, won }) => [level, contractors, played, won]),
    ).toEqual([
      ['apprentice', false, 1, 0],
      ['architect', false, 2, 1],
      ['architect', true, 1, 0],
      ['master', false, 1, 1],
    ])
  })

  test('the best is the one with most points, and of equals the first', () => {
    const { records } = soloRecords([game(9, 40, false), game(5, 40, true), game(7, 12, true)])
    expect(records).toEqual([
      { level: 'architect', contractors: false, played: 3, won: 2, best: 40, bestWhen: 5 },
    ])
  })

  test('streaks go by time, whatever the order of the games', () => {
    const won = [true, true, true, false, true, true]
    const games = won.map((each, i) => game(i, 10, each))
    expect(soloRecords(games.toReversed()).streaks).toEqual({ longest: 3, current: 2 })
    expect(soloRecords([...games, game(99, 1, false)]).streaks).toEqual({ longest: 3, current: 0 })
  })
})
