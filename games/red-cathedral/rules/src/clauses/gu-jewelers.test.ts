import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { redCathedral } from '../game.ts'
import type { Belongings, Position } from '../positions/position.ts'
import { atGuild } from '../testing/guild.ts'
import { atCard, DICE_APART } from '../testing/market.ts'
import { cleverGame, laidOut } from '../testing/play.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  section,
  seen,
  type Table,
  table,
} from '../testing/table.ts'
import {
  again,
  decorate,
  decorateWith,
  deliver,
  deliverDiamond,
  endTurn,
  moveDie,
  obtain,
  payWith,
  stop,
  take,
  useAction,
  useSpecialist,
} from '../testing/wishes.ts'

const OPTIONS = { fourthGuild: 'guild-jewelers' }
const DUCHY = { ...OPTIONS, contractors: true }

const jewelers = (position: Position = {}): Table =>
  table({ ...position, options: { ...OPTIONS, ...position.options } })

/** Red has moved the blue die to a card of the Jewelers. */
const atJewelers = (card: 1 | 2 | 3, position: Position = {}): Table =>
  atGuild(`guild-jewelers-${card}`, position)

/** The same at a card of another group. */
const atOther = (card: string, red: Belongings, position: Position = {}): Table =>
  atCard(card, { ...position, options: { ...OPTIONS, ...position.options }, red })

const actions = (at: Table): string[] => offers(at, 'useAction').map(({ action }) => action)
const payments = (at: Table) => offers(at, 'payWith').map(({ goods }) => goods)
const red = (at: Table) => player(at, 'red')
const SITE = { cards: { 0: 'base-02' }, sections: { 0: { owner: 'red' } } } as const

describe('the pieces', () => {
  test('15 diamonds are in the supply, and no more can be had — GU-JEWELERS-1', () => {
    expect(seen(laidOut({ options: OPTIONS }, 1)).supply.diamond).toBe(15)
    const rest = {
      red: { rubles: 1 },
      blue: { goods: { diamond: 6 } },
      green: { goods: { diamond: 6 } },
    }
    const at = atJewelers(1, { ...rest, players: 4, yellow: { goods: { diamond: 3 } } })
    expect(seen(at).supply.diamond).toBe(0)
    expect(actions(at)).toEqual([])
  })

  test('without the guild there are none, and their commands are refused — GU-ALL-6', () => {
    const at = table({ ...SITE, red: { goods: { wood: 1 } } })
    expect(seen(at).supply.diamond).toBe(0)
    expect(refuses(at, deliverDiamond(0, 'wood'))).toMatchObject({
      clause: 'RC-7.4',
      message: { key: 'refusal.noMaterial' },
    })
    expect(refuses(at, decorateWith({ diamond: 1 }, 0)).clause).toBe('RC-7.19')
  })

  test('a diamond takes a storage space and counts as goods at the end — GU-JEWELERS-2', () => {
    const full = atJewelers(1, { red: { rubles: 4, goods: { diamond: 6 } } })
    expect(red(full)).toMatchObject({ inventory: { diamond: 6 }, capacity: 6 })
    expect(offers(full)).not.toContainEqual(obtain)
    const last = jewelers({
      options: { roundLimit: 1 },
      active: 'green',
      red: { rubles: 2, goods: { diamond: 3 } },
      blue: { rubles: 2, goods: { diamond: 2 } },
    })
    const over = does(last, moveDie('blue'), stop)
    const goods = happened(over, 'scored').filter(({ label }) => label === 'goods')
    expect(goods.map(({ points }) => points)).toEqual([1, 0, 0])
  })

  test('who has how many is public — CT-11.8', () => {
    expect(player(jewelers({ blue: { goods: { diamond: 2 } } }), 'blue').inventory).toEqual({
      diamond: 2,
    })
  })
})

