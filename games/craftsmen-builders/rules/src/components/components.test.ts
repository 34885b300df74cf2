import { describe, expect, test } from 'vitest'
import data from '../../data/components.json' with { type: 'json' }
import { craftsmenBuilders } from '../game.ts'
import { coinsPlace, place } from '../testing/commands.ts'
import { builds, randomPlay } from '../testing/play.ts'
import { does, goodsOf, laidOut, playerOf, table } from '../testing/table.ts'
import { builtInComponents, loadComponents } from './load.ts'

/** What is wrong with a table of these components, as `path: message`. */
function problems(components: unknown): string[] {
  const created = craftsmenBuilders.create({ players: 4, components })
  return created.ok ? [] : created.problems.map(({ path, message }) => `${path}: ${message}`)
}
const first = (components: unknown): string => problems(components)[0] ?? 'none'
const card = <T extends { readonly id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((entry) => entry.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

describe('the built-in components', () => {
  test('fit the schema, and are parsed once', () => {
    expect(builtInComponents()).toBe(builtInComponents())
    expect(builtInComponents().buildings).toHaveLength(48)
  })

  test('say of everything where it comes from', () => {
    const { craftsmen, boards, market, powers, buildings, contracts, supplies, constants } = data
    const lists = [craftsmen, boards, [market], powers, buildings, contracts, supplies]
    for (const entry of lists.flat()) expect(['seed', 'reconstruction']).toContain(entry.provenance)
    for (const constant of Object.values(constants)) {
      expect(['seed', 'reconstruction']).toContain(constant.provenance)
    }
  })

  test('bring some income on top, and less when covered', () => {
    const sum = (items: readonly { n: number }[]) => items.reduce((total, { n }) => total + n, 0)
    for (const { income, residual, castle } of builtInComponents().buildings) {
      expect(sum(income)).toBeGreaterThan(0)
      if (!castle) expect(sum(residual)).toBeLessThanOrEqual(sum(income))
    }
  })
})

describe('own components', () => {
  test('replace one value of one card, which counts as entered by the owner', () => {
    const own = { buildings: [{ id: 'building-1-stable', points: 9 }] }
    const loaded = loadComponents(own)
    const stable = loaded.ok ? card(loaded.value.buildings, 'building-1-stable') : undefined
    expect(stable).toMatchObject({ points: 9, provenance: 'owner', name: 'Stable' })
    const at = table({ components: own, red: { sites: [['stable']] } })
    expect(playerOf(at, 'red').points).toBe(9)
  })

  test('replace constants by name', () => {
    const components = {
      constants: {
        startGoods: { items: [{ of: 'stone', n: 3 }] },
        scoring: { coinsPerPoint: 2 },
      },
    }
    expect(goodsOf(laidOut({ components }), 'red')).toEqual([0, 0, 3])
  })

  test('may add cards', () => {
    const castle = { ...card(data.buildings, 'building-3-rose-castle'), id: 'building-3-new' }
    const mason = card(builtInComponents().craftsmen, 'craftsman-mason')
    const guard = JSON.parse(JSON.stringify(mason).replaceAll('craftsman-mason', 'craftsman-guard'))
    const components = { buildings: [castle], craftsmen: [guard] }
    expect(problems(components)).toEqual([])
    const at = table({ components, active: ['carter', 'guard'], red: { coins: 3 } })
    expect(goodsOf(does(at, place('guard-a1')), 'red')).toEqual([2, 1, 1])
    expect(table({ components, red: { sites: [['new']] } }).state.players[0]?.castles).toBe(1)
  })

  test('change a power and a board', () => {
    const power = { id: 'power-fish', steps: [{ gain: [{ of: 'stone', n: 4 }] }] }
    const board = {
      ...card(data.boards, 'board-fish'),
      sites: [1, 2, 3].map((site) => ({ site, income: [{ of: 'wood', n: site }] })),
    }
    const at = table({
      components: { powers: [power], boards: [board] },
      acted: true,
      contracts: ['fish-cheese-bread'],
      red: { board: 'fish', sites: [['fondue-inn'], ['bakehouse']] },
    })
    expect(playerOf(at, 'red').income).toEqual({ coin: 3, wood: 1 + 3, stone: 1 })
    expect(goodsOf(does(at, { type: 'realise', contract: 'fish' }), 'red')).toEqual([0, 0, 4])
  })

  test('change what a position of the market gives', () => {
    const rows = data.market.rows.map((row) => ({
      ...row,
      positions: row.positions.map((position) => ({
        ...position,
        others: [{ of: 'stone', n: 2 }],
      })),
    }))
    const at = builds(
      table({
        components: { market: { rows } },
        market: { 1: ['stable'] },
        red: { coins: 6, wood: 2 },
      }),
      'stable',
    )
    expect(goodsOf(at, 'blue')).toEqual([0, 0, 2])
  })

  test('let craftsmen build, produce and repeat by the same words', () => {
    const lines = [
      {
        id: 'craftsman-mason-a',
        slots: [{ id: 'craftsman-mason-a1', fee: 1 }],
        limit: 'once',
        steps: [{ build: { coinDiscount: 2 } }],
      },
      {
        id: 'craftsman-mason-b',
        slots: [{ id: 'craftsman-mason-b1', fee: 0 }],
        limit: 'once',
        steps: [{ produce: { part: 'visible' } }],
      },
    ]
    const components = { craftsmen: [{ id: 'craftsman-mason', lines }] }
    const position = { components, active: ['carter', 'mason'], market: { 1: ['wood-shed'] } }
    const poor = table({ ...position, red: { coins: 1, wood: 1 } })
    expect(poor.game.decide(poor.state, 0, place('mason-a1'), poor.chance).ok).toBe(false)
    const at = does(table({ ...position, red: { coins: 2, wood: 1 } }), place('mason-a1'))
    expect(at.game.actor(at.state)?.question).toBe('build-site')
    const yields = does(poor, place('mason-b1'), { type: 'chooseSite', site: 2 })
    expect(goodsOf(yields, 'red')[0]).toBeGreaterThan(1)
    let last = laidOut({ components, options: { roundLimit: 12 } })
    for (const { after } of randomPlay(last, 1)) last = after
    expect(last.state.over).toBe(true)
  })

  test('more workers mean more laps', () => {
    const components = {
      constants: {
        pieces: { workers: 4 },
        actionsPerRound: { worker: 4 },
        lapsPerRound: { value: 5 },
      },
    }
    let at = laidOut({ components, options: { roundLimit: 2 } })
    const laps = new Set<number>()
    for (const { after } of randomPlay(at, 1)) {
      at = after
      laps.add(at.state.lap)
    }
    expect([...laps]).toEqual([0, 1, 2, 3, 4, 5])
    expect(goodsOf(does(table({ components, lap: 4 }), coinsPlace), 'red')).toEqual([3, 0, 0])
  })
})

describe('wrong components are named, with the place of the fault', () => {
  const building = (change: object) => ({ buildings: [{ id: 'building-1-stable', ...change }] })

  test.each([
    ['something', ': expected an object with parts of the component data'],
    [[], ': expected an object with parts of the component data'],
    [{ cards: [] }, 'cards: there is no such part'],
    [building({ points: -1 }), 'buildings[building-1-stable].points: '],
    [building({ colour: 'red' }), 'buildings[building-1-stable].colour: '],
    [
      building({ castle: true }),
      'buildings[building-1-stable]: a castle is a building of level III',
    ],
    [building({ cost: [{ of: 'coin', n: 31 }] }), 'buildings[building-1-stable].cost[0].n: '],
    [
      building({
        cost: [
          { of: 'coin', n: 3 },
          { of: 'coin', n: 4 },
        ],
      }),
      'buildings[building-1-stable].cost: each kind stands once',
    ],
    [building({ badges: ['soup'] }), 'buildings[building-1-stable].badges[0]: '],
    [
      {
        contracts: [{ id: 'contract-meat-fish-cheese', badges: ['meat', 'meat', 'meat', 'fish'] }],
      },
      'contracts[contract-meat-fish-cheese]: a contract shows its kind twice',
    ],
    [{ boards: [{ id: 'board-fish', provenance: 'guess' }] }, 'boards[board-fish].provenance: '],
    [{ constants: { endTriggers: { castles: 4 } } }, 'constants.endTriggers.castles: '],
    [
      { constants: { pieces: { workers: 4 } } },
      ': each lap is one worker or the recruitment (CB-3.6)',
    ],
    [
      { powers: [{ id: 'power-fish', steps: [{ build: { coinDiscount: 1 } }] }] },
      'power-fish: this must always be possible (CB-7.12)',
    ],
    [
      { powers: [{ id: 'power-fish', steps: [{ useCraftsman: 'craftsman-mason' }] }] },
      'powers: only the contract craftsman can be used',
    ],
    [
      {
        powers: [
          {
            id: 'power-fish',
            steps: [{ gain: [{ of: 'coin', n: 1 }] }, { gain: [{ of: 'wood', n: 1 }] }],
          },
        ],
      },
      'powers[power-fish].steps: expected a gain',
    ],
    [
      { buildings: [{ ...card(data.buildings, 'building-1-stable'), id: 'board-fish' }] },
      'board-fish: two components have this id',
    ],
    [{ craftsmen: [{ id: 'craftsman-mason', role: 'contract' }] }, 'craftsmen[craftsman-mason]'],
  ])('%j', (components, message) => {
    expect(first(components)).toContain(message)
  })

  test('lists that are too short', () => {
    const shorter = (part: 'buildings' | 'contracts' | 'boards', drop: string) => ({
      [part]: data[part]
        .filter(({ id }) => !id.startsWith(drop))
        .map(({ id: _id, ...rest }) => rest),
    })
    expect(first(shorter('buildings', 'building-1'))).toContain('buildings[0].id')
    const without = data.boards.slice(1)
    expect(first({ boards: without.map((entry, i) => (i === 0 ? [] : entry)) })).toContain('boards')
  })
})
