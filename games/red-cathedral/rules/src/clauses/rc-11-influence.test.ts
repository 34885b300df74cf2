import { readFileSync } from 'node:fs'
import { parseRulebook } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import type { Goods } from '../bundle.ts'
import type { Command } from '../commands.ts'
import { builtInComponents } from '../components/built-in.ts'
import type { Item, Step } from '../components/schema.ts'
import type { Position } from '../positions/position.ts'
import { atCard, DICE_APART } from '../testing/market.ts'
import { laidOut } from '../testing/play.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  section,
  seen,
  table,
} from '../testing/table.ts'
import {
  activate,
  again,
  chooseSpace,
  decorate,
  deliver,
  moveDie,
  obtain,
  payWith,
  stop,
  take,
  useAction,
  useWorkshop,
} from '../testing/wishes.ts'

const { influenceCards } = builtInComponents()
const actions = influenceCards.flatMap((card) => card.actions)
const GROUPS = ['craftsmen', 'teamsters', 'merchants', 'clergy'] as const

describe('the cards', () => {
  test('each group has three cards, and one of them is in play — RC-11.1', () => {
    for (const group of GROUPS) {
      expect(influenceCards.filter((card) => card.group === group)).toHaveLength(3)
    }
    const drawn = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const inPlay = seen(laidOut({ players: 2 }, seed)).influenceCards
      const groups = inPlay.map((id) => influenceCards.find((card) => card.id === id)?.group)
      expect(groups.toSorted()).toEqual([...GROUPS].toSorted())
      for (const id of inPlay) drawn.add(id)
    }
    expect(drawn.size).toBe(12)
  })

  test('each card has two actions, a and b, each marked once or repeat — RC-11.2', () => {
    for (const { id, actions: both } of influenceCards) {
      expect(both.map((action) => action.id)).toEqual([`${id}a`, `${id}b`])
      for (const { limit } of both) expect(['once', 'repeat']).toContain(limit)
    }
    const market = atCard('inf-merchants-3', { red: { rubles: 2, goods: { stone: 2 } } })
    expect(offers(market, 'useAction')).toEqual([
      useAction('inf-merchants-3a'),
      useAction('inf-merchants-3b'),
    ])
  })

  test('an action without a cost is marked once — RC-11.5', () => {
    const free = actions.filter(({ steps }) => steps.every((step) => !('pay' in step)))
    expect(free.map(({ id }) => id)).toEqual([
      'inf-craftsmen-1a',
      'inf-craftsmen-2a',
      'inf-teamsters-1b',
      'inf-teamsters-2a',
      'inf-clergy-1a',
      'inf-clergy-2b',
    ])
    for (const { limit } of free) expect(limit).toBe('once')
  })
})

const GOOD_NAMES = new Map([
  ['ruble', 'R'],
  ['recognition', 'RP'],
  ['prestige', 'PP'],
  ['green', 'green jewel'],
  ['purple', 'purple jewel'],
  ['@common', 'common material'],
  ['@material', 'material'],
  ['@jewel', 'jewel'],
])
const goodName = (of: string): string => GOOD_NAMES.get(of) ?? of
const inWords = ({ of, n }: Item): string =>
  `${n} ${typeof of === 'string' ? goodName(of) : of.map(goodName).join(' or ')}`
const listed = (items: readonly Item[]): string =>
  items
    .map(inWords)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

/** A step in the words of the rulebook's table. */
function stepInWords(step: Step): string {
  if ('pay' in step) return `pay ${listed(step.pay)}`
  if ('gain' in step) return `gain ${listed(step.gain)}`
  if ('deliver' in step) return `deliver ${step.deliver}`
  if ('activate' in step) return `activate ${step.activate.picks} own workshop tile`
  return "gain what the resource tile of either space of this card's quadrant shows, once"
}

