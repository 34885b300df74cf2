import { describe, expect, test } from 'vitest'
import { bundleFrom, type Goods, goodsOf } from '../bundle.ts'
import { builtInComponents } from '../components/built-in.ts'
import type { Item } from '../components/schema.ts'
import type { Event } from '../events.ts'
import type { Position } from '../positions/position.ts'
import { atCard, DICE_APART } from '../testing/market.ts'
import { type Move, randomGame } from '../testing/play.ts'
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
  activate,
  again,
  chooseSection,
  chooseSpace,
  chooseWorkshop,
  claim,
  deliver,
  layTile,
  moveDie,
  obtain,
  payWith,
  stop,
  take,
  useAction,
} from '../testing/wishes.ts'

const goodsOffered = (at: Table): Goods[] => offers(at, 'take').map(({ goods }) => goods)
const actionsOffered = (at: Table): string[] => offers(at, 'useAction').map(({ action }) => action)

/** A card with two actions of an owner's own. */
const ownCard = (a: object[], b: object[] = [{ gain: [{ of: 'ruble', n: 1 }] }]): Position => ({
  components: {
    influenceCards: [
      {
        id: 'inf-clergy-1',
        actions: [
          { id: 'a', limit: 'once', steps: a },
          { id: 'b', limit: 'once', steps: b },
        ],
      },
    ],
  },
})
const supplied = (goods: Goods) => ({
  supplies: Object.entries(goods).map(([id, n]) => ({ id, n })),
})

describe('inventory', () => {
  test('each material takes one storage space, rubles take none — RC-9.1', () => {
    const five: Goods = { wood: 1, brick: 1, stone: 1, gold: 1, purple: 1 }
    const rich = does(atCard('inf-clergy-1', { red: { rubles: 99, goods: five } }), obtain)
    expect(goodsOffered(rich)).toEqual([{ wood: 1 }, {}])
    const full = atCard('inf-clergy-1', { red: { rubles: 0, goods: { ...five, green: 1 } } })
    expect(offers(full, 'obtain')).toEqual([])
    expect(offers(full)).toContainEqual(useAction('inf-clergy-1a'))
  })

  test.each([
    [0, 6],
    [1, 7],
    [2, 8],
    [3, 9],
    [4, 10],
  ])('%d inventory banners used: capacity %d — RC-9.2, RC-9-EX6', (used, capacity) => {
    const bases = [0, 3, 7, 11].slice(0, used)
    const sections = Object.fromEntries(
      bases.map((base) => [base, { owner: 'red', banner: 'inventory' } as const]),
    )
    const at = table({ sections, red: { goods: { stone: capacity - 1 } } })
    expect(player(at, 'red')).toMatchObject({ capacity, inventoryBanners: 4 - used })
    const market = does(
      table({ sections, dice: DICE_APART, red: { goods: { stone: capacity - 1 } } }),
      moveDie('blue'),
      obtain,
    )
    expect(goodsOffered(market)).toEqual([{ wood: 1 }, {}])
  })

  test('banners of other places open no storage space — RC-9.2', () => {
    const spare = { 0: { owner: 'red' }, 3: { owner: 'red' } } as const
    expect(player(table({ sections: spare }), 'red').capacity).toBe(6)
    const advanced = { options: { boardSide: 'advanced' }, sections: spare }
    expect(player(table(advanced), 'red').capacity).toBe(6)
  })

  test('nothing leaves an inventory but by payment, delivery and decoration — RC-9.3', () => {
    let lost = 0
    for (let seed = 0; seed < 6; seed++) {
      for (const move of randomGame({ players: 2 }, seed)) {
        const before = seen(move.before).players
        for (const [seat, { inventory }] of seen(move.after).players.entries()) {
          const gained = goodsIn(move, seat, gainedBy)
          const spent = goodsIn(move, seat, spentBy)
          const expected = bundleFrom(before[seat]?.inventory ?? {}) + gained - spent
          expect(inventory).toEqual(goodsOf(expected))
          lost += spent
        }
      }
    }
    expect(lost).toBeGreaterThan(0)
  })
})

type Take = (event: Event, move: Move) => Goods | undefined

