import { describe, expect, test } from 'vitest'
import type { Belongings } from '../positions/position.ts'
import { chooseKind, endTurn } from '../testing/commands.ts'
import { builds, finishRound } from '../testing/play.ts'
import {
  actorAt,
  asks,
  does,
  drafted,
  goodsOf,
  happened,
  offers,
  playerOf,
  refused,
  table,
} from '../testing/table.ts'

/** What Red's sites produce in an income. */
const income = (red: Belongings, options = {}) => playerOf(table({ red, options }), 'red').income

/** The last turn of a round is played; what follows is the next income. */
const nextIncome = (red: Belongings, options = {}) =>
  does(table({ red, options, lap: 4, turn: 'blue', acted: true }), endTurn)

describe('income', () => {
  test('every round begins with the income, the first one too — CB-4.1', () => {
    expect(drafted({ players: 3 }).events.filter(({ type }) => type === 'earned')).toHaveLength(3)
    expect(happened(finishRound(drafted()), 'earned')).toHaveLength(2)
  })

  test('all players gain what their three sites produce — CB-4.2', () => {
    const at = nextIncome({ board: 'cake', coins: 1, sites: [['wood-shed'], [], ['quarry']] })
    expect(goodsOf(at, 'red')).toEqual([1 + 1 + 1 + 1, 1, 1])
    expect(goodsOf(at, 'blue')).toEqual([4, 0, 0])
  })

  test('a bare site produces the coins printed on it — CB-4.3', () => {
    expect(income({ board: 'fish', sites: [[], ['wood-shed']] })).toEqual({
      coin: 3 + 1,
      wood: 1,
    })
  })

  test('a stack produces the top income and the residual of all below — CB-4.4', () => {
    const sites = [['toll-house', 'covered-market', 'stable'], ['gravel-pit'], ['wood-shed']]
    // 2 + 2 residual, 1 coin + 1 wood on top; 1 coin + 1 stone; 1 coin + 1 wood.
    expect(income({ sites })).toEqual({ coin: 7, wood: 2, stone: 1 })
  })

  test('a site with buildings no longer produces its coins, unless they are kept — CB-4.5', () => {
    const red = { board: 'meat', sites: [[], ['gravel-pit']] } as const
    expect(income(red)).toEqual({ coin: 2 + 1, stone: 1 })
    expect(income(red, { bareSiteIncome: 'kept' })).toEqual({ coin: 4 + 1, stone: 1 })
  })

  test('a castle produces what is printed on it — CB-4.6', () => {
    const sites = [['rose-castle'], ['royal-castle'], ['gravel-pit']]
    expect(income({ sites })).toEqual({ coin: 1, wood: 1, stone: 2 })
  })

  test('with castleIncome on choice each player in turn order names the kinds — CB-4.7', () => {
    const at = does(
      table({
        players: 3,
        options: { castleIncome: 'choice' },
        lap: 4,
        turn: 'green',
        acted: true,
        recruited: [
          ['foreman', 'green'],
          ['banker', 'red'],
          ['broker', 'blue'],
        ],
        green: { sites: [['rose-castle'], ['royal-castle']] },
        blue: { sites: [['watch-castle']] },
      }),
      endTurn,
    )
    expect([actorAt(at), asks(at)]).toEqual(['green', 'castle-income'])
    expect(offers(at)).toEqual([chooseKind(2, 0), chooseKind(1, 1), chooseKind(0, 2)])
    expect(refused(at, chooseKind(1, 0))).toBe('CB-4.7 kinds')
    const next = does(at, chooseKind(0, 2))
    expect([actorAt(next), asks(next)]).toEqual(['blue', 'castle-income'])
    const after = does(next, chooseKind(1, 0))
    expect(actorAt(after)).toBe('green')
    expect(goodsOf(after, 'green').slice(1)).toEqual([0, 2])
    expect(goodsOf(after, 'blue').slice(1)).toEqual([1, 0])
  })

  test('the income goes through the players in turn order — CB-4.8', () => {
    const at = does(
      table({
        players: 3,
        lap: 4,
        turn: 'green',
        acted: true,
        recruited: [
          ['foreman', 'blue'],
          ['banker', 'green'],
          ['broker', 'red'],
        ],
      }),
      endTurn,
    )
    expect(happened(at, 'earned').map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  test('nothing is produced when it is built, nor at the end of the game — CB-4.9', () => {
    const market = { 1: ['stable', 'quarry', 'bakehouse', 'toll-house'] }
    const at = builds(table({ market, red: { coins: 5, wood: 1 } }), 'toll-house')
    expect(goodsOf(at, 'red')).toEqual([0, 0, 0])
    const red = { sites: [['toll-house']] }
    const last = table({ red, options: { roundLimit: 1 }, lap: 4, turn: 'blue', acted: true })
    expect(goodsOf(does(last, endTurn), 'red')).toEqual([0, 0, 0])
  })
})

describe('examples', () => {
  test('board-meat without buildings: 4 coins — CB-4-EX1', () => {
    expect(income({ board: 'meat' })).toEqual({ coin: 4 })
  })

  test('Charcuterie on Sawmill: 1 wood + 2 stone — CB-4-EX2', () => {
    const sites = [['sawmill', 'charcuterie'], ['wood-shed'], ['gravel-pit']]
    expect(income({ sites })).toEqual({ coin: 2, wood: 1 + 1, stone: 2 + 1 })
  })

  test('Rose Castle on Covered Market on Toll House: 4 coins + 1 wood — CB-4-EX3', () => {
    const sites = [['toll-house', 'covered-market', 'rose-castle'], ['wood-shed'], ['gravel-pit']]
    expect(income({ sites })).toEqual({ coin: 4 + 2, wood: 1 + 1, stone: 1 })
  })

  const FISH: Belongings = {
    board: 'fish',
    sites: [['bakehouse'], [], ['quarry', 'fondue-inn']],
  }

  test('board-fish with Bakehouse and a Fondue Inn on a Quarry: 4 coins + 1 wood + 2 stone — CB-4-EX4', () => {
    expect(income(FISH)).toEqual({ coin: 4, wood: 1, stone: 2 })
  })

  test('the same with the printed coins kept: 7 coins + 1 wood + 2 stone — CB-4-EX5', () => {
    expect(income(FISH, { bareSiteIncome: 'kept' })).toEqual({ coin: 7, wood: 1, stone: 2 })
  })

  test('Bakehouse on Creamery: 4 coins; a lower level may lie on a higher one — CB-4-EX6', () => {
    const sites = [['creamery', 'bakehouse'], ['wood-shed'], ['gravel-pit']]
    expect(income({ sites })).toEqual({ coin: 4 + 2, wood: 1, stone: 1 })
  })

  test('the Royal Castle produces 1 stone, or what its owner names each time — CB-4-EX7', () => {
    const sites = [['royal-castle'], ['wood-shed'], ['gravel-pit']]
    expect(income({ sites })).toEqual({ coin: 2, wood: 1, stone: 2 })
    const asked = nextIncome({ sites }, { castleIncome: 'choice' })
    expect(asks(asked)).toBe('castle-income')
    expect(goodsOf(does(asked, chooseKind(1, 0)), 'red').slice(1)).toEqual([2, 1])
    expect(goodsOf(does(asked, chooseKind(0, 1)), 'red').slice(1)).toEqual([1, 2])
  })
})