test('the data says of every card and action what the table of the rulebook says — RC-11.3', () => {
  const book = readFileSync(
    new URL('../../../../../rules/red-cathedral.md', import.meta.url),
    'utf8',
  )
  const clause = parseRulebook(book).find(({ id }) => id === 'RC-11.3')
  const rows = influenceCards.map(({ id, name, actions: both }) => {
    const cells = both.map(({ limit, steps }) => `${limit}: ${steps.map(stepInWords).join(', ')}`)
    return `| \`${id}\` ${name} | ${cells.join(' | ')} |`
  })
  expect(rows).toHaveLength(12)
  expect(clause?.table.slice(2)).toEqual(rows)
})

/** Red builds on `base-01` (2 wood, 1 brick) and has a gold beater in the green workshop. */
const RED_AT_WORK: Position = {
  sections: { 0: { owner: 'red' } },
  dice: { ...DICE_APART, red: [1, 2] },
}
const GOLD_BEATER = { green: 'ws-gold-1' } as const

interface Purse {
  readonly position?: number
  readonly rubles?: number
  readonly goods?: Goods
}

describe('every action does what the table says, and nothing else', () => {
  test.each<[action: string, before: Purse, then: Command[], after: Purse, lacks?: Goods]>([
    ['inf-craftsmen-1a', {}, [take({ brick: 1 })], { goods: { brick: 1 } }],
    ['inf-craftsmen-1b', { rubles: 1 }, [take({ gold: 1 })], { goods: { gold: 1 } }],
    ['inf-craftsmen-2a', {}, [take({ stone: 1 })], { goods: { stone: 1 } }],
    [
      'inf-craftsmen-2b',
      { rubles: 2 },
      [chooseSpace(1), take({ brick: 2 })],
      { rubles: 1, goods: { brick: 2 } },
    ],
    ['inf-craftsmen-3a', { rubles: 1 }, [take({ gold: 1 })], { goods: { gold: 1 } }],
    [
      'inf-craftsmen-3b',
      { rubles: 3, goods: { wood: 1, stone: 1 } },
      [payWith({ wood: 1 }), take({ gold: 1 }), again, take({ gold: 1 })],
      { rubles: 1, goods: { gold: 2 } },
    ],
    [
      'inf-teamsters-1a',
      { rubles: 2, goods: { wood: 2, gold: 1 } },
      [deliver(0, 'wood'), again, deliver(0, 'wood')],
      { goods: { gold: 1 } },
      { brick: 1 },
    ],
    ['inf-teamsters-1b', {}, [], { rubles: 1 }],
    [
      'inf-teamsters-2a',
      { goods: { wood: 2 } },
      [deliver(0, 'wood')],
      { goods: { wood: 1 } },
      { wood: 1, brick: 1 },
    ],
    [
      'inf-teamsters-2b',
      { goods: { gold: 1, green: 1 } },
      [payWith({ gold: 1 }), take({ stone: 1 })],
      { goods: { green: 1, stone: 1 } },
    ],
    [
      'inf-teamsters-3a',
      { goods: { wood: 2, brick: 1 } },
      [deliver(0, 'brick')],
      { goods: { wood: 1 } },
      { wood: 2 },
    ],
    [
      'inf-teamsters-3b',
      { rubles: 3, goods: { wood: 2, gold: 1 } },
      [deliver(0, 'wood'), deliver(0, 'wood')],
      { rubles: 1, goods: { gold: 1 } },
      { brick: 1 },
    ],
    [
      'inf-merchants-1a',
      { goods: { brick: 5 } },
      [take({ green: 1 }), again, take({ green: 1 })],
      { goods: { brick: 1, green: 2 } },
    ],
    [
      'inf-merchants-1b',
      { goods: { purple: 1, wood: 1 } },
      [payWith({ wood: 1 })],
      { rubles: 2, goods: { purple: 1 } },
    ],
    [
      'inf-merchants-2a',
      { goods: { wood: 3 } },
      [take({ purple: 1 })],
      { goods: { wood: 1, purple: 1 } },
    ],
    [
      'inf-merchants-2b',
      { rubles: 5 },
      [take({ gold: 1 }), again, take({ gold: 1 })],
      { rubles: 1, goods: { gold: 2 } },
    ],
    [
      'inf-merchants-3a',
      { goods: { stone: 3 } },
      [take({ gold: 1 })],
      { goods: { stone: 1, gold: 1 } },
    ],
    [
      'inf-merchants-3b',
      { rubles: 2 },
      [take({ wood: 1 }), again, take({ stone: 1 })],
      { goods: { wood: 1, stone: 1 } },
    ],
    ['inf-clergy-1a', { position: 2 }, [], { position: 3 }],
    ['inf-clergy-1b', { position: 2, rubles: 3 }, [again, again], { position: 5 }],
    ['inf-clergy-2a', { position: 2, goods: { gold: 2 } }, [again], { position: 8 }],
    ['inf-clergy-2b', { position: 4 }, [], { position: 5 }],
    [
      'inf-clergy-3a',
      { position: 2, goods: { green: 1, purple: 1 } },
      [payWith({ purple: 1 }), again],
      { position: 8 },
    ],
    [
      'inf-clergy-3b',
      { position: 2, goods: { wood: 1, brick: 1, stone: 2 } },
      [],
      { position: 5, goods: { stone: 1 } },
    ],
  ])('%s — RC-11.3', (action, before, then, after, lacks) => {
    const market = atCard(action.slice(0, -1), {
      ...RED_AT_WORK,
      red: { rubles: 0, ...before, workshop: GOLD_BEATER },
    })
    const others = [player(market, 'blue'), player(market, 'green')]
    const done = does(market, useAction(action), ...then)
    expect(asks(done)).toBe('market-next')
    expect(offers(done, 'useAction')).toEqual([])
    const red = player(done, 'red')
    expect({ position: red.position, rubles: red.rubles, goods: red.inventory }).toEqual({
      position: before.position ?? 2,
      rubles: 0,
      goods: {},
      ...after,
    })
    expect(section(done, 0).missing).toEqual(lacks ?? { wood: 2, brick: 1 })
    expect([player(done, 'blue'), player(done, 'green')]).toEqual(others)
  })

  test('each of the 24 is a row above — RC-11.3', () => {
    expect(actions).toHaveLength(24)
  })

  test.each(actions.map(({ id, limit }) => [limit, id]))(
    'carried out %s: %s, though there is enough for twice — RC-11.2',
    (limit, id) => {
      const market = atCard(id.slice(0, -1), {
        ...RED_AT_WORK,
        sections: ROOM_FOR_TEN,
        red: {
          position: 20,
          rubles: 9,
          goods: ENOUGH.get(id) ?? { wood: 4, brick: 4 },
          workshop: GOLD_BEATER,
        },
      })
      let at = does(market, useAction(id))
      while (asks(at) !== 'market-next' && asks(at) !== 'repeat-again') {
        at = does(at, offers(at)[0] ?? stop)
      }
      expect(asks(at)).toBe(limit === 'repeat' ? 'repeat-again' : 'market-next')
    },
  )
})