const goodsIn = (move: Move, seat: number, taking: Take): number =>
  move.after.events.reduce((sum, event) => {
    const own = 'seat' in event && event.seat === seat
    return own ? sum + bundleFrom(taking(event, move) ?? {}) : sum
  }, 0)

const gainedBy: Take = (event) => (event.type === 'gained' ? event.goods : undefined)

const spentBy: Take = (event) => {
  if (event.type === 'paid') return event.goods
  if (event.type === 'delivered') return { [event.material]: 1 }
  if (event.type !== 'decorated') return undefined
  const material = { door: 'wood', arch: 'stone', cross: 'gold' }[event.ornament]
  const jewels = event.jewels.split('-').filter((jewel) => jewel !== 'none')
  const goods: Record<string, number> = { [material]: 1 }
  for (const jewel of jewels) goods[jewel] = (goods[jewel] ?? 0) + 1
  return goods
}

describe('gaining', () => {
  /** Three dice lie on the wood space after the move, or two. */
  const onWood = (dice: 2 | 3, position: Position = {}): Table =>
    does(
      table({
        dice: {
          ...DICE_APART,
          red: [0, 2],
          ...(dice === 3 ? ({ white: [0, 2] } as const) : {}),
        },
        ...position,
      }),
      moveDie('blue'),
    )

  test('what does not fit is not taken — RC-9.4', () => {
    const at = does(onWood(3, { red: { goods: { stone: 2 } } }), obtain)
    expect(goodsOffered(at)[0]).toEqual({ wood: 4 })
    expect(refuses(at, take({ wood: 5 }))).toEqual({
      clause: 'RC-9.4',
      message: { key: 'refusal.storage', params: { free: 4, wanted: 5 } },
    })
  })

  test('capacity 6, five stored, four wood: one is taken, three stay — RC-9-EX1', () => {
    const before = onWood(2, { red: { goods: { stone: 5 } } })
    const asked = does(before, obtain)
    expect(goodsOffered(asked)).toEqual([{ wood: 1 }, {}])
    const after = does(asked, take({ wood: 1 }))
    expect(player(after, 'red').inventory).toEqual({ wood: 1, stone: 5 })
    expect(seen(after).supply.wood).toBe(19)
  })

  test('what the supply lacks is lost — RC-9.5', () => {
    const at = does(onWood(3, { components: supplied({ wood: 5 }) }), obtain)
    expect(goodsOffered(at)[0]).toEqual({ wood: 5 })
    expect(refuses(at, take({ wood: 6 })).clause).toBe('RC-9.6')
    const none = onWood(3, { components: supplied({ wood: 0 }) })
    expect(refuses(none, obtain)).toMatchObject({ clause: 'RC-8.20' })
  })

  test('the supply has three wood, obtain yields four: three, and nothing is owed — RC-9-EX2', () => {
    const position = { components: supplied({ wood: 3 }) }
    const after = does(onWood(2, position), obtain, take({ wood: 3 }))
    expect(player(after, 'red').inventory).toEqual({ wood: 3 })
    expect(seen(after).supply.wood).toBe(0)
    expect(goodsOffered(does(onWood(2, position), obtain))).toEqual([
      { wood: 3 },
      { wood: 2 },
      { wood: 1 },
      {},
    ])
  })

  const TWO_AND_TWO: Position = {
    components: {
      resourceTiles: [
        {
          id: 'rt-wood',
          gain: [
            { of: 'wood', n: 2 },
            { of: 'brick', n: 2 },
          ],
        },
      ],
    },
  }

  test('if not everything fits the player picks among what is gained — RC-9.6', () => {
    const at = does(
      atCard('inf-clergy-1', { ...TWO_AND_TWO, red: { goods: { stone: 3 } } }),
      obtain,
    )
    expect(asks(at)).toBe('take')
    expect(goodsOffered(at).slice(0, 2)).toEqual([
      { wood: 2, brick: 1 },
      { wood: 1, brick: 2 },
    ])
    expect(refuses(at, take({ gold: 1 }))).toMatchObject({
      clause: 'RC-9.6',
      message: { key: 'refusal.notOffered' },
    })
    expect(refuses(at, take({ wood: 3 })).clause).toBe('RC-9.6')
    expect(refuses(at, take({ wood: 2, brick: 2 })).clause).toBe('RC-9.4')
  })

  test('capacity 6, four stored, 2 wood and 2 brick: any two of the four, or fewer — RC-9-EX4', () => {
    const at = does(
      atCard('inf-clergy-1', { ...TWO_AND_TWO, red: { goods: { stone: 4 } } }),
      obtain,
    )
    expect(goodsOffered(at)).toEqual([
      { wood: 2 },
      { wood: 1, brick: 1 },
      { brick: 2 },
      { wood: 1 },
      { brick: 1 },
      {},
    ])
  })

  test('fewer may be taken than allowed, and nothing at all — RC-9.7', () => {
    const asked = does(atCard('inf-clergy-1'), obtain)
    expect(goodsOffered(asked)).toEqual([{ wood: 2 }, { wood: 1 }, {}])
    expect(player(does(asked, take({ wood: 1 })), 'red').inventory).toEqual({ wood: 1 })
    const nothing = does(asked, take({}))
    expect(happened(nothing, 'gained')).toEqual([])
    expect(player(nothing, 'red').inventory).toEqual({})
    expect(seen(nothing).supply.wood).toBe(20)
    expect(offers(nothing, 'obtain')).toEqual([])
  })

  test('recognition, prestige and rubles are taken in full, however full the inventory — RC-9.8', () => {
    const gain = ['wood', 'ruble', 'recognition', 'prestige'].map((of) => ({ of, n: 2 }))
    const at = atCard('inf-clergy-1', {
      ...ownCard([{ gain }]),
      red: { position: 2, rubles: 0, goods: { stone: 6 } },
    })
    const after = does(at, useAction('a'))
    expect(asks(after)).toBe('market-next')
    // 2 and 2 RP make 4, then 2 PP: 5 and 9.
    expect(player(after, 'red')).toMatchObject({
      rubles: 2,
      position: 9,
      inventory: { stone: 6 },
    })
  })

  test('in full also where several dice multiply them — RC-9.8', () => {
    const gain = ['ruble', 'recognition', 'prestige'].map((of) => ({ of, n: 1 }))
    const after = does(
      onWood(3, {
        components: { resourceTiles: [{ id: 'rt-wood', gain }] },
        red: { position: 2, rubles: 0, goods: { stone: 6 } },
      }),
      obtain,
    )
    // 3 RP make 5, then 3 PP: 9, 13, 17.
    expect(happened(after, 'gained')).toMatchObject([{ rubles: 3, recognition: 3, prestige: 3 }])
    expect(player(after, 'red')).toMatchObject({ rubles: 3, position: 17 })
  })

  test('a material of choice is one of the kinds named that the supply still holds — RC-9.9', () => {
    const stalls = (goods: Goods): Goods[] =>
      goodsOffered(
        does(
          atCard('inf-merchants-3', { components: supplied(goods), red: { rubles: 1 } }),
          useAction('inf-merchants-3b'),
        ),
      )
    expect(stalls({})).toEqual([{ wood: 1 }, { brick: 1 }, { stone: 1 }, {}])
    expect(stalls({ brick: 0 })).toEqual([{ wood: 1 }, { stone: 1 }, {}])
    const none = atCard('inf-merchants-3', {
      components: supplied({ wood: 0, brick: 0, stone: 0 }),
      red: { rubles: 1 },
    })
    expect(actionsOffered(none)).toEqual([])
  })

  test('several units of choice are chosen one by one — RC-9.9', () => {
    const at = does(
      atCard('inf-clergy-1', ownCard([{ gain: [{ of: '@jewel', n: 2 }] }])),
      useAction('a'),
    )
    expect(goodsOffered(at)).toEqual([
      { green: 2 },
      { green: 1, purple: 1 },
      { purple: 2 },
      { green: 1 },
      { purple: 1 },
      {},
    ])
  })

  test('without gold in the supply no gold is sold or chosen — RC-9-EX5', () => {
    const trader: Position = { components: supplied({ gold: 0 }), red: { rubles: 9 } }
    expect(actionsOffered(atCard('inf-merchants-2', trader))).toEqual([])
    expect(actionsOffered(atCard('inf-merchants-2', { red: { rubles: 9 } }))).toEqual([
      'inf-merchants-2b',
    ])
    const store = does(
      table({ ...trader, tiles: { 0: 'ws-store-1' } }),
      claim('spare'),
      chooseSection(0),
      chooseWorkshop('green'),
      layTile('up'),
    )
    expect(goodsOffered(store)).toEqual([
      { wood: 1 },
      { brick: 1 },
      { stone: 1 },
      { green: 1 },
      { purple: 1 },
      {},
    ])
  })

  test('an effect gives to the active player only — RC-9.10', () => {
    const at = atCard('inf-clergy-1', { active: 'red', blue: { goods: { wood: 1 } } })
    const after = does(at, obtain, take({ wood: 2 }), useAction('inf-clergy-1a'))
    for (const colour of ['blue', 'green'] as const) {
      expect(player(after, colour)).toEqual(player(at, colour))
    }
    for (let seed = 0; seed < 5; seed++) {
      for (const { before, after } of randomGame({ players: 3 }, seed)) {
        for (const { seat } of happened(after, 'gained')) expect(seat).toBe(seen(before).active)
      }
    }
  })
})

