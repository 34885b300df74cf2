import { describe, expect, test } from 'vitest'
import { down, type Position } from '../positions/position.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { laidOut } from '../testing/play.ts'
import { asks, does, happened, offers, player, refuses, type Table } from '../testing/table.ts'
import { activate, activateOther, stop, take, useAction } from '../testing/wishes.ts'

/** Red and Blue build two sections each, so that each has two tiles. */
const SECTIONS = {
  0: { owner: 'red' },
  3: { owner: 'red' },
  7: { owner: 'blue' },
  8: { owner: 'blue' },
} as const

const artisans = (card: number, position: Position = {}): Table =>
  atGuild(`guild-artisans-${card}`, { sections: SECTIONS, ...position })

/** Red has a gold beater (1 gold) and a treasury (2 rubles) face up. */
const TWO_TILES = { green: 'ws-gold-1', yellow: 'ws-ruble-1' } as const

describe('the guild', () => {
  test.each([{}, { contractors: true }])('brings no pieces, at %j — GU-ARTISANS-1', (options) => {
    const at = laidOut({ options: { ...options, fourthGuild: 'guild-artisans' } }, 1)
    const without = laidOut({ options }, 1)
    expect(at.game.pieces(at.state)).toEqual(without.game.pieces(without.state))
  })

  test.each([
    [1, 'effect.paid(cost amount.ruble(n 1), gains effect.activateOther)'],
    [2, 'effect.paid(cost amount.ruble(n 2), gains effect.activate.same(n 2))'],
    [3, 'effect.paid(cost amount.ruble(n 2), gains effect.activate.different(n 2))'],
  ])('card %d has the own tile and another action — GU-ARTISANS-8', (card, second) => {
    expect(printedOn(`guild-artisans-${card}`)).toEqual([
      'effect.free(gains effect.activate(n 1))',
      second,
    ])
  })
})

describe('what activating means', () => {
  test('the benefit once, whatever die was moved and however many dice lie there — GU-ARTISANS-2', () => {
    const at = artisans(1, {
      dice: { red: [0, 2] },
      red: { workshop: { green: 'ws-gold-1' } },
    })
    const done = does(at, useAction('guild-artisans-1a'), take({ gold: 1 }))
    expect(player(done, 'red').inventory).toEqual({ gold: 1 })
    expect(happened(done, 'tileActivated')).toMatchObject([{ tile: 'ws-gold-1' }])
  })

  test('only face-up tiles — GU-ARTISANS-2', () => {
    const at = artisans(1, {
      red: { workshop: { green: down('ws-gold-1'), yellow: 'ws-ruble-1', red: 'ws-wood-1' } },
      sections: { ...SECTIONS, 1: { owner: 'red' } },
    })
    const picking = does(at, useAction('guild-artisans-1a'))
    expect(offers(picking)).toEqual([activate('red'), activate('yellow')])
    expect(refuses(picking, activate('green'))).toMatchObject({ clause: 'RC-10.3' })
    const none = artisans(1, { red: { workshop: { green: down('ws-gold-1') } } })
    expect(offers(none, 'useAction')).toEqual([])
  })

  test('never specialists — GU-ARTISANS-2', () => {
    const options = { contractors: true }
    const at = artisans(1, { options, red: { specialist: 'sp-04' }, blue: { specialist: 'sp-05' } })
    expect(offers(at, 'useAction')).toEqual([])
  })

  test('a tile that shows a die gives what lies there, once — GU-ARTISANS-2', () => {
    const at = artisans(1, {
      dice: { white: [2, 2], green: [2, 3] },
      red: { workshop: { green: 'ws-die-white' } },
    })
    const done = does(at, useAction('guild-artisans-1a'))
    expect(offers(done)[0]).toEqual(take({ stone: 2 }))
  })
})