describe('a diamond takes the place of any material', () => {
  test.each([
    {
      action: 'inf-merchants-1a',
      goods: { brick: 2, diamond: 2 },
      ways: [{ brick: 2 }, { brick: 1, diamond: 1 }, { diamond: 2 }],
    },
    {
      action: 'inf-merchants-1a',
      goods: { brick: 1, diamond: 2 },
      ways: [{ brick: 1, diamond: 1 }, { diamond: 2 }],
    },
    {
      action: 'inf-teamsters-2b',
      goods: { wood: 1, gold: 1, diamond: 1 },
      ways: [{ wood: 1 }, { gold: 1 }, { diamond: 1 }],
    },
  ])('paid for $action with $goods — GU-JEWELERS-3', ({ action, goods, ways }) => {
    const at = does(atOther(action.slice(0, -1), { goods }), useAction(action))
    expect(asks(at)).toBe('pay-with')
    expect(payments(at)).toEqual(ways)
  })

  test('one way to pay is not asked for: it uses what there is — GU-JEWELERS-3', () => {
    const at = does(
      atOther('inf-merchants-1', { goods: { brick: 1, diamond: 1 } }),
      useAction('inf-merchants-1a'),
    )
    expect(happened(at, 'paid')).toMatchObject([{ goods: { brick: 1, diamond: 1 } }])
    expect(seen(at).supply).toMatchObject({ brick: 20, diamond: 15 })
  })

  test('of a jewel of either colour, in a repeated action as well — GU-JEWELERS-3', () => {
    const position = { options: DUCHY, dice: { black: [2, 1] } } as const
    const at = jewelers({
      ...position,
      red: { specialist: 'sp-19', goods: { green: 1, diamond: 1 }, position: 0 },
    })
    const used = does(at, moveDie('black'), useSpecialist)
    expect(payments(used)).toEqual([{ green: 1 }, { diamond: 1 }])
    expect(red(does(used, payWith({ diamond: 1 })))).toMatchObject({
      inventory: { green: 1 },
      prestige: 2,
    })
    const trade = does(
      atOther('inf-merchants-2', { goods: { diamond: 4 } }),
      useAction('inf-merchants-2a'),
      take({ purple: 1 }),
      again,
      take({ purple: 1 }),
    )
    expect(red(trade).inventory).toEqual({ purple: 2 })
  })

  test('any number of times, in deliveries of an effect as well — GU-JEWELERS-3', () => {
    const at = atOther('inf-teamsters-3', { goods: { diamond: 4 } }, SITE)
    const twice = does(
      at,
      useAction('inf-teamsters-3a'),
      deliverDiamond(0, 'brick'),
      again,
      deliverDiamond(0, 'wood'),
    )
    expect(red(twice).inventory).toEqual({})
    expect(section(twice, 0)).toMatchObject({
      missing: { brick: 1 },
      diamonds: { wood: 1, brick: 1 },
    })
  })

  test('but no other material that the player names wrongly — GU-JEWELERS-3', () => {
    const at = does(
      atOther('inf-merchants-1', { goods: { brick: 2, wood: 1, diamond: 1 } }),
      useAction('inf-merchants-1a'),
    )
    for (const wrong of [{ brick: 1, wood: 1 }, { diamond: 2 }, { brick: 2, diamond: 1 }]) {
      expect(refuses(at, payWith(wrong)).clause).toBe('RC-9.12')
    }
  })

  test('where an effect asks for a diamond, nothing else does — GU-JEWELERS-7', () => {
    const goods = { wood: 1, gold: 1, green: 1, purple: 1 }
    const without = atJewelers(3, { options: DUCHY, red: { rubles: 0, permits: 0, goods } })
    expect(actions(without)).toEqual([])
    expect(refuses(without, useAction('guild-jewelers-3b')).clause).toBe('RC-9.15')
    const one = atJewelers(3, {
      options: DUCHY,
      red: { rubles: 0, permits: 0, goods: { ...goods, diamond: 1 } },
    })
    const after = does(one, useAction('guild-jewelers-3b'))
    expect(red(after).inventory).toEqual(goods)
  })

  test('a permit is no material: no diamond replaces it — CT-3.3', () => {
    const at = jewelers({ options: DUCHY, red: { permits: 0, goods: { diamond: 5 } } })
    expect(offers(at, 'hire')).toEqual([])
  })
})