describe('paying', () => {
  test('a payment is made in full or not at all — RC-9.11', () => {
    const offered = (card: string, red: Position['red'] = {}) =>
      actionsOffered(atCard(card, { red: { rubles: 0, ...red } }))
    expect(offered('inf-merchants-1', { goods: { brick: 1 } })).toEqual(['inf-merchants-1b'])
    expect(offered('inf-merchants-1', { goods: { brick: 2 } })).toEqual([
      'inf-merchants-1a',
      'inf-merchants-1b',
    ])
    expect(offered('inf-craftsmen-3', { goods: { wood: 1 } })).toEqual([])
    expect(offered('inf-craftsmen-3', { rubles: 1 })).toEqual([])
    expect(offered('inf-craftsmen-3', { rubles: 1, goods: { gold: 1 } })).toEqual([])
    expect(offered('inf-craftsmen-3', { rubles: 1, goods: { wood: 1 } })).toEqual([
      'inf-craftsmen-3b',
    ])
    expect(offered('inf-clergy-3', { goods: { wood: 1, brick: 1 } })).toEqual([])
    const short = atCard('inf-merchants-1', { red: { goods: { brick: 1 } } })
    expect(refuses(short, useAction('inf-merchants-1a')).clause).toBe('RC-9.15')
  })

  test('materials are paid from the inventory, never from a section — RC-9.12', () => {
    const at = atCard('inf-merchants-1', {
      sections: { 3: { owner: 'red', lacks: { wood: 1 } } },
    })
    expect(section(at, 3)).toMatchObject({ card: 'base-02', cost: { wood: 1, brick: 2 } })
    expect(actionsOffered(at)).toEqual([])
  })

  test('if there are several ways to pay the player picks one — RC-9.12', () => {
    const barges = atCard('inf-teamsters-2', { red: { goods: { wood: 2, gold: 1, green: 1 } } })
    const asked = does(barges, useAction('inf-teamsters-2b'))
    expect(asks(asked)).toBe('pay-with')
    expect(offers(asked)).toEqual([
      payWith({ wood: 1 }),
      payWith({ gold: 1 }),
      payWith({ green: 1 }),
    ])
    expect(refuses(asked, payWith({ brick: 1 }))).toMatchObject({
      clause: 'RC-9.12',
      message: { key: 'refusal.payment' },
    })
    expect(refuses(asked, payWith({ wood: 2 })).clause).toBe('RC-9.12')
    expect(refuses(asked, payWith({})).clause).toBe('RC-9.12')
    const paid = does(asked, payWith({ gold: 1 }))
    expect(player(paid, 'red').inventory).toEqual({ wood: 2, green: 1 })
    expect(seen(paid).supply.gold).toBe(15)
  })

  test('every different set of goods is one way to pay — RC-9.12', () => {
    const position = ownCard([
      {
        pay: [
          { of: 'wood', n: 1 },
          { of: '@common', n: 2 },
        ],
      },
      { gain: [{ of: 'gold', n: 1 }] },
    ])
    const at = atCard('inf-clergy-1', { ...position, red: { goods: { wood: 2, brick: 2 } } })
    expect(offers(does(at, useAction('a')))).toEqual([
      payWith({ wood: 2, brick: 1 }),
      payWith({ wood: 1, brick: 2 }),
    ])
  })

  test('what was paid makes room for what is gained — RC-9.13', () => {
    const full = atCard('inf-merchants-3', { red: { goods: { stone: 6 } } })
    const traded = does(full, useAction('inf-merchants-3a'), take({ gold: 1 }))
    expect(player(traded, 'red').inventory).toEqual({ stone: 4, gold: 1 })
    // Without a payment in materials there is no room.
    const buyer = atCard('inf-merchants-3', { red: { rubles: 9, goods: { brick: 6 } } })
    expect(actionsOffered(buyer)).toEqual([])
  })

  test('the pieces paid can be gained again — RC-9.13', () => {
    const at = atCard('inf-teamsters-2', {
      components: supplied({ wood: 1, brick: 0, stone: 0 }),
      red: { goods: { wood: 1, gold: 1 } },
    })
    expect(seen(at).supply.wood).toBe(0)
    // Paying the gold would lead to nothing: no common material is left to be gained (RC-9.15).
    const paid = does(at, useAction('inf-teamsters-2b'))
    expect(happened(paid, 'paid')).toMatchObject([{ goods: { wood: 1 } }])
    expect(goodsOffered(paid)).toEqual([{ wood: 1 }, {}])
  })

  test('6 of 6 with 2 brick: pay 2 brick, gain 1 green jewel, 5 of 6 — RC-9-EX3', () => {
    const full = atCard('inf-merchants-1', { red: { goods: { wood: 4, brick: 2 } } })
    const traded = does(full, useAction('inf-merchants-1a'), take({ green: 1 }))
    expect(player(traded, 'red')).toMatchObject({
      capacity: 6,
      inventory: { wood: 4, green: 1 },
    })
  })
})