const ROOM_FOR_TEN: NonNullable<Position['sections']> = {
  0: { owner: 'red', banner: 'inventory' },
  3: { owner: 'red', banner: 'inventory' },
  7: { owner: 'red', banner: 'inventory' },
  11: { owner: 'red', banner: 'inventory' },
}

/** What an action needs to be carried out twice, where four wood and four brick are not enough. */
const ENOUGH = new Map<string, Goods>([
  ['inf-merchants-3a', { stone: 4 }],
  ['inf-clergy-2a', { gold: 2 }],
  ['inf-clergy-3a', { green: 2 }],
  ['inf-clergy-3b', { wood: 2, brick: 2, stone: 2 }],
])

describe('what the actions offer', () => {
  test('"or" and "of choice" are decided at each use — RC-11.3', () => {
    const goodsOn = (card: string) =>
      offers(does(atCard(card), useAction(`${card}a`)), 'take').map(({ goods }) => goods)
    expect(goodsOn('inf-craftsmen-1')).toEqual([{ wood: 1 }, { brick: 1 }, {}])
    expect(goodsOn('inf-craftsmen-2')).toEqual([{ brick: 1 }, { stone: 1 }, {}])
    const stalls = atCard('inf-merchants-3', { red: { rubles: 3 } })
    let at = does(stalls, useAction('inf-merchants-3b'))
    for (const kind of ['stone', 'wood', 'brick'] as const) {
      expect(offers(at, 'take')).toEqual([
        take({ wood: 1 }),
        take({ brick: 1 }),
        take({ stone: 1 }),
        take({}),
      ])
      at = does(at, take({ [kind]: 1 }), ...(kind === 'brick' ? [] : [again]))
    }
    expect(player(at, 'red').inventory).toEqual({ wood: 1, brick: 1, stone: 1 })
  })
})

