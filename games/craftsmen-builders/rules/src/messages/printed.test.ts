import { message } from '@guildhall/kernel'
import { must } from '@guildhall/laws/table'
import { describe, expect, test } from 'vitest'
import { endTurn } from '../testing/commands.ts'
import { does, seen, type Table, table } from '../testing/table.ts'
import { type FinalAccount, finalAccount } from './account.ts'
import { concerns } from './concerns.ts'
import { printed } from './printed.ts'

const on = must(printed({ players: 3, options: {} }))

describe('what is printed', () => {
  test('a building with its cost, income, badges and points — CB-1.9', () => {
    const { name, ...rest } = on.building('building-2-creamery')
    expect(name.params).toEqual({ name: 'Creamery' })
    expect(rest).toEqual({
      level: 2,
      cost: { coin: 10, wood: 3, stone: 2 },
      income: { coin: 2, stone: 1 },
      residual: { coin: 1 },
      badges: ['cheese', 'cake'],
      points: 4,
    })
  })

  test('a craftsman with two lines and their slots — CB-1.14, CB-5.22', () => {
    const { lines } = on.craftsman('craftsman-broker')
    expect(lines.map(({ slots }) => slots.map(({ fee }) => fee))).toEqual([[1], [1, 2]])
    expect(lines[0]?.effect).toMatchObject({ max: 3, pay: { choice: 1 }, gain: { coin: 4 } })
    expect(on.places.map(({ effect }) => effect.word)).toEqual(['trade', 'build'])
  })

  test('a board, a contract with its power, a place of the market — CB-1.24, CB-7.16, CB-6.18', () => {
    const board = on.board('board-fish')
    expect([board.badge, ...board.sites]).toEqual(['fish', { coin: 2 }, { coin: 1 }, { coin: 1 }])
    const cake = on.contract('contract-cake-cheese-bread')
    expect(cake.badges).toEqual(['cake', 'cake', 'cheese', 'bread'])
    expect(cake.options.map(({ word, gain }) => [word, gain])).toEqual([
      ['build', {}],
      ['trade', { coin: 3 }],
    ])
    expect(on.contract('contract-fish-cheese-bread').options).toEqual([
      on.contract('contract-fish-cheese-bread').power,
    ])
    expect(on.gains(2, 2)).toEqual({ builder: { wood: 1 }, others: { coin: 1 } })
  })

  test('a table that cannot be has nothing printed', () => {
    expect(printed({ players: 7, options: {} }).ok).toBe(false)
  })
})

test('what one was paid, or gained from the building of another, concerns one', () => {
  const fee = { type: 'feePaid', seat: 0, to: 1, coins: 1, source: 'craftsman-mason-a1' } as const
  expect([0, 1, 2].map((seat) => concerns(fee, seat))).toEqual([true, true, false])
  const gained = { type: 'gained', seat: 2, goods: { coin: 1 }, source: 'market-1-3' } as const
  expect([0, 2].map((seat) => concerns(gained, seat))).toEqual([false, true])
  expect(concerns({ type: 'turnBegan', seat: 0, lap: 1, place: 0 }, 0)).toBe(false)
  expect(concerns({ type: 'roundEnded', round: 1 }, 0)).toBe(false)
})

describe('the final account', () => {
  const accountOf = (at: Table): FinalAccount => {
    const { players, options } = at.game
    return must(finalAccount({ players, options }, seen(at)))
  }
  const last = { options: { roundLimit: 1 }, lap: 4, turn: 'blue', acted: true } as const

  test('works out every source of points — CB-11.2 to CB-11.5', () => {
    const sites = [['sawmill', 'charcuterie', 'hunting-castle'], ['bakehouse']]
    const at = does(table({ ...last, red: { coins: 14, wood: 3, stone: 2, sites } }), endTurn)
    const { ranking, parts } = accountOf(at)
    expect(ranking).toMatchObject({ clause: 'CB-11.8', words: { key: 'ending.points' } })
    expect(ranking.words.params).toMatchObject({ points: message('amount.point', { n: 20 }) })
    expect(parts.map(({ label, points }) => [label, points[0]])).toEqual([
      ['buildings', 16],
      ['contracts', 0],
      ['coins', 2],
      ['resources', 2],
    ])
    expect(parts[0]?.lines[0]?.words.params).toMatchObject({ one: 16, two: 0, three: 0, n: 16 })
    expect(parts.map(({ lines }) => lines[0]?.clause)).toEqual([
      'CB-11.2',
      'CB-11.3',
      'CB-11.4',
      'CB-11.5',
    ])
  })

  test('says that the turn order has decided — CB-11.9', () => {
    const { ranking } = accountOf(does(table(last), endTurn))
    expect(ranking).toMatchObject({ clause: 'CB-11.9', words: { key: 'ending.order' } })
    expect(ranking.words.params).toMatchObject({ who: { key: 'player.red' } })
  })

  test('counts wood and stone by themselves where that is set — CB-11.5', () => {
    const options = { roundLimit: 1, resourceScoring: 'perKind' } as const
    const at = does(table({ ...last, options, red: { wood: 3, stone: 3 } }), endTurn)
    const resources = accountOf(at).parts[3]
    expect(resources?.points[0]).toBe(2)
    expect(resources?.lines[0]?.words.key).toBe('account.perKind')
  })
})
