import { greedy, random, simulateGame } from '@guildhall/bots'
import { item } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { coinsPlace, endTurn, realise } from '../../../testing/commands.ts'
import { builds } from '../../../testing/play.ts'
import { createGame, does, type Table, table } from '../../../testing/table.ts'

const worthTo = ({ game, state }: Table, seat: number): number => game.evaluate(state, seat)

describe('evaluate', () => {
  test('what one player gains is worth less to the other', () => {
    const [poor, rich] = [table(), table({ blue: { coins: 3, wood: 2 } })]
    expect(worthTo(rich, 1)).toBeGreaterThan(worthTo(poor, 1))
    expect(worthTo(rich, 0)).toBeLessThan(worthTo(poor, 0))
  })

  test('a castle is worth more than what it costs', () => {
    const at = table({ market: { 3: ['rose-castle'] }, red: { coins: 16, wood: 6, stone: 5 } })
    const rich = worthTo(does(at, coinsPlace), 0)
    expect(worthTo(builds(at, 'rose-castle', 2), 0)).toBeGreaterThan(rich)
  })

  test('a contract that can be realised is better realised', () => {
    const red = { board: 'fish', sites: [['fondue-inn'], ['bakehouse']] } as const
    const at = table({ acted: true, contracts: ['fish-cheese-bread'], red })
    expect(worthTo(does(at, realise('fish')), 0)).toBeGreaterThan(worthTo(at, 0))
  })

  test('at the end nothing but the difference of the points counts', () => {
    const at = does(
      table({
        options: { roundLimit: 1 },
        lap: 4,
        turn: 'blue',
        acted: true,
        red: { coins: 12, sites: [['stable']] },
      }),
      endTurn,
    )
    expect([worthTo(at, 0), worthTo(at, 1)]).toEqual([3, -3])
  })
})

describe('the greedy opponent', () => {
  test.each([2, 3, 4])('ends games of %i players in 6 to 14 rounds', (players) => {
    const game = createGame({ players, options: { roundLimit: 40 } })
    const bots = Array.from({ length: players }, () => greedy())
    for (const seed of [1, 2, 3]) {
      const { state } = simulateGame(game, bots, seed)
      expect(state.round).toBeGreaterThanOrEqual(6)
      expect(state.round).toBeLessThanOrEqual(14)
      expect(state.triggeredBy).toBeGreaterThanOrEqual(0)
    }
  })

  test('beats opponents that play at random', () => {
    const game = createGame({ players: 3, options: { roundLimit: 60 } })
    for (const seed of [0, 1, 2]) {
      const bots = [0, 1, 2].map((seat) => (seat === seed ? greedy() : random))
      const { outcome } = simulateGame(game, bots, seed)
      expect(item(outcome.seats, seed).rank).toBe(1)
    }
  })
})