describe('activating a workshop tile', () => {
  const WORKSHOP = {
    red: 'ws-wood-1',
    blue: 'ws-ruble-1',
    green: 'ws-gold-1',
    yellow: { down: 'ws-stone-1' },
  } as const
  const FOUR_SECTIONS = {
    0: { owner: 'red' },
    3: { owner: 'red' },
    7: { owner: 'red' },
    11: { owner: 'red' },
  } as const

  test('any own face-up tile, whatever die was moved — RC-11.4', () => {
    const market = atCard('inf-craftsmen-1', {
      sections: FOUR_SECTIONS,
      red: { rubles: 1, workshop: WORKSHOP },
    })
    const asked = does(market, useAction('inf-craftsmen-1b'))
    expect(asks(asked)).toBe('activate-tile')
    expect(offers(asked)).toEqual([activate('red'), activate('blue'), activate('green')])
    expect(refuses(asked, activate('yellow')).clause).toBe('RC-10.3')
    expect(refuses(asked, activate('white-a')).message.key).toBe('refusal.noTile')
    expect(player(does(asked, activate('blue')), 'red').rubles).toBe(2)
    const gold = does(asked, activate('green'), take({ gold: 1 }))
    expect(player(gold, 'red')).toMatchObject({ rubles: 0, inventory: { gold: 1 } })
  })

  test('never a tile of another player — RC-11.4', () => {
    const market = atCard('inf-craftsmen-1', {
      sections: { 0: { owner: 'blue' } },
      red: { rubles: 1 },
      blue: { workshop: { blue: 'ws-gold-1' } },
    })
    expect(offers(market, 'useAction')).toEqual([useAction('inf-craftsmen-1a')])
  })

  test.each([
    ['influence first', [useAction('inf-craftsmen-1b'), activate('blue'), useWorkshop('red')]],
    ['workshop first', [useWorkshop('red'), take({ wood: 1 }), useAction('inf-craftsmen-1b')]],
  ])(
    'the red die moved, a tile on blue by influence and the one on red by workshop: %s — RC-11-EX4',
    (_order, steps) => {
      const market = does(
        table({
          sections: FOUR_SECTIONS,
          influenceCards: { 0: 'inf-craftsmen-1' },
          dice: { ...DICE_APART, blue: [4, 2], red: [7, 1] },
          red: { rubles: 1, workshop: WORKSHOP },
        }),
        moveDie('red'),
      )
      const at = does(market, ...steps)
      const end = asks(at) === 'take' ? does(at, take({ wood: 1 })) : does(at, activate('blue'))
      expect(player(end, 'red')).toMatchObject({ rubles: 2, inventory: { wood: 1 } })
    },
  )
})