describe('on ornaments', () => {
  const done = { owner: 'blue', finished: true } as const
  const site = (goods: Belongings['goods']): Table =>
    jewelers({ sections: { 0: done }, red: { position: 0, goods: goods ?? {} } })

  test('the colour of the jewel is named by the player — GU-JEWELERS-4', () => {
    const at = site({ wood: 1, diamond: 1 })
    expect(offers(at, 'decorate')).toEqual([decorate(0)])
    expect(offers(at, 'decorateWith')).toEqual([
      decorateWith({ diamond: 1 }, 0),
      decorateWith({ wood: 1, diamond: 1 }, 0, 'green'),
      decorateWith({ wood: 1, diamond: 1 }, 0, 'purple'),
    ])
    const both = site({ wood: 1, green: 1, diamond: 1 })
    expect(
      red(does(both, decorateWith({ wood: 1, green: 1, diamond: 1 }, 0, 'green-green'))),
    ).toMatchObject({ prestige: 2 })
    const named = does(both, decorateWith({ wood: 1, green: 1, diamond: 1 }, 0, 'green-purple'))
    expect(red(named)).toMatchObject({ prestige: 3, inventory: {} })
    expect(section(named, 0).ornament).toBe(0)
    expect(seen(named).supply.diamond).toBe(15)
  })

  test('three diamonds pay for a door, a green and a purple jewel: 3 PP — GU-JEWELERS-EX2', () => {
    const at = does(site({ diamond: 3 }), decorateWith({ diamond: 3 }, 0, 'green-purple'))
    expect(red(at)).toMatchObject({ prestige: 3, inventory: {}, ornamentsBuilt: 1 })
    expect(happened(at, 'decoratedWith')).toMatchObject([
      { ornament: 'door', jewels: 'green-purple', goods: { diamond: 3 }, prestige: 3 },
    ])
    expect(seen(at).supply.diamond).toBe(15)
    expect(asks(at)).toBe('end-turn')
  })

  test('what is asked for and what is paid must agree — GU-JEWELERS-4', () => {
    const at = site({ wood: 1, diamond: 2, stone: 1 })
    expect(refuses(at, decorateWith({ stone: 1, diamond: 1 }, 0, 'green')).clause).toBe(
      'GU-JEWELERS-4',
    )
    expect(refuses(at, decorateWith({ diamond: 3 }, 0, 'green-green')).clause).toBe('RC-7.22')
    expect(refuses(at, decorateWith({ diamond: 1 }, 4)).clause).toBe('RC-7.19')
    expect(refuses(at, decorateWith({ diamond: 1 }, 29)).clause).toBe('RC-1.11')
    for (const wrong of [{}, { wood: 1 }, { diamond: 4 }, { diamond: 1, ruble: 1 }, 'diamond']) {
      const wish = { type: 'decorateWith', section: 0, jewels: 'none', goods: wrong }
      expect(refuses(at, wish).clause).toBe('RC-15.1')
    }
  })

  test('the budget holds: a jewel is a delivery of its own — RC-7.25', () => {
    const at = jewelers({
      sections: { 0: done, 3: { owner: 'red' } },
      red: { position: 9, goods: { diamond: 5 } },
    })
    const two = does(at, deliverDiamond(3, 'brick'), deliverDiamond(3, 'brick'))
    expect(offers(two, 'decorateWith')).toEqual([decorateWith({ diamond: 1 }, 0)])
    expect(refuses(two, decorateWith({ diamond: 2 }, 0, 'green')).clause).toBe('RC-7.25')
    const built = does(two, decorateWith({ diamond: 1 }, 0))
    expect(asks(built)).toBe('end-turn')
    expect(refuses(built, decorateWith({ diamond: 1 }, 0)).clause).toBe('RC-4.2')
    expect(refuses(built, deliverDiamond(3, 'stone')).clause).toBe('RC-4.2')
    expect(asks(does(built, endTurn))).toBe('main-action')
  })

  test('a delivery that may not decorate does not, with diamonds either — RC-7.29', () => {
    const options = { ...OPTIONS, singleDeliveryMayDecorate: false }
    const at = atOther(
      'inf-teamsters-2',
      { goods: { diamond: 1 } },
      { options, sections: { 0: done } },
    )
    expect(actions(at)).not.toContain('inf-teamsters-2a')
    const site = { ...SITE, sections: { 0: { owner: 'red' }, 3: done } } as const
    const one = does(
      atOther('inf-teamsters-2', { goods: { diamond: 1 } }, { ...site, options }),
      useAction('inf-teamsters-2a'),
    )
    expect(offers(one, 'decorateWith')).toEqual([])
    expect(refuses(one, decorateWith({ diamond: 1 }, 3)).clause).toBe('RC-7.29')
  })
})