describe('effects', () => {
  const toSection = { sections: { 1: { owner: 'red' }, 0: { owner: 'red' } } } as const

  test('steps are carried out in the order given — RC-9.14', () => {
    const gain = { gain: [{ of: 'gold', n: 1 }] }
    const card = ownCard([gain, { deliver: 1 }], [{ deliver: 1 }, gain])
    const at = atCard('inf-clergy-1', { ...toSection, ...card, red: { goods: { wood: 1 } } })
    const gainFirst = does(at, useAction('a'), take({ gold: 1 }))
    expect(offers(gainFirst, 'deliver')).toContainEqual(deliver(1, 'gold'))
    const deliverFirst = does(at, useAction('b'))
    expect(offers(deliverFirst, 'deliver')).not.toContainEqual(deliver(1, 'gold'))
    expect(asks(does(deliverFirst, deliver(0, 'wood')))).toBe('take')
  })

  test('an effect whose cost cannot be paid, or after which nothing changes, is not offered — RC-9.15', () => {
    const wood = { sections: { 0: { owner: 'red', lacks: { wood: 1 } } } } as const
    const sledges = (n: number) =>
      actionsOffered(atCard('inf-teamsters-3', { ...wood, red: { rubles: 0, goods: { wood: n } } }))
    // The only wood would be the price, and nothing would be left to deliver.
    expect(sledges(1)).toEqual([])
    expect(sledges(2)).toEqual(['inf-teamsters-3a'])
    const jewel = atCard('inf-merchants-1', {
      components: supplied({ green: 0 }),
      red: { goods: { brick: 2 } },
    })
    expect(actionsOffered(jewel)).toEqual(['inf-merchants-1b'])
    expect(refuses(jewel, useAction('inf-merchants-1a')).clause).toBe('RC-9.15')
    const idle = atCard('inf-craftsmen-1', { red: { rubles: 5 } })
    expect(actionsOffered(idle)).toEqual(['inf-craftsmen-1a'])
    const faceDown = atCard('inf-craftsmen-1', {
      sections: { 0: { owner: 'red' } },
      red: { rubles: 5, workshop: { red: { down: 'ws-gold-1' } } },
    })
    expect(actionsOffered(faceDown)).toEqual(['inf-craftsmen-1a'])
    const carts = atCard('inf-teamsters-2', { red: { goods: { gold: 1 } } })
    expect(actionsOffered(carts)).toEqual(['inf-teamsters-2b'])
  })

  test('nor is one that no way of paying leads on from — RC-9.15', () => {
    const at = atCard('inf-teamsters-2', {
      components: supplied({ wood: 0, brick: 0, stone: 0 }),
      red: { goods: { gold: 1, green: 1 } },
    })
    expect(actionsOffered(at)).toEqual([])
  })

  test('recognition is a price only for whoever stands far enough — RC-9.11', () => {
    const card = ownCard([{ pay: [{ of: 'recognition', n: 2 }] }, { gain: [{ of: 'gold', n: 1 }] }])
    const on = (position: number) => atCard('inf-clergy-1', { ...card, red: { position } })
    expect(actionsOffered(on(1))).toEqual(['b'])
    const paid = does(on(2), useAction('a'), take({ gold: 1 }))
    expect(player(paid, 'red')).toMatchObject({ position: 0, inventory: { gold: 1 } })
  })

  test('one later step that can change something is enough — RC-9.15', () => {
    const card = ownCard([
      { pay: [{ of: 'ruble', n: 1 }] },
      { deliver: 1 },
      { gain: [{ of: 'recognition', n: 1 }] },
    ])
    expect(actionsOffered(atCard('inf-clergy-1', card))).toEqual(['a', 'b'])
    expect(actionsOffered(atCard('inf-clergy-1', { ...card, red: { rubles: 0 } }))).toEqual(['b'])
  })

  test('what is possible is carried out, the rest lapses — RC-9.16', () => {
    const position = ownCard([
      { pay: [{ of: 'ruble', n: 1 }] },
      { deliver: 1 },
      { gain: [{ of: 'gold', n: 1 }] },
      { gain: [{ of: 'recognition', n: 1 }] },
    ])
    const components = { ...(position.components as object), ...supplied({ gold: 0 }) }
    const after = does(atCard('inf-clergy-1', { components, red: { rubles: 1 } }), useAction('a'))
    expect(asks(after)).toBe('market-next')
    expect(player(after, 'red')).toMatchObject({ rubles: 0, position: 3, inventory: {} })
  })

  test('several deliveries are an upper limit — RC-9.17', () => {
    const at = atCard('inf-teamsters-3', {
      sections: { 0: { owner: 'red' } },
      red: { rubles: 2, goods: { wood: 2 } },
    })
    const first = does(at, useAction('inf-teamsters-3b'))
    expect(refuses(first, stop).message.key).toBe('refusal.stopTooEarly')
    const stopped = does(first, deliver(0, 'wood'), stop)
    expect(asks(stopped)).toBe('market-next')
    expect(player(stopped, 'red').inventory).toEqual({ wood: 1 })
  })

  test('several activations are an upper limit — RC-9.17', () => {
    const position = ownCard([{ activate: { owner: 'self', picks: 2, tiles: 'free' } }])
    const at = atCard('inf-clergy-1', {
      ...position,
      sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
      red: { rubles: 0, workshop: { green: 'ws-ruble-1', yellow: 'ws-recognition-1' } },
    })
    const asked = does(at, useAction('a'))
    expect(refuses(asked, stop).clause).toBe('RC-9.17')
    const once = does(asked, activate('green'))
    expect(offers(once)).toEqual([activate('green'), activate('yellow'), stop])
    expect(player(does(once, stop), 'red')).toMatchObject({ rubles: 2, position: 2 })
    expect(player(does(once, activate('yellow')), 'red')).toMatchObject({ rubles: 2, position: 3 })
    expect(player(does(once, activate('green')), 'red').rubles).toBe(4)
    expect(asks(does(once, activate('green')))).toBe('market-next')
  })

  test('the only tile is set to work unasked, the second time is a choice — RC-9.17', () => {
    const position = ownCard([{ activate: { owner: 'self', picks: 2, tiles: 'free' } }])
    const at = (tile: string, stone: number) =>
      does(
        atCard('inf-clergy-1', {
          ...position,
          sections: { 0: { owner: 'red' } },
          red: { rubles: 0, goods: { stone }, workshop: { green: tile } },
        }),
        useAction('a'),
      )
    const once = at('ws-ruble-1', 0)
    expect(player(once, 'red').rubles).toBe(2)
    expect(offers(once)).toEqual([activate('green'), stop])
    // With the last storage space filled the tile would give nothing a second time.
    const full = does(at('ws-gold-1', 5), take({ gold: 1 }))
    expect(asks(full)).toBe('market-next')
  })

  test('what a space gives for each die is multiplied, and only spaces with dice count — RC-9.14', () => {
    const position = ownCard([{ obtain: { space: 'any', times: 'perDie' } }])
    const at = does(
      atCard('inf-clergy-1', {
        ...position,
        dice: { ...DICE_APART, red: [6, 2] },
        red: { rubles: 0 },
      }),
      useAction('a'),
    )
    expect(offers(at, 'chooseSpace').map(({ space }) => space)).toEqual([0, 3, 5, 6])
    expect(player(does(at, chooseSpace(6)), 'red').rubles).toBe(4)
  })

  test('a further action is finished before the own next step — RC-9.18', () => {
    const position = ownCard([
      { activate: { owner: 'self', picks: 1, tiles: 'free' } },
      { gain: [{ of: 'recognition', n: 1 }] },
    ])
    const at = atCard('inf-clergy-1', {
      ...position,
      sections: { 0: { owner: 'red' } },
      red: { workshop: { green: 'ws-store-1' } },
    })
    const asked = does(at, useAction('a'))
    expect(asks(asked)).toBe('take')
    expect(player(asked, 'red').position).toBe(2)
    expect(player(does(asked, take({ gold: 1 })), 'red')).toMatchObject({
      position: 3,
      inventory: { gold: 1 },
    })
  })

  test('a completion inside an effect comes before what follows — RC-9.18', () => {
    const position = ownCard([{ deliver: 1 }, { gain: [{ of: 'ruble', n: 1 }] }])
    const at = atCard('inf-clergy-1', {
      ...position,
      sections: { 0: { owner: 'red', lacks: { wood: 1 } } },
      red: { goods: { wood: 1 } },
    })
    const after = does(at, useAction('a'), deliver(0, 'wood'))
    const order = after.events.map(({ type }) => type)
    expect(order.indexOf('completed')).toBeLessThan(order.indexOf('gained'))
  })

  test('every repeatable action has a cost and gains no kind that it costs — RC-9.19', () => {
    const kinds = ({ of }: Item): string[] => {
      if (typeof of !== 'string') return of
      if (of === '@common') return ['wood', 'brick', 'stone']
      return of === '@jewel' ? ['green', 'purple'] : [of]
    }
    const repeatable = builtInComponents()
      .influenceCards.flatMap(({ actions }) => actions)
      .filter(({ limit }) => limit === 'repeat')
    expect(repeatable).toHaveLength(11)
    for (const { id, steps } of repeatable) {
      const paid = steps.flatMap((step) => ('pay' in step ? step.pay.flatMap(kinds) : []))
      const gained = steps.flatMap((step) => ('gain' in step ? step.gain.flatMap(kinds) : []))
      expect(paid.length, id).toBeGreaterThan(0)
      expect(
        gained.filter((kind) => paid.includes(kind)),
        id,
      ).toEqual([])
    }
  })

  test('so a repetition comes to its end — RC-9.19', () => {
    let at = does(atCard('inf-clergy-1', { red: { rubles: 7 } }), useAction('inf-clergy-1b'))
    let times = 1
    for (; asks(at) === 'repeat-again'; times++) at = does(at, again)
    expect(times).toBe(7)
    expect(player(at, 'red')).toMatchObject({ rubles: 0, position: 9 })
  })
})