describe('choosing a space', () => {
  test('where a tile of a quadrant is given, the player picks one of its two spaces — RC-11.6', () => {
    const market = does(
      table({
        dice: { ...DICE_APART, blue: [1, 1], green: [3, 2] },
        resourceTiles: { 2: 'rt-gold', 3: 'rt-ruble' },
        influenceCards: { 1: 'inf-craftsmen-2' },
        red: { rubles: 1 },
      }),
      moveDie('blue'),
    )
    const asked = does(market, useAction('inf-craftsmen-2b'))
    expect(asks(asked)).toBe('choose-space')
    expect(offers(asked)).toEqual([chooseSpace(2), chooseSpace(3)])
    for (const other of [0, 1, 4, 7]) {
      expect(refuses(asked, chooseSpace(other)).clause).toBe('RC-11.6')
    }
    expect(player(does(asked, chooseSpace(3)), 'red').rubles).toBe(2)
    expect(does(asked, chooseSpace(2), take({ gold: 1 })).events).toContainEqual({
      type: 'obtained',
      seat: 0,
      space: 2,
      times: 1,
    })
  })

  test('a space that gives nothing now is not among them, and a single one is taken unasked — RC-11.6', () => {
    const market = atCard('inf-craftsmen-2', {
      resourceTiles: { 1: 'rt-ruble' },
      red: { rubles: 1, goods: { stone: 6 } },
    })
    const paid = does(market, useAction('inf-craftsmen-2b'))
    expect(asks(paid)).toBe('market-next')
    expect(happened(paid, 'obtained')).toEqual([{ type: 'obtained', seat: 0, space: 1, times: 1 }])
    expect(player(paid, 'red').rubles).toBe(2)
  })

  test('the space of a die is no choice — RC-11.6', () => {
    const market = atCard('inf-craftsmen-1', {
      sections: { 0: { owner: 'red' } },
      red: { rubles: 1, workshop: { red: 'ws-die-yellow' } },
    })
    const used = does(market, useAction('inf-craftsmen-1b'))
    expect(asks(used)).toBe('market-next')
    expect(player(used, 'red').rubles).toBe(2)
  })
})

describe('worked examples', () => {
  test('three rubles, three deliveries of one, and no jewels on an ornament — RC-11-EX1', () => {
    const market = atCard('inf-teamsters-1', {
      sections: { 0: { owner: 'red' }, 3: { owner: 'blue', finished: true } },
      red: { rubles: 3, goods: { wood: 3, green: 1 } },
    })
    const first = does(market, useAction('inf-teamsters-1a'))
    expect(player(first, 'red').rubles).toBe(2)
    expect(offers(first, 'decorate')).toEqual([decorate(3)])
    expect(refuses(first, decorate(3, 'green'))).toMatchObject({
      clause: 'RC-7.25',
      message: { params: { needed: 2, budget: 1 } },
    })
    const third = does(first, deliver(0, 'wood'), again, decorate(3), again, deliver(0, 'wood'))
    expect(player(third, 'red')).toMatchObject({ rubles: 0, inventory: { green: 1 } })
    expect(asks(third)).toBe('market-next')
  })

  test('two rubles for two deliveries: a door with one jewel, 1 PP — RC-11-EX2', () => {
    const market = atCard('inf-teamsters-3', {
      sections: { 3: { owner: 'blue', finished: true } },
      red: { position: 2, rubles: 2, goods: { wood: 1, green: 1, purple: 1 } },
    })
    const paid = does(market, useAction('inf-teamsters-3b'))
    expect(offers(paid, 'decorate')).toEqual([
      decorate(3),
      decorate(3, 'green'),
      decorate(3, 'purple'),
    ])
    const done = does(paid, decorate(3, 'green'))
    expect(player(done, 'red')).toMatchObject({
      rubles: 0,
      position: 5,
      prestige: 1,
      inventory: { purple: 1 },
    })
    expect(asks(done)).toBe('market-next')
  })

  test('wood, brick and stone on position 6: position 9, 2 PP — RC-11-EX3', () => {
    const market = atCard('inf-clergy-3', {
      red: { position: 6, goods: { wood: 1, brick: 1, stone: 1 } },
    })
    expect(player(does(market, useAction('inf-clergy-3b')), 'red')).toMatchObject({
      position: 9,
      prestige: 2,
      inventory: {},
    })
  })

  test('what one market action brings pays for the next: obtain, then trade', () => {
    const market = atCard('inf-merchants-2')
    const traded = does(
      market,
      obtain,
      take({ wood: 2 }),
      useAction('inf-merchants-2a'),
      take({ purple: 1 }),
    )
    expect(player(traded, 'red').inventory).toEqual({ purple: 1 })
  })
})