describe('on sections', () => {
  test('three diamonds complete base-02 in one Build — GU-JEWELERS-EX1', () => {
    const at = jewelers({ ...SITE, red: { goods: { diamond: 3 }, rubles: 0, position: 0 } })
    const built = does(
      at,
      deliverDiamond(0, 'brick'),
      deliverDiamond(0, 'wood'),
      deliverDiamond(0, 'brick'),
    )
    expect(section(built, 0)).toMatchObject({ finished: true, missing: {}, diamonds: {} })
    expect(red(built)).toMatchObject({ rubles: 2, position: 3, inventory: {} })
    expect(seen(built).supply).toMatchObject({ wood: 20, brick: 20, diamond: 15 })
  })

  test('the requirement is named, and diamonds lie there until it is completed — GU-JEWELERS-5', () => {
    const at = jewelers({ ...SITE, red: { goods: { brick: 1, wood: 1, diamond: 2 } } })
    expect(offers(at, 'deliverDiamond')).toEqual([
      deliverDiamond(0, 'wood'),
      deliverDiamond(0, 'brick'),
    ])
    const one = does(at, deliverDiamond(0, 'brick'))
    expect(happened(one, 'diamondDelivered')).toMatchObject([{ section: 0, material: 'brick' }])
    expect(section(one, 0)).toMatchObject({
      missing: { wood: 1, brick: 1 },
      diamonds: { brick: 1 },
    })
    expect(seen(one).supply).toMatchObject({ brick: 19, diamond: 13 })
    const all = does(one, deliver(0, 'brick'), deliver(0, 'wood'))
    expect(section(all, 0).finished).toBe(true)
    expect(seen(all).supply).toMatchObject({ wood: 20, brick: 20, diamond: 14 })
    expect(red(all).inventory).toEqual({ diamond: 1 })
  })

  test('it goes only where something is lacking — RC-7.4', () => {
    const at = jewelers({
      cards: { 0: 'base-02', 3: 'base-03' },
      sections: {
        0: { owner: 'red', lacks: { brick: 1 } },
        3: { owner: 'blue' },
        7: { owner: 'red', finished: true },
      },
      red: { goods: { diamond: 1 } },
    })
    expect(offers(at, 'deliverDiamond')).toEqual([deliverDiamond(0, 'brick')])
    for (const [section, material] of [
      [0, 'wood'],
      [0, 'gold'],
      [3, 'brick'],
      [7, 'wood'],
    ] as const) {
      expect(refuses(at, deliverDiamond(section, material)).clause).toBe('RC-7.4')
    }
    expect(refuses(at, deliverDiamond(29, 'wood')).clause).toBe('RC-1.11')
    expect(refuses(at, deliverDiamond(0, 'diamond')).clause).toBe('RC-15.1')
    expect(refuses(at, { type: 'deliverDiamond', section: '0', material: 'brick' }).clause).toBe(
      'RC-15.1',
    )
  })

  test('it makes Build possible, and an effect that delivers — RC-7.2, RC-9.15', () => {
    const goods = { diamond: 1 }
    expect(offers(jewelers({ red: { goods } }), 'deliverDiamond')).toEqual([])
    const at = atOther('inf-teamsters-2', { goods }, SITE)
    expect(actions(at)).toContain('inf-teamsters-2a')
    // The diamond that pays for the delivery cannot be delivered.
    expect(actions(atOther('inf-teamsters-3', { goods, rubles: 0 }, SITE))).toEqual([])
  })
})

