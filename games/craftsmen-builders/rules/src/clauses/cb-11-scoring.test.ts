import { item, type Outcome } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { COLOURS } from '../constants.ts'
import type { Belongings, Position } from '../positions/position.ts'
import { endTurn } from '../testing/commands.ts'
import { does, orderOf, table } from '../testing/table.ts'

/** The last turn of the game is played but for its end. */
function outcomeOf(position: Position): Outcome {
  const { players = 2, round = 1, order = COLOURS, options } = position
  const turn = item(order, players - 1)
  const at = table({
    lap: 4,
    acted: true,
    turn,
    ...position,
    options: { roundLimit: round, ...options },
  })
  const { game, state } = does(at, endTurn)
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('the game is not over')
  return outcome
}

/** Red's points line by line: buildings, contracts, coins, resources. */
const linesOf = (red: Belongings, more: Position = {}): number[] =>
  item(outcomeOf({ red, ...more }).seats, 0).lines.map(({ points }) => points)

const ranksOf = (position: Position): number[] => outcomeOf(position).seats.map(({ rank }) => rank)
const totalsOf = (position: Position): number[] =>
  outcomeOf(position).seats.map(({ total }) => total)

describe('scoring', () => {
  test('the points are the sum of four lines — CB-11.1', () => {
    const { total, lines } = item(
      outcomeOf({ red: { coins: 10, wood: 4, sites: [['stable']] } }).seats,
      0,
    )
    expect(lines).toEqual([
      { label: 'buildings', points: 1 },
      { label: 'contracts', points: 0 },
      { label: 'coins', points: 2 },
      { label: 'resources', points: 2 },
    ])
    expect(total).toBe(5)
    const { game, state } = table()
    expect(game.outcome(state)).toBeNull()
  })

  test('all own buildings count, covered or on top — CB-11.2', () => {
    expect(linesOf({ sites: [['quarry', 'creamery'], ['stable']] })[0]).toBe(1 + 4 + 1)
  })

  test('1 point for each own marker on a contract — CB-11.3', () => {
    const realised = { 'meat-fish-cheese': ['red'], 'fish-cheese-bread': ['blue', 'red'] } as const
    expect(linesOf({}, { realised })[1]).toBe(2)
    const components = { constants: { scoring: { perContract: 3 } } }
    expect(linesOf({}, { realised, components })[1]).toBe(2 * 3)
  })

  test('1 point for every 5 coins — CB-11.4', () => {
    expect([4, 5, 9, 10].map((coins) => linesOf({ coins })[2])).toEqual([0, 1, 1, 2])
  })

  test('1 point for every 2 resources, together or each kind by itself — CB-11.5', () => {
    expect(linesOf({ wood: 1, stone: 1 })[3]).toBe(1)
    const options = { resourceScoring: 'perKind' }
    expect(linesOf({ wood: 1, stone: 1 }, { options })[3]).toBe(0)
    expect(linesOf({ wood: 3, stone: 2 }, { options })[3]).toBe(2)
  })

  test('coins and resources are not added up — CB-11.6', () => {
    expect(linesOf({ coins: 4, wood: 1 })).toEqual([0, 0, 0, 0])
  })

  test('nothing else scores: no badges, craftsmen or workers — CB-11.7', () => {
    expect(linesOf({ board: 'cake' })).toEqual([0, 0, 0, 0])
    expect(totalsOf({ lap: 4, red: {} })).toEqual([0, 0])
  })

  test('most points wins — CB-11.8', () => {
    expect(ranksOf({ blue: { coins: 5 } })).toEqual([2, 1])
  })

  test('among tied players the first in the turn order wins — CB-11.9', () => {
    expect(ranksOf({ players: 3, round: 2, order: ['green', 'blue', 'red'] })).toEqual([3, 2, 1])
  })

  test('the turn order is that of the active column, not of the recruited one — CB-11.10', () => {
    const recruited = [
      ['foreman', 'blue'],
      ['banker', 'red'],
    ] as const
    expect(ranksOf({ offer: ['broker'], recruited })).toEqual([1, 2])
  })

  test('no place is shared — CB-11.11', () => {
    const ranks = ranksOf({
      players: 4,
      round: 2,
      order: ['yellow', 'green', 'red', 'blue'],
      red: { coins: 5 },
      blue: { coins: 5 },
    })
    expect(ranks).toEqual([1, 2, 4, 3])
  })
})