describe('the actions', () => {
  test('1 own tile, once — GU-ARTISANS-3', () => {
    const at = artisans(2, { red: { rubles: 0, workshop: TWO_TILES } })
    const picking = does(at, useAction('guild-artisans-2a'))
    expect(asks(picking)).toBe('activate-tile')
    const done = does(picking, activate('yellow'))
    expect(player(done, 'red').rubles).toBe(2)
    expect(asks(done)).toBe('market-next')
  })

  test('1 ruble for a face-up tile of another player — GU-ARTISANS-4', () => {
    const at = artisans(1, {
      red: { rubles: 2, workshop: TWO_TILES },
      blue: { rubles: 3, workshop: { red: 'ws-wood-1', yellow: 'ws-stone-1' } },
      green: { workshop: { red: 'ws-alms-1' } },
      sections: { ...SECTIONS, 1: { owner: 'green' } },
    })
    const picking = does(at, useAction('guild-artisans-1b'))
    expect(asks(picking)).toBe('activate-tile')
    expect(offers(picking)).toEqual([
      activateOther(1, 'yellow', 'blue'),
      activateOther(1, 'red', 'blue'),
      activateOther(2, 'red', 'green'),
    ])
    const done = does(picking, activateOther(1, 'yellow', 'blue'), take({ stone: 1 }))
    expect(player(done, 'red')).toMatchObject({ rubles: 1, inventory: { stone: 1 } })
    expect(happened(done, 'tileLent')).toMatchObject([{ seat: 0, owner: 1, tile: 'ws-stone-1' }])
    expect(asks(done)).toBe('market-next')
  })

  test('whose tile it is gains and loses nothing — GU-ARTISANS-4', () => {
    const blue = { rubles: 3, goods: { brick: 1 }, workshop: { yellow: 'ws-alms-1' } } as const
    const at = artisans(1, { red: { rubles: 1, position: 4 }, blue })
    const done = does(at, useAction('guild-artisans-1b'))
    expect(player(done, 'red')).toMatchObject({ rubles: 1, position: 5 })
    expect(player(done, 'blue')).toEqual(player(at, 'blue'))
  })

  test('what is not another player’s face-up tile is refused — GU-ARTISANS-4', () => {
    const at = artisans(1, {
      red: { rubles: 1, workshop: TWO_TILES },
      blue: { workshop: { red: 'ws-wood-1', yellow: 'ws-stone-1' } },
    })
    const picking = does(at, useAction('guild-artisans-1b'))
    const own = refuses(picking, activateOther(0, 'green', 'red'))
    expect(own).toMatchObject({ clause: 'GU-ALL-12' })
    expect(refuses(picking, activateOther(3, 'red', 'red'))).toMatchObject({ clause: 'GU-ALL-12' })
    const empty = refuses(picking, activateOther(1, 'green', 'blue'))
    expect(empty).toMatchObject({ clause: 'RC-8.16' })
    const poor = artisans(1, { red: { rubles: 0 }, blue: { workshop: { yellow: 'ws-alms-1' } } })
    expect(refuses(poor, useAction('guild-artisans-1b'))).toMatchObject({ clause: 'RC-9.15' })
  })

  test('2 rubles for one own tile twice — GU-ARTISANS-5', () => {
    const at = artisans(2, { red: { rubles: 2, workshop: TWO_TILES } })
    const once = does(at, useAction('guild-artisans-2b'), activate('yellow'))
    expect(player(once, 'red').rubles).toBe(2)
    expect(offers(once)).toEqual([activate('yellow'), stop])
    expect(refuses(once, activate('green'))).toMatchObject({ clause: 'GU-ARTISANS-5' })
    const twice = does(once, activate('yellow'))
    expect(player(twice, 'red').rubles).toBe(4)
    expect(asks(twice)).toBe('market-next')
  })

  test('2 rubles for two different own tiles, in any order — GU-ARTISANS-6', () => {
    const at = artisans(3, { red: { rubles: 2, workshop: TWO_TILES } })
    const first = does(at, useAction('guild-artisans-3b'), activate('green'), take({ gold: 1 }))
    expect(offers(first)).toEqual([activate('yellow'), stop])
    expect(refuses(first, activate('green'))).toMatchObject({ clause: 'GU-ARTISANS-6' })
    const second = does(first, activate('yellow'))
    const other = does(
      at,
      useAction('guild-artisans-3b'),
      activate('yellow'),
      activate('green'),
      take({ gold: 1 }),
    )
    for (const done of [second, other]) {
      expect(player(done, 'red')).toMatchObject({ rubles: 2, inventory: { gold: 1 } })
      expect(asks(done)).toBe('market-next')
    }
  })

  test('an own tile is activated for 2 rubles only if one lies face up — GU-ARTISANS-5, GU-ARTISANS-6', () => {
    for (const card of [2, 3]) {
      const at = artisans(card, { red: { rubles: 2 } })
      expect(offers(at, 'useAction')).toEqual([])
    }
  })

  test('two tiles with the same benefit are different tiles — GU-ARTISANS-7', () => {
    const workshop = { green: 'ws-wood-1', yellow: 'ws-wood-2' } as const
    const at = artisans(3, { red: { rubles: 2, workshop } })
    const done = does(
      at,
      useAction('guild-artisans-3b'),
      activate('green'),
      take({ wood: 1 }),
      activate('yellow'),
      take({ wood: 1 }),
    )
    expect(player(done, 'red').inventory).toEqual({ wood: 2 })
  })
})

describe('worked examples', () => {
  test('a brick and, by the white die on the gold space, a gold — GU-ARTISANS-EX1', () => {
    const at = artisans(3, {
      dice: { white: [3, 2] },
      red: { rubles: 2, workshop: { green: 'ws-brick-1', yellow: 'ws-die-white' } },
    })
    const done = does(
      at,
      useAction('guild-artisans-3b'),
      activate('green'),
      take({ brick: 1 }),
      activate('yellow'),
      take({ gold: 1 }),
    )
    expect(player(done, 'red')).toMatchObject({ rubles: 0, inventory: { brick: 1, gold: 1 } })
  })

  test('1 ruble to the supply for Blue’s gold beater — GU-ARTISANS-EX2', () => {
    const blue = { rubles: 4, workshop: { green: 'ws-gold-1' } } as const
    const at = artisans(1, { red: { rubles: 1 }, blue })
    const done = does(at, useAction('guild-artisans-1b'), take({ gold: 1 }))
    expect(player(done, 'red')).toMatchObject({ rubles: 0, inventory: { gold: 1 } })
    expect(player(done, 'blue').rubles).toBe(4)
  })

  test('with one tile only, 2 rubles for one activation — GU-ARTISANS-EX3', () => {
    const at = artisans(3, { red: { rubles: 2, workshop: { green: 'ws-gold-1' } } })
    const done = does(at, useAction('guild-artisans-3b'), take({ gold: 1 }))
    expect(player(done, 'red')).toMatchObject({ rubles: 0, inventory: { gold: 1 } })
    expect(asks(done)).toBe('market-next')
    expect(asks(does(done, stop))).not.toBe('activate-tile')
  })
})

test('with the Contractors it is the same — GU-ARTISANS-1', () => {
  const red = { rubles: 2, workshop: { green: 'ws-gold-1' } } as const
  const at = artisans(2, { options: { contractors: true }, red })
  const once = does(at, useAction('guild-artisans-2b'), take({ gold: 1 }))
  const twice = does(once, activate('green'), take({ gold: 1 }))
  expect(player(twice, 'red')).toMatchObject({ rubles: 0, inventory: { gold: 2 } })
})