describe('where they come from', () => {
  const toStore = { red: { goods: { wood: 1 } } }

  test('a material of choice is no diamond — GU-JEWELERS-6', () => {
    const tile = { workshop: { blue: 'ws-store-1' } } as const
    const position = { ...SITE, dice: DICE_APART, red: { ...toStore.red, ...tile } }
    const use = { type: 'useWorkshop', space: 1 } as const
    const at = does(jewelers(position), moveDie('blue'), use)
    expect(offers(at, 'take')).toHaveLength(7)
    expect(refuses(at, take({ diamond: 1 })).clause).toBe('RC-9.6')
  })

  test('it may be one with diamondsAsChoice, but no choice among fewer kinds — GU-JEWELERS-6', () => {
    const options = { ...OPTIONS, diamondsAsChoice: true }
    const tile = { workshop: { blue: 'ws-store-1' } } as const
    const use = { type: 'useWorkshop', space: 1 } as const
    const at = does(
      jewelers({ ...SITE, options, dice: DICE_APART, red: tile }),
      moveDie('blue'),
      use,
    )
    expect(red(does(at, take({ diamond: 1 }))).inventory).toEqual({ diamond: 1 })
    const common = does(atOther('inf-craftsmen-1', {}, { options }), useAction('inf-craftsmen-1a'))
    expect(offers(common, 'take').map(({ goods }) => goods)).toEqual([
      { wood: 1 },
      { brick: 1 },
      {},
    ])
  })

  test('1 R for 1 diamond, once — GU-JEWELERS-8', () => {
    const at = does(
      atJewelers(1, { red: { rubles: 2 } }),
      useAction('guild-jewelers-1a'),
      take({ diamond: 1 }),
    )
    expect(red(at)).toMatchObject({ rubles: 1, inventory: { diamond: 1 } })
    expect(asks(at)).toBe('market-next')
    expect(actions(at)).toEqual([])
  })

  test('3 R for 2 diamonds, once — GU-JEWELERS-9', () => {
    const at = does(
      atJewelers(1, { red: { rubles: 6 } }),
      useAction('guild-jewelers-1b'),
      take({ diamond: 2 }),
    )
    expect(red(at)).toMatchObject({ rubles: 3, inventory: { diamond: 2 } })
    expect(asks(at)).toBe('market-next')
    expect(actions(atJewelers(1, { red: { rubles: 2 } }))).toEqual(['guild-jewelers-1a'])
  })

  test('any 3 materials for 2 diamonds, once, diamonds among the three — GU-JEWELERS-10', () => {
    const goods = { wood: 2, gold: 1, diamond: 1 }
    const at = does(atJewelers(2, { red: { rubles: 0, goods } }), useAction('guild-jewelers-2b'))
    expect(payments(at)).toEqual([
      { wood: 2, gold: 1 },
      { wood: 2, diamond: 1 },
      { wood: 1, gold: 1, diamond: 1 },
    ])
    const paid = does(at, payWith({ wood: 2, gold: 1 }), take({ diamond: 2 }))
    expect(red(paid).inventory).toEqual({ diamond: 3 })
    expect(actions(paid)).toEqual([])
    expect(actions(atJewelers(2, { red: { rubles: 0, goods: { wood: 2 } } }))).toEqual([])
  })

  test('a diamond for 2 permits, again and again — GU-JEWELERS-11', () => {
    const at = atJewelers(3, { options: DUCHY, red: { permits: 0, goods: { diamond: 2 } } })
    const once = does(at, useAction('guild-jewelers-3b'))
    expect(red(once).extension?.permits).toBe(2)
    expect(asks(once)).toBe('repeat-again')
    const twice = does(once, again)
    expect(red(twice)).toMatchObject({ inventory: {}, extension: { permits: 4 } })
    expect(asks(twice)).toBe('market-next')
  })

  test('the cards: 8 with 9, 8 with 10, 8 with 11; the third only with Contractors — GU-JEWELERS-12', () => {
    const pay = (of: string, n: number) => ({ pay: [{ of, n }] })
    const gain = (of: string, n: number) => ({ gain: [{ of, n }] })
    const eight = [pay('ruble', 1), gain('diamond', 1)]
    const { guildCards } = builtInComponents()
    const steps = (id: string): unknown => guildCards.find((card) => card.id === id)?.['actions']
    const two = (card: number, limit: string, ...other: object[]) => [
      { id: `guild-jewelers-${card}a`, limit: 'once', steps: eight },
      { id: `guild-jewelers-${card}b`, limit, steps: other },
    ]
    expect(steps('guild-jewelers-1')).toEqual(two(1, 'once', pay('ruble', 3), gain('diamond', 2)))
    expect(steps('guild-jewelers-2')).toEqual(
      two(2, 'once', pay('@material', 3), gain('diamond', 2)),
    )
    expect(steps('guild-jewelers-3')).toEqual(
      two(3, 'repeat', pay('diamond', 1), gain('permit', 2)),
    )
    const drawn = (options: object) =>
      new Set(
        Array.from({ length: 30 }, (_, seed) =>
          seen(
            laidOut({ players: 2, options: { ...OPTIONS, ...options } }, seed),
          ).influenceCards.find((id) => id.startsWith('guild')),
        ),
      )
    expect(drawn({})).toEqual(new Set(['guild-jewelers-1', 'guild-jewelers-2']))
    expect(drawn({ contractors: true }).size).toBe(3)
    const chosen = { ...OPTIONS, guildCardPick: 'chosen', guildCard: 'guild-jewelers-3' }
    expect(redCathedral.create({ players: 2, options: chosen }).ok).toBe(false)
    const open = laidOut({ players: 2, options: { ...chosen, contractors: true } }, 1)
    expect(seen(open).influenceCards).toContain('guild-jewelers-3')
  })
})

