import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { laidOut } from '../testing/play.ts'
import { asks, does, offers, player, refuses, seen } from '../testing/table.ts'
import { again, payWith, stop, take, useAction } from '../testing/wishes.ts'

const managers = (card: number, position: Position = {}) =>
  atGuild(`guild-managers-${card}`, position)

const taken = (at: ReturnType<typeof managers>): string[] =>
  offers(at, 'take').map(({ goods }) => Object.keys(goods).join())

describe('the guild', () => {
  test.each([{}, { contractors: true }])('brings no pieces, at %j — GU-MANAGERS-1', (options) => {
    const at = laidOut({ options: { ...options, fourthGuild: 'guild-managers' } }, 1)
    const without = laidOut({ options }, 1)
    expect(at.game.pieces(at.state)).toEqual(without.game.pieces(without.state))
  })

  test.each([
    [
      1,
      'effect.free(gains effect.choice(n 1, kinds kind.wood & kind.brick & kind.stone))',
      'effect.paidRepeat(cost effect.choice(n 1, kinds kind.wood & kind.brick & kind.stone), gains amount.recognition(n 1))',
    ],
    [
      2,
      'effect.free(gains amount.plus(what amount.ruble(n 1)))',
      'effect.paidRepeat(cost amount.gold(n 1), gains amount.ruble(n 3))',
    ],
    [
      3,
      'effect.free(gains effect.choice(n 1, kinds kind.green & kind.purple))',
      'effect.paidRepeat(cost amount.green(n 1) & amount.purple(n 1), gains amount.ruble(n 2) & amount.prestige(n 1))',
    ],
  ])('card %d has its pair of actions — GU-MANAGERS-9', (card, first, second) => {
    expect(printedOn(`guild-managers-${card}`)).toEqual([first, second])
  })
})

describe('the actions', () => {
  test('the kinds shown are wood, brick and stone — GU-MANAGERS-2', () => {
    const goods = { wood: 1, brick: 1, stone: 1, gold: 1, green: 1 }
    const gaining = does(managers(1), useAction('guild-managers-1a'))
    expect(taken(gaining)).toEqual(['wood', 'brick', 'stone', ''])
    const paying = does(managers(1, { red: { goods } }), useAction('guild-managers-1b'))
    expect(offers(paying)).toEqual([
      payWith({ wood: 1 }),
      payWith({ brick: 1 }),
      payWith({ stone: 1 }),
    ])
  })

  test('1 material of them is gained, once — GU-MANAGERS-3', () => {
    const at = does(managers(1), useAction('guild-managers-1a'), take({ stone: 1 }))
    expect(player(at, 'red').inventory).toEqual({ stone: 1 })
    expect(asks(at)).toBe('market-next')
  })

  test('1 material of them for 1 recognition, as often as one likes — GU-MANAGERS-4', () => {
    const at = managers(1, { red: { position: 3, goods: { brick: 2, gold: 1 } } })
    const once = does(at, useAction('guild-managers-1b'))
    expect(player(once, 'red')).toMatchObject({ position: 4, inventory: { brick: 1, gold: 1 } })
    expect(offers(once)).toEqual([again, stop])
    expect(asks(does(once, again))).toBe('market-next')
    const none = managers(1, { red: { goods: { gold: 1 } } })
    expect(refuses(none, useAction('guild-managers-1b'))).toMatchObject({ clause: 'RC-9.15' })
  })

  test('1 ruble is gained, once — GU-MANAGERS-5', () => {
    const at = does(managers(2, { red: { rubles: 1 } }), useAction('guild-managers-2a'))
    expect(player(at, 'red').rubles).toBe(2)
    expect(asks(at)).toBe('market-next')
  })

  test('1 gold for 3 rubles, as often as there is gold — GU-MANAGERS-6', () => {
    const at = managers(2, { red: { rubles: 0, goods: { gold: 2 } } })
    const once = does(at, useAction('guild-managers-2b'))
    expect(player(once, 'red')).toMatchObject({ rubles: 3, inventory: { gold: 1 } })
    const twice = does(once, again)
    expect(player(twice, 'red')).toMatchObject({ rubles: 6, inventory: {} })
    expect(asks(twice)).toBe('market-next')
  })

  test('a jewel of either colour is gained, once — GU-MANAGERS-7', () => {
    const at = does(managers(3), useAction('guild-managers-3a'))
    expect(taken(at)).toEqual(['green', 'purple', ''])
    const done = does(at, take({ purple: 1 }))
    expect(player(done, 'red').inventory).toEqual({ purple: 1 })
    expect(asks(done)).toBe('market-next')
  })

  test('a jewel of each colour for 1 prestige and 2 rubles, repeatedly — GU-MANAGERS-8', () => {
    const goods = { green: 2, purple: 2 }
    const at = managers(3, { red: { rubles: 0, position: 2, goods } })
    const once = does(at, useAction('guild-managers-3b'))
    expect(player(once, 'red')).toMatchObject({ position: 5, rubles: 2 })
    const twice = does(once, again)
    expect(player(twice, 'red')).toMatchObject({ position: 9, rubles: 4, inventory: {} })
    const one = managers(3, { red: { goods: { green: 2 } } })
    expect(refuses(one, useAction('guild-managers-3b'))).toMatchObject({ clause: 'RC-9.15' })
  })
})

describe('worked examples', () => {
  test('2 wood and 1 stone on position 3: three times, position 6 — GU-MANAGERS-EX1', () => {
    const at = managers(1, { red: { position: 3, goods: { wood: 2, stone: 1 } } })
    const done = does(
      at,
      useAction('guild-managers-1b'),
      payWith({ wood: 1 }),
      again,
      payWith({ wood: 1 }),
      again,
    )
    expect(player(done, 'red')).toMatchObject({ position: 6, inventory: {} })
    expect(asks(done)).toBe('market-next')
  })

  test('both jewels on position 14: position 17, 2 rubles — GU-MANAGERS-EX2', () => {
    const goods = { green: 1, purple: 1 }
    const at = managers(3, { red: { position: 14, rubles: 0, goods } })
    const done = does(at, useAction('guild-managers-3b'))
    expect(player(done, 'red')).toMatchObject({ position: 17, rubles: 2 })
  })

  test('without green jewels in the supply only a purple one — GU-MANAGERS-EX3', () => {
    const at = managers(3, { blue: { goods: { green: 6 } }, green: { goods: { green: 4 } } })
    expect(seen(at).supply.green).toBe(0)
    expect(taken(does(at, useAction('guild-managers-3a')))).toEqual(['purple', ''])
  })
})