describe('examples', () => {
  test('14 coins, 3 wood, 2 stone: 4 points; 4 coins and 1 wood: 0 — CB-11-EX1', () => {
    expect(
      totalsOf({ red: { coins: 14, wood: 3, stone: 2 }, blue: { coins: 4, wood: 1 } }),
    ).toEqual([4, 0])
  })

  test('3 wood and 3 stone: 3 points, per kind 2 — CB-11-EX2', () => {
    const red = { wood: 3, stone: 3 }
    expect(linesOf(red)[3]).toBe(3)
    expect(linesOf(red, { options: { resourceScoring: 'perKind' } })[3]).toBe(2)
  })

  test('Sawmill, Charcuterie and Hunting Castle: 16 points — CB-11-EX3', () => {
    expect(linesOf({ sites: [['sawmill', 'charcuterie', 'hunting-castle']] })[0]).toBe(16)
  })

  const A: Belongings = {
    coins: 12,
    wood: 1,
    stone: 2,
    sites: [
      ['sawmill', 'charcuterie', 'hunting-castle'],
      ['bakehouse', 'watch-castle'],
      ['creamery', 'rose-castle'],
    ],
  }
  const B: Belongings = {
    coins: 24,
    wood: 4,
    stone: 3,
    sites: [
      ['covered-market', 'royal-castle'],
      ['toll-house', 'town-hall-gardens'],
      ['grand-citadel'],
    ],
  }
  const BOTH: Position = {
    round: 5,
    order: ['blue', 'red'],
    realised: {
      'meat-fish-cheese': ['red', 'blue'],
      'fish-cheese-bread': ['red', 'blue'],
      'cheese-bread-cake': ['red', 'blue'],
      'bread-cake-eggplant': ['blue'],
      'cake-meat-eggplant': ['blue'],
    },
    red: A,
    blue: B,
  }
  const lines = (seat: number) =>
    item(outcomeOf(BOTH).seats, seat).lines.map(({ points }) => points)

  test('whole scoring of A: 39 + 3 + 2 + 1 = 45 — CB-11-EX4', () => {
    expect(lines(0)).toEqual([39, 3, 2, 1])
    expect(totalsOf(BOTH)[0]).toBe(45)
  })

  test('whole scoring of B: 33 + 5 + 4 + 3 = 45 — CB-11-EX5', () => {
    expect(lines(1)).toEqual([33, 5, 4, 3])
    expect(totalsOf(BOTH)[1]).toBe(45)
  })

  test('A and B are tied; the turn order was B, A: B wins — CB-11-EX6', () => {
    expect(orderOf(table({ round: 5, order: ['blue', 'red'] }))).toEqual(['blue', 'red'])
    expect(ranksOf(BOTH)).toEqual([2, 1])
  })

  test('Red 47, Blue 47, Green 44: Blue wins, Red is second, Green third — CB-11-EX7', () => {
    const position: Position = {
      players: 3,
      round: 4,
      order: ['green', 'blue', 'red'],
      offer: ['mason'],
      recruited: [
        ['foreman', 'red'],
        ['banker', 'green'],
        ['broker', 'blue'],
      ],
      red: { coins: 5 * 47 },
      blue: { coins: 5 * 47 },
      green: { coins: 5 * 44 },
    }
    expect(totalsOf(position)).toEqual([47, 47, 44])
    expect(ranksOf(position)).toEqual([2, 1, 3])
  })
})