test('a simple opponent buys diamonds and builds with them — GU-JEWELERS-8', () => {
  const types: string[] = []
  for (const { command } of cleverGame({ players: 2, options: OPTIONS }, 1)) {
    types.push(command.type)
    if (command.type === 'useAction' && command.action.startsWith('guild')) types.push('bought')
  }
  expect(types).toContain('bought')
  expect(types).toContain('deliverDiamond')
})

describe('worked examples', () => {
  test('a full inventory: action 8 is not offered, action 10 is — GU-JEWELERS-EX3', () => {
    const at = atJewelers(2, { red: { rubles: 5, goods: { wood: 3, brick: 3 } } })
    expect(actions(at)).toEqual(['guild-jewelers-2b'])
    const paid = does(
      at,
      useAction('guild-jewelers-2b'),
      payWith({ wood: 3 }),
      take({ diamond: 2 }),
    )
    expect(red(paid).inventory).toEqual({ brick: 3, diamond: 2 })
  })

  test('one diamond left: action 9 costs 3 R and gives 1 — GU-JEWELERS-EX4', () => {
    const at = atJewelers(1, {
      players: 4,
      red: { rubles: 3 },
      blue: { goods: { diamond: 6 } },
      green: { goods: { diamond: 6 } },
      yellow: { goods: { diamond: 2 } },
    })
    const used = does(at, useAction('guild-jewelers-1b'))
    expect(offers(used, 'take').map(({ goods }) => goods)).toEqual([{ diamond: 1 }, {}])
    expect(red(does(used, take({ diamond: 1 })))).toMatchObject({
      rubles: 0,
      inventory: { diamond: 1 },
    })
  })

  test('five permits: action 11 gives 1, 1 lapses — GU-JEWELERS-EX5', () => {
    const at = atJewelers(3, { options: DUCHY, red: { permits: 5, goods: { diamond: 1 } } })
    const used = does(at, useAction('guild-jewelers-3b'))
    expect(red(used)).toMatchObject({ inventory: {}, extension: { permits: 6 } })
    expect(happened(used, 'gained')).toMatchObject([{ permits: 1 }])
  })
})
