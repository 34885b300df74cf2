import { soak } from '@guildhall/laws'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import base from '../../data/components.json' with { type: 'json' }
import modules from '../../data/modules.json' with { type: 'json' }
import { redCathedral } from '../game.ts'
import { does, happened, offers, player, seen, table } from '../testing/table.ts'
import {
  chooseSection,
  chooseWorkshop,
  claim,
  decorate,
  deliver,
  layTile,
  moveDie,
  obtain,
  sell,
  take,
  useAction,
} from '../testing/wishes.ts'
import { loadComponents } from './load.ts'
import type { Components } from './schema.ts'

const builtIn = { ...base, ...modules }

function loaded(own: unknown): Components {
  const read = loadComponents(own)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

/** Where something is wrong with the data, each place once. */
function pathsOf(own: unknown, players = 3): string[] {
  const read = redCathedral.create({ players, components: own })
  return read.ok ? [] : [...new Set(read.problems.map(({ path }) => path))]
}

describe('the built-in data', () => {
  test('is valid, also where each part is read as if an owner had entered it', () => {
    expect(loadComponents(undefined).ok).toBe(true)
    expect(loaded({})).toEqual(loaded(undefined))
    for (const [part, value] of Object.entries(builtIn)) {
      expect(pathsOf({ [part]: value }), part).toEqual([])
    }
  })

  test('names no owner, since nobody has entered anything — RC-0.8', () => {
    expect(JSON.stringify(builtIn)).not.toContain('"provenance":"owner"')
  })

  test.each([2, 3, 4])('lays a table for %d', (players) => {
    for (const plans of ['base', 'expansion', 'all']) {
      expect(redCathedral.create({ players, options: { plans } }).ok).toBe(true)
    }
  })
})

describe('own data takes the place of the built-in and changes the game — RC-0.8', () => {
  const atSpace0 = { dice: { blue: [7, 1] } } as const

  test('what a resource tile gives', () => {
    const components = { resourceTiles: [{ id: 'rt-wood', gain: [{ of: 'wood', n: 5 }] }] }
    const market = table({ ...atSpace0, components, resourceTiles: { 0: 'rt-wood' } })
    const taken = does(market, moveDie('blue'), obtain, take({ wood: 5 }))
    expect(player(taken, 'red').inventory).toEqual({ wood: 5 })
  })

  test('what a resource tile gives, certain goods and goods of choice together', () => {
    const gain = [
      { of: '@jewel', n: 1 },
      { of: 'stone', n: 1 },
      { of: 'ruble', n: 2 },
    ]
    const components = { resourceTiles: [{ id: 'rt-wood', gain }] }
    const market = table({ ...atSpace0, components, resourceTiles: { 0: 'rt-wood' } })
    const goods = does(market, moveDie('blue'), obtain, take({ stone: 1 }), take({ purple: 1 }))
    expect(player(goods, 'red')).toMatchObject({ rubles: 5, inventory: { stone: 1, purple: 1 } })
  })

  test('the cost and the reward of a cathedral card', () => {
    const card = { id: 'base-01', cost: { gold: 1 }, reward: { recognition: 20, rubles: 9 } }
    const site = table({
      components: { cathedralCards: [card] },
      sections: { 0: { owner: 'red' } },
      red: { goods: { gold: 1 }, rubles: 0 },
    })
    expect(player(does(site, deliver(0, 'gold')), 'red')).toMatchObject({
      position: 22,
      rubles: 9,
      finishedSections: 1,
    })
  })

  test('the prestige positions of the score track', () => {
    const components = { scoreTrack: { steps: 12, prestigePositions: [3, 7, 12] } }
    const start = table({ components, red: { position: 8, rubles: 0 } })
    expect(player(start, 'red').prestige).toBe(2)
    expect(player(does(start, sell(1)), 'red')).toMatchObject({ position: 7, prestige: 2 })
    expect(player(table({ components, red: { position: 15 } }), 'red').prestige).toBe(4)
  })

  test('the supply', () => {
    const components = { supplies: [{ id: 'wood', n: 1 }] }
    const market = table({ ...atSpace0, components, resourceTiles: { 0: 'rt-wood' } })
    expect(offers(does(market, moveDie('blue'), obtain), 'take').map(({ goods }) => goods)).toEqual(
      [{ wood: 1 }, {}],
    )
  })

  test('start position, start rubles and storage', () => {
    const constants = {
      startPosition: { value: 6 },
      startRublesByTurnOrder: { values: [7, 8, 9, 10] },
      inventory: { spaces: 12, openAtStart: 8 },
    }
    const start = table({ components: { constants }, first: 'blue' })
    expect(player(start, 'red')).toMatchObject({ position: 6, prestige: 1, rubles: 9, capacity: 8 })
    expect(player(start, 'blue').rubles).toBe(7)
  })

  test('the delivery budget', () => {
    const site = {
      cards: { 0: 'base-01' },
      sections: { 0: { owner: 'red' } },
      red: { goods: { wood: 2, brick: 1 } },
    } as const
    const components = { constants: { deliveryBudget: { value: 1 } } }
    const one = does(table({ ...site, components }), deliver(0, 'wood'))
    expect(seen(one).active).toBe(1)
    expect(seen(does(table(site), deliver(0, 'wood'))).active).toBe(0)
  })

  test('the price of prestige, and what the sixth section and goods are worth', () => {
    const constants = {
      exchange: { prestigeToRubles: 5 },
      sixthSectionPrestige: { value: 1 },
      goodsPerPrestige: { value: 1 },
      towerValue: { perFinishedSection: 4, perOrnament: 0 },
    }
    const start = table({ components: { constants }, red: { position: 9, rubles: 0 } })
    expect(player(does(start, sell(1)), 'red').rubles).toBe(5)
    const last = table({
      components: { constants, cathedralCards: [{ id: 'base-01', cost: { wood: 1 } }] },
      options: { roundLimit: 1 },
      active: 'green',
      sections: { 0: { owner: 'green' }, 3: { owner: 'red', finished: true, ornament: 'red' } },
      green: { position: 0, rubles: 3, goods: { wood: 1, brick: 2 } },
      red: { position: 0, rubles: 0 },
      blue: { rubles: 0 },
    })
    const over = does(last, deliver(0, 'wood'))
    expect(happened(over, 'scored')).toContainEqual({
      type: 'scored',
      seat: 2,
      label: 'goods',
      points: 2 + 3 + 1,
    })
    expect(happened(over, 'scored')).toContainEqual({
      type: 'scored',
      seat: 0,
      label: 'tower-2',
      points: 4,
    })
  })

  test('what an ornament costs and what its jewels give', () => {
    const constants = {
      ornaments: [{ id: 'door', pay: [{ of: 'brick', n: 1 }] }],
      ornamentJewels: { one: 2 },
    }
    const site = table({
      components: { constants },
      sections: { 0: { owner: 'blue', finished: true } },
      red: { position: 2, goods: { brick: 1, green: 1 } },
    })
    const decorated = does(site, decorate(0, 'green'))
    expect(player(decorated, 'red')).toMatchObject({ position: 9, inventory: {} })
    expect(offers(site, 'decorate')).toEqual([decorate(0), decorate(0, 'green')])
  })

  test('an influence action, and its name in the log', () => {
    const actions = [
      { id: 'inf-clergy-1a', limit: 'once', steps: [{ gain: [{ of: 'prestige', n: 2 }] }] },
      { id: 'mine', limit: 'repeat', steps: [{ pay: [{ of: 'ruble', n: 1 }] }, { deliver: 3 }] },
    ]
    const market = table({
      ...atSpace0,
      components: { influenceCards: [{ id: 'inf-clergy-1', name: 'Convent', actions }] },
      influenceCards: { 0: 'inf-clergy-1' },
      red: { position: 2 },
    })
    const used = does(market, moveDie('blue'), useAction('inf-clergy-1a'))
    expect(player(used, 'red').position).toBe(9)
    const [event] = happened(used, 'actionUsed')
    expect(event && used.game.describe(used.state, event)?.params).toMatchObject({
      card: { params: { name: 'Convent' } },
    })
  })

  test('a workshop tile and the price of a workshop space', () => {
    const board = builtIn.workshopBoards.find(({ id }) => id === 'board-red-basic')
    const spaces = (board?.spaces ?? []).map((space) => ({ ...space, cost: 4 }))
    const steps = [{ gain: [{ of: 'gold', n: 2 }] }, { gain: [{ of: 'recognition', n: 1 }] }]
    const start = table({
      components: {
        workshopTiles: [{ id: 'ws-wood-1', steps }],
        workshopBoards: [{ id: 'board-red-basic', spaces }],
      },
      tiles: { 0: 'ws-wood-1' },
      red: { rubles: 4 },
    })
    const laid = does(
      start,
      claim('spare'),
      chooseSection(0),
      chooseWorkshop('green'),
      layTile('up'),
      take({ gold: 2 }),
    )
    expect(player(laid, 'red')).toMatchObject({ rubles: 0, position: 3, inventory: { gold: 2 } })
  })

  test('a building plan, and cards of one’s own besides the built-in ones', () => {
    const card = {
      id: 'base-11',
      type: 'base',
      cost: { wood: 1 },
      reward: { recognition: 1, rubles: 0 },
    }
    const own = loaded({ cathedralCards: [card], buildingPlans: [{ id: 'plan-3a', middles: [9] }] })
    expect(own.cathedralCards).toHaveLength(41)
    const start = table({
      components: { cathedralCards: [card], buildingPlans: [{ id: 'plan-3a', middles: [9] }] },
      cards: { 0: 'base-11' },
    })
    expect(seen(start).towers.map((tower) => tower.length)).toEqual([11])
    expect(seen(start).towers[0]?.[0]).toMatchObject({ card: 'base-11', cost: { wood: 1 } })
  })

  test('fields that are not entered stay as they are', () => {
    const own = loaded({
      cathedralCards: [{ id: 'dome-07', reward: { recognition: 1, rubles: 1 } }],
    })
    const before = loaded(undefined)
    expect(own.cathedralCards.find(({ id }) => id === 'dome-07')?.cost).toEqual({
      stone: 2,
      gold: 2,
    })
    expect(own.cathedralCards.filter(({ id }) => id !== 'dome-07')).toEqual(
      before.cathedralCards.filter(({ id }) => id !== 'dome-07'),
    )
    expect({ ...own, cathedralCards: [] }).toEqual({ ...before, cathedralCards: [] })
  })

  test('a table with own data leaves the built-in data as it is', () => {
    const before = JSON.stringify(loaded(undefined))
    loaded({ supplies: [{ id: 'wood', n: 1 }], constants: { deliveryBudget: { value: 9 } } })
    expect(JSON.stringify(loaded(undefined))).toBe(before)
  })
})

describe('what an owner entered is marked as theirs', () => {
  const own = () =>
    loaded({
      cathedralCards: [
        { id: 'base-01', cost: { wood: 3 } },
        { id: 'base-11', type: 'base', cost: { wood: 3 }, reward: { recognition: 1, rubles: 1 } },
      ],
      scoreTrack: { steps: 4, prestigePositions: [4] },
      constants: {
        startPosition: { value: 1 },
        ornaments: [{ id: 'arch', pay: [{ of: 'brick', n: 1 }] }],
      },
      supplies: [{ id: 'gold', n: 9, provenance: 'public' }],
    })

  test('a component, a new one, the track, a constant, an entry of a list of constants', () => {
    const provenance = (id: string) =>
      own().cathedralCards.find((card) => card.id === id)?.provenance
    expect(provenance('base-01')).toBe('owner')
    expect(provenance('base-11')).toBe('owner')
    expect(own().scoreTrack.provenance).toBe('owner')
    expect(own().constants.startPosition).toEqual({ value: 1, provenance: 'owner' })
    expect(own().constants.ornaments.map((ornament) => ornament.provenance)).toEqual([
      'seed',
      'owner',
      'seed',
    ])
  })

  test('the rest is not, nor is what they say to have from elsewhere', () => {
    expect(own().cathedralCards.filter((card) => card.provenance === 'owner')).toHaveLength(2)
    expect(own().constants.deliveryBudget.provenance).toBe('seed')
    expect(own().supplies.find(({ id }) => id === 'gold')).toEqual({
      id: 'gold',
      n: 9,
      provenance: 'public',
    })
    expect(own().supplies.filter((supply) => supply.provenance === 'owner')).toEqual([])
  })
})

const tile = (fields: object) => ({ resourceTiles: [{ id: 'rt-wood', ...fields }] })
const gain = (...items: unknown[]) => tile({ gain: items })
const workshop = (...steps: unknown[]) => ({ workshopTiles: [{ id: 'ws-wood-1', steps }] })
const card = (fields: object) => ({ cathedralCards: [{ id: 'mid-03', ...fields }] })
const constant = (name: string, value: unknown) => ({ constants: { [name]: value } })
const track = (fields: object) => ({ scoreTrack: fields })
const solo = (id: string, steps: readonly unknown[]) => ({ soloCards: [{ id, steps }] })
const influence = (limit: string, ...steps: unknown[]) => ({
  influenceCards: [
    {
      id: 'inf-clergy-1',
      actions: [
        { id: 'inf-clergy-1a', limit, steps },
        { id: 'inf-clergy-1b', limit: 'once', steps: [{ deliver: 1 }] },
      ],
    },
  ],
})
const board = (fields: object) => ({ workshopBoards: [{ id: 'board-red-basic', ...fields }] })
const spaces = (
  change: (space: (typeof builtIn.workshopBoards)[0]['spaces'][0], i: number) => object,
) => board({ spaces: builtIn.workshopBoards[0]?.spaces.map(change) })

describe('wrong data is refused, and the path says where', () => {
  test.each<[what: string, own: unknown, path: string]>([
    ['a list instead of parts', [], ''],
    ['null', null, ''],
    ['a number', 7, ''],
    ['a part that does not exist', { cards: [] }, 'cards'],
    ['a part of that name', JSON.parse('{"__proto__":{}}'), '__proto__'],
    ['a part of that name', { constructor: {} }, 'constructor'],
    ['a part of the wrong type', { cathedralCards: {} }, 'cathedralCards'],
    ['a part that is null', { constants: null }, 'constants'],
    ['an entry without an id', { dice: [{ colour: 'red' }] }, 'dice[0].id'],
    ['an entry that is a number', { dice: [1] }, 'dice[0]'],
    ['an unknown field', card({ price: 3 }), 'cathedralCards[mid-03].price'],
    [
      'a field of that name',
      { cathedralCards: [JSON.parse('{"id":"mid-03","__proto__":{}}')] },
      'cathedralCards[mid-03].__proto__',
    ],
    ['a constant of that name', JSON.parse('{"constants":{"__proto__":1}}'), 'constants.__proto__'],
    ['an unknown constant', constant('luck', 3), 'constants.luck'],
    ['NaN', gain({ of: 'wood', n: Number.NaN }), 'resourceTiles[rt-wood].gain[0].n'],
    ['a negative number', gain({ of: 'wood', n: -1 }), 'resourceTiles[rt-wood].gain[0].n'],
    ['none of a kind', gain({ of: 'wood', n: 0 }), 'resourceTiles[rt-wood].gain[0].n'],
    ['half a piece', gain({ of: 'wood', n: 0.5 }), 'resourceTiles[rt-wood].gain[0].n'],
    ['too many', gain({ of: 'wood', n: 16 }), 'resourceTiles[rt-wood].gain[0].n'],
    ['a number as text', gain({ of: 'wood', n: '2' }), 'resourceTiles[rt-wood].gain[0].n'],
    ['an unknown kind', gain({ of: 'glass', n: 1 }), 'resourceTiles[rt-wood].gain[0].of'],
    ['an unknown set', gain({ of: '@all', n: 1 }), 'resourceTiles[rt-wood].gain[0].of'],
    ['a choice of none', gain({ of: [], n: 1 }), 'resourceTiles[rt-wood].gain[0].of'],
    [
      'a choice of what cannot be chosen',
      gain({ of: ['wood', 'ruble'], n: 1 }),
      'resourceTiles[rt-wood].gain[0].of',
    ],
    ['a good of the module', gain({ of: 'permit', n: 1 }), 'resourceTiles[rt-wood]'],
    ['nothing to gain', gain(), 'resourceTiles[rt-wood].gain'],
    [
      'a kind named twice',
      gain({ of: 'wood', n: 9 }, { of: 'wood', n: 9 }),
      'resourceTiles[rt-wood].gain',
    ],
    [
      'two choices at once',
      gain({ of: '@common', n: 1 }, { of: '@jewel', n: 1 }),
      'resourceTiles[rt-wood].gain',
    ],
    ['an unknown step', workshop({ steal: 1 }), 'workshopTiles[ws-wood-1].steps[0]'],
    ['no step', workshop(), 'workshopTiles[ws-wood-1].steps'],
    ['two steps in one', workshop({ deliver: 1, gain: [] }), 'workshopTiles[ws-wood-1].steps[0]'],
    ['no delivery', workshop({ deliver: 0 }), 'workshopTiles[ws-wood-1].steps[0].deliver'],
    [
      'a workshop tile with a price',
      workshop({ pay: [{ of: 'ruble', n: 1 }] }, { deliver: 1 }),
      'workshopTiles[ws-wood-1]',
    ],
    [
      'a workshop tile that sets tiles to work, itself for one',
      workshop({ activate: { owner: 'self', picks: 1, tiles: 'free' } }),
      'workshopTiles[ws-wood-1]',
    ],
    [
      'a workshop tile for one player',
      { workshopTiles: [{ id: 'ws-wood-1', minPlayers: 1 }] },
      'workshopTiles[ws-wood-1].minPlayers',
    ],
    [
      'a second payment',
      influence('once', { deliver: 1 }, { pay: [{ of: 'wood', n: 1 }] }),
      'influenceCards[inf-clergy-1].actions[inf-clergy-1a].steps',
    ],
    [
      'prestige as a price',
      influence('once', { pay: [{ of: 'prestige', n: 1 }] }, { deliver: 1 }),
      'influenceCards[inf-clergy-1].actions[inf-clergy-1a].steps[0].pay',
    ],
    [
      'permits as a price',
      influence('once', { pay: [{ of: 'permit', n: 1 }] }, { deliver: 1 }),
      'influenceCards[inf-clergy-1].actions[inf-clergy-1a]',
    ],
    [
      'an unknown limit',
      influence('twice', { deliver: 1 }),
      'influenceCards[inf-clergy-1].actions[inf-clergy-1a].limit',
    ],
    [
      'an action of which there is one already',
      {
        workshopTiles: [{ id: 'ws-wood-1' }],
        influenceCards: [
          {
            id: 'inf-clergy-1',
            actions: [
              { id: 'ws-wood-1', limit: 'once', steps: [{ deliver: 1 }] },
              { id: 'inf-clergy-1b', limit: 'once', steps: [{ deliver: 1 }] },
            ],
          },
        ],
      },
      'influenceCards[inf-clergy-1].actions[ws-wood-1]',
    ],
    [
      'one action',
      { influenceCards: [{ id: 'inf-clergy-1', actions: [] }] },
      'influenceCards[inf-clergy-1].actions',
    ],
    [
      'a group without a card',
      { influenceCards: [1, 2, 3].map((n) => ({ id: `inf-clergy-${n}`, group: 'merchants' })) },
      'influenceCards',
    ],
    ['a card for nothing', card({ cost: {} }), 'cathedralCards[mid-03].cost'],
    ['a card for no materials', card({ cost: { wood: 0 } }), 'cathedralCards[mid-03].cost'],
    ['a card for rubles', card({ cost: { ruble: 1 } }), 'cathedralCards[mid-03].cost.ruble'],
    ['a card for diamonds', card({ cost: { diamond: 1 } }), 'cathedralCards[mid-03].cost.diamond'],
    ['a reward in text', card({ reward: '4' }), 'cathedralCards[mid-03].reward'],
    ['half a reward', card({ reward: { recognition: 4 } }), 'cathedralCards[mid-03].reward.rubles'],
    [
      'a reward beyond counting',
      card({ reward: { recognition: 1e308, rubles: 0 } }),
      'cathedralCards[mid-03].reward.recognition',
    ],
    ['an unknown section', card({ type: 'cellar' }), 'cathedralCards[mid-03].type'],
    ['no source', card({ provenance: 'guess' }), 'cathedralCards[mid-03].provenance'],
    [
      'too few cards',
      {
        cathedralCards: builtIn.cathedralCards.slice(0, 6).map(({ id }) => ({ id, type: 'dome' })),
      },
      'cathedralCards',
    ],
    [
      'too few tiles',
      {
        workshopTiles: builtIn.workshopTiles.slice(0, 20).map(({ id }) => ({ id, minPlayers: 4 })),
      },
      'workshopTiles',
    ],
    [
      'no plan',
      { buildingPlans: builtIn.buildingPlans.map(({ id }) => ({ id, players: 2, middles: [1] })) },
      'buildingPlans',
    ],
    [
      'a plan without towers',
      { buildingPlans: [{ id: 'plan-3a', middles: [] }] },
      'buildingPlans[plan-3a].middles',
    ],
    [
      'a cathedral too large',
      { buildingPlans: [{ id: 'plan-3a', middles: [15, 15, 15] }] },
      'buildingPlans[plan-3a].middles',
    ],
    [
      'a ninth tile',
      { resourceTiles: [{ id: 'rt-9', gain: [{ of: 'wood', n: 1 }] }] },
      'resourceTiles',
    ],
    ['seven tiles', tile({ module: 'own' }), 'resourceTiles'],
    ['two tiles to start from', tile({ startOfDice: 'here' }), 'resourceTiles'],
    ['positions that do not rise', track({ prestigePositions: [9, 5, 80] }), 'scoreTrack'],
    ['a last position without prestige', track({ steps: 81 }), 'scoreTrack'],
    ['no prestige at all', track({ prestigePositions: [] }), 'scoreTrack.prestigePositions'],
    ['a track without end', track({ steps: 1e9 }), 'scoreTrack.steps'],
    ['materials without limit', { supplies: [{ id: 'wood', n: null }] }, 'supplies[wood]'],
    ['limited rubles', { supplies: [{ id: 'ruble', n: 9 }] }, 'supplies[ruble]'],
    ['a negative supply', { supplies: [{ id: 'wood', n: -1 }] }, 'supplies[wood].n'],
    ['an unknown supply', { supplies: [{ id: 'glass', n: 1 }] }, 'supplies[glass].id'],
    ['a second red die', { dice: [{ id: 'die-blue', colour: 'red' }] }, 'dice[die-blue]'],
    ['a pink die', { dice: [{ id: 'die-blue', colour: 'pink' }] }, 'dice[die-blue].colour'],
    [
      'a card of Ivan that gives rubles',
      solo('solo-recognition', [{ soloGain: [{ of: 'ruble', n: 1 }] }]),
      'soloCards[solo-recognition].steps[0]',
    ],
    [
      'a hire without the Contractors',
      solo('solo-claim', [{ soloHire: true }]),
      'soloCards[solo-claim]',
    ],
    [
      'something behind a claim of Ivan',
      solo('solo-claim', [{ soloClaim: true }, { soloStock: 1 }]),
      'soloCards[solo-claim]',
    ],
    [
      'a card of Ivan without a die',
      { soloCards: [{ id: 'solo-rest', name: 'Rest', row: 7, steps: [{ soloTransport: true }] }] },
      'soloCards',
    ],
    [
      'two cards of Ivan with one die',
      { soloSetup: { dieTileContractors: 'ws-die-red-3' } },
      'soloSetup.dieTiles',
    ],
    [
      'a card of Ivan with a tile that shows no die',
      { soloSetup: { dieTileContractors: 'ws-wood-1' } },
      'soloSetup.dieTiles',
    ],
    [
      'a division by nothing',
      constant('goodsPerPrestige', { value: 0 }),
      'constants.goodsPerPrestige.value',
    ],
    [
      'start rubles for three',
      constant('startRublesByTurnOrder', { values: [3, 4, 4] }),
      'constants.startRublesByTurnOrder.values',
    ],
    ['a constant as a number', constant('deliveryBudget', 3), 'constants.deliveryBudget'],
    [
      'an inventory that does not add up',
      constant('inventory', { openAtStart: 15 }),
      'constants.inventory',
    ],
    [
      'ornaments for common materials of choice',
      constant('ornaments', [{ id: 'door', pay: [{ of: '@common', n: 1 }] }]),
      'constants.ornaments[door].pay[0].of',
    ],
    [
      'ornaments for two deliveries',
      constant('ornaments', [{ id: 'door', pay: [{ of: 'wood', n: 2 }] }]),
      'constants.ornaments[door].pay[0].n',
    ],
    [
      'a door on a dome',
      constant('ornaments', [{ id: 'door', on: 'dome' }]),
      'constants.ornaments',
    ],
    [
      'a fourth ornament',
      constant('ornaments', [{ id: 'gate', on: 'base', pay: [{ of: 'wood', n: 1 }] }]),
      'constants.ornaments[gate].id',
    ],
    ['a board less', board({ colour: 'blue' }), 'workshopBoards'],
    ['a side less', board({ side: 'advanced', spareBanners: 2 }), 'workshopBoards'],
    [
      'more banners than workshop spaces',
      constant('pieces', { banners: 7 }),
      'constants.pieces.banners',
    ],
    [
      'a tile of which there is one already',
      { workshopTiles: [{ ...builtIn.workshopTiles[10], id: 'rt-wood' }] },
      'workshopTiles[rt-wood]',
    ],
    ['spare banners nobody has', board({ spareBanners: 3 }), 'workshopBoards[board-red-basic]'],
    [
      'a banner on a coloured space',
      spaces((space, i) => (i === 0 ? { ...space, holds: 'banner' } : space)),
      'workshopBoards[board-red-basic].spaces',
    ],
    [
      'a second cross',
      spaces((space, i) => (i < 2 ? { ...space, holds: 'cross' } : space)),
      'workshopBoards[board-red-basic]',
    ],
    [
      'two red spaces',
      spaces((space, i) => (i === 1 ? { ...space, id: 'red', die: 'red' } : space)),
      'workshopBoards[board-red-basic].spaces',
    ],
    [
      'a space for another die than its name says',
      spaces((space, i) => (i === 1 ? { ...space, die: 'red' } : space)),
      'workshopBoards[board-red-basic].spaces',
    ],
    ['five spaces', board({ spaces: [] }), 'workshopBoards[board-red-basic].spaces'],
  ])('%s: %j', (_what, own, path) => {
    const paths = pathsOf(own)
    expect(paths).toContain(path)
    const read = redCathedral.create({ players: 3, components: own })
    for (const { message } of read.ok ? [] : read.problems) expect(message).not.toBe('')
    const elsewhere = paths.filter((other) => !other.startsWith(path) && !path.startsWith(other))
    expect(elsewhere).toEqual([])
  })

  test('all that is wrong is named at once', () => {
    const own = { ...card({ type: 'cellar' }), supplies: [{ id: 'wood', n: -1 }] }
    expect(pathsOf(own)).toEqual(['supplies[wood].n', 'cathedralCards[mid-03].type'])
  })
})

test('a repeatable action must cost something and may not gain what it costs — RC-9.19', () => {
  const path = 'influenceCards[inf-clergy-1].actions[inf-clergy-1a]'
  const pay = (of: unknown) => ({ pay: [{ of, n: 1 }] })
  const gets = (of: unknown) => ({ gain: [{ of, n: 1 }] })
  for (const steps of [
    [gets('wood')],
    [{ deliver: 1 }],
    [pay('wood'), gets('wood')],
    [pay('wood'), gets('gold'), gets('wood')],
    [pay('@common'), gets('stone')],
    [pay('brick'), gets('@material')],
    [pay('green'), gets(['wood', 'green'])],
    [pay('ruble'), gets('ruble')],
    [pay('recognition'), gets('prestige')],
    [pay('wood'), gets('diamond')], // a diamond pays for wood, GU-JEWELERS-3
    [pay('diamond'), gets('@material')], // which may be a diamond, GU-JEWELERS-6
    [pay('ruble'), { obtain: { space: 'any', times: 'once' } }],
    [pay('ruble'), { activate: { owner: 'self', picks: 1, tiles: 'free' } }],
  ]) {
    expect(pathsOf(influence('repeat', ...steps)), JSON.stringify(steps)).toEqual([path])
  }
  expect(pathsOf(influence('repeat', pay('@common'), gets('@jewel')))).toEqual([])
  expect(pathsOf(influence('repeat', pay('recognition'), gets('gold')))).toEqual([])
  expect(pathsOf(influence('once', pay('wood'), gets('wood')))).toEqual([])
})

describe('nothing that is read makes the program fail', () => {
  test('any JSON value', () => {
    const part = fc.constantFrom(...Object.keys(builtIn), '__proto__', 'toString')
    const value = fc.oneof(fc.jsonValue(), fc.dictionary(part, fc.jsonValue()))
    fc.assert(
      fc.property(value, fc.integer({ min: 2, max: 4 }), (components, players) => {
        const read = redCathedral.create({ players, components })
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })

  test('a small change anywhere is refused with its place, or gives a game that comes to an end', () => {
    let played = 0
    fc.assert(
      fc.property(changed(), fc.integer({ min: 2, max: 4 }), ([part, own], players) => {
        const options = { roundLimit: 8, boardSide: players === 3 ? 'advanced' : 'basic' }
        const read = redCathedral.create({ players, options, components: own })
        if (!read.ok) {
          for (const { path } of read.problems) expect(PARTS.has(path.split(/[.[]/)[0])).toBe(true)
          return
        }
        played += 1
        expect(soak(read.value, [part]).violations).toEqual([])
      }),
      { numRuns: 1500, seed: 7 },
    )
    expect(played).toBeGreaterThan(100)
  })
})

const PARTS = new Set<string | undefined>(Object.keys(builtIn))

/** The places of everything in a value that is not a list or an object itself. */
function leaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
}

function withLeaf(value: unknown, [key, ...rest]: readonly string[], leaf: unknown): unknown {
  if (key === undefined) return leaf
  if (Array.isArray(value)) {
    return value.map((part, i) => (String(i) === key ? withLeaf(part, rest, leaf) : part))
  }
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [key]: withLeaf(fields[key], rest, leaf) }
}

/** The built-in data with one value changed; the part it is in. */
function changed(): fc.Arbitrary<[part: string, own: unknown]> {
  const used = ['constants', 'scoreTrack', 'supplies', 'dice', 'resourceTiles', 'influenceCards']
  used.push('workshopTiles', 'cathedralCards', 'buildingPlans', 'workshopBoards')
  const texts = leaves(builtIn).flatMap((path) => {
    const leaf = path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown>)[key],
      builtIn,
    )
    return typeof leaf === 'string' ? [leaf] : []
  })
  const leaf = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 15 }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 99, 1e308, Number.NaN, null, true, [], {}) },
    { weight: 3, arbitrary: fc.constantFrom(...new Set(texts.filter((text) => text.length < 16))) },
  )
  const parts = builtIn as Readonly<Record<string, unknown>>
  return fc
    .constantFrom(...used)
    .chain((part) => fc.tuple(fc.constant(part), fc.constantFrom(...leaves(parts[part])), leaf))
    .map(([part, path, value]) => [part, { [part]: withLeaf(parts[part], path, value) }])
}
