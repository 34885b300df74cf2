import { type Chance, seededChance, stableHash } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { CITIES } from '../constants.ts'
import type { EventOf } from '../events.ts'
import { board, cityOf, duchy, openCities, withContractors } from '../testing/contractors.ts'
import { expectEven, noting, SEEDS, setUp, setUps, shuffle } from '../testing/layouts.ts'
import { laidOut, randomGame } from '../testing/play.ts'
import { does, offers, opened, player, refuses, seen, table } from '../testing/table.ts'
import { chooseSection, chooseWorkshop, claim, hire, layTile } from '../testing/wishes.ts'

const data = builtInComponents()
const CONTRACTORS = { contractors: true }

/** How the Grand Duchy is laid out. */
function duchyLaid(players: number, chance: Chance): EventOf<'duchyLaid'> {
  const found = opened({ players, options: CONTRACTORS })
    .setup(chance)
    .find((event) => event.type === 'duchyLaid')
  if (found === undefined) throw new Error('the Grand Duchy was not laid out')
  return found
}
const duchies = (players: number) => SEEDS.map((seed) => duchyLaid(players, seededChance(seed)))

describe('the market', () => {
  const layouts = setUps(3, CONTRACTORS)

  test('the permit tile lies in the place of the recognition tile — CT-2.1', () => {
    for (const { resourceTiles } of layouts) {
      expect(resourceTiles).toHaveLength(8)
      expect(resourceTiles).toContain('rt-permit')
      expect(resourceTiles).not.toContain('rt-recognition')
    }
    for (const { resourceTiles } of setUps(3)) {
      expect(resourceTiles).toContain('rt-recognition')
      expect(resourceTiles).not.toContain('rt-permit')
    }
    // The same shuffle, one tile for the other.
    const tilesOf = (options: object) => setUp(opened({ options: { ...options } }), 5).resourceTiles
    const instead = (id: string) => (id === 'rt-recognition' ? 'rt-permit' : id)
    expect(tilesOf(CONTRACTORS)).toEqual(tilesOf({}).map(instead))
  })

  test('six dice in random order, each rolled as it is placed — CT-2.2', () => {
    const orders = layouts.map(({ dice }) => dice.map(([die]) => die))
    for (const order of orders) expect(new Set(order).size).toBe(6)
    for (let place = 0; place < 6; place++) {
      expectEven(
        orders.map((order) => order[place] ?? ''),
        6,
      )
      expectEven(
        layouts.map(({ dice }) => dice[place]?.[2] ?? 0),
        6,
      )
    }
  })

  test('on six neighbouring spaces clockwise from the permit tile on — CT-2.2', () => {
    for (const { dice, resourceTiles } of layouts) {
      const start = resourceTiles.indexOf('rt-permit')
      expect(dice.map(([, space]) => space)).toEqual([0, 1, 2, 3, 4, 5].map((i) => (start + i) % 8))
    }
  })

  test('the permit tile on space 5: dice on 5, 6, 7, 0, 1, 2 — CT-2-EX3', () => {
    const there = layouts.filter(({ resourceTiles }) => resourceTiles[5] === 'rt-permit')
    expect(there.length).toBeGreaterThan(20)
    for (const { dice } of there) {
      expect(dice.map(([, space]) => space)).toEqual([5, 6, 7, 0, 1, 2])
    }
  })
})

describe('workshop tiles', () => {
  const used = (players: number) =>
    new Set(setUps(players, CONTRACTORS).flatMap(({ tiles }) => tiles))

  test('the two tiles for recognition are removed — CT-2.3', () => {
    for (const id of ['ws-recognition-1', 'ws-recognition-2']) {
      for (const players of [2, 3, 4]) expect(used(players)).not.toContain(id)
      expect(new Set(setUps(2).flatMap(({ tiles }) => tiles))).toContain(id)
    }
  })

  test.each([
    [2, ['ws-die-black-2', 'ws-permit-2']],
    [3, ['ws-die-black-2', 'ws-die-black-3', 'ws-permit-2', 'ws-permit-3']],
    [
      4,
      [
        'ws-die-black-2',
        'ws-die-black-3',
        'ws-die-black-4',
        'ws-permit-2',
        'ws-permit-3',
        'ws-permit-4',
      ],
    ],
  ])('with %i players those marked for more are left out — CT-2.4', (players, expected) => {
    const own = new Set(data.workshopTilesContractors.map(({ id }) => id))
    expect([...used(players)].filter((id) => own.has(id)).toSorted()).toEqual(expected)
  })

  test('they are shuffled in: each lies on a section as often as the others — CT-2.4', () => {
    expectEven(
      setUps(4, CONTRACTORS).map(({ tiles }) => tiles[0] ?? ''),
      32,
    )
  })

  test.each([
    [2, 23, 12],
    [3, 30, 18],
    [4, 32, 24],
  ])('%i players: %i tiles, %i of them used — CT-2-EX2', (players, tiles, sections) => {
    expect(used(players).size).toBe(tiles)
    for (const layout of setUps(players, CONTRACTORS)) expect(layout.tiles).toHaveLength(sections)
  })
})

describe('building plans', () => {
  const NEW = [
    ['plan-x2a', 2, [0, 1, 2, 1]],
    ['plan-x2b', 2, [0, 0, 1, 3]],
    ['plan-x3a', 3, [3, 1, 0, 1, 3]],
    ['plan-x3b', 3, [1, 2, 4, 1, 0]],
    ['plan-x4a', 4, [3, 3, 3, 1, 1, 1]],
    ['plan-x4b', 4, [1, 1, 1, 3, 3, 3]],
  ] as const

  test.each(NEW)('the towers of %s have the middles of the list — CT-2.12', (plan, players, m) => {
    const { towers } = seen(table({ players, plan, options: { plans: 'expansion' } }))
    expect(towers.map((tower) => tower.length - 2)).toEqual(m)
  })

  const drawn = (options: object) =>
    new Set([2, 3, 4].flatMap((players) => setUps(players, options).map(({ plan }) => plan)))

  test.each([{}, CONTRACTORS])(
    'the new plans are drawn by setting, with the module or without it: %j — CT-2.5',
    (options) => {
      const own = NEW.map(([plan]) => plan)
      expect([...drawn({ ...options, plans: 'expansion' })].toSorted()).toEqual(own)
      const base = drawn({ ...options, plans: 'base' })
      expect(base.size).toBe(9)
      expect(own.filter((plan) => base.has(plan))).toEqual([])
      expect(drawn({ ...options, plans: 'all' }).size).toBe(15)
    },
  )

  test('a table that names no plans draws from all of them with the module — CT-2.5', () => {
    expect(drawn(CONTRACTORS)).toEqual(drawn({ ...CONTRACTORS, plans: 'all' }))
    expect(drawn({})).toEqual(drawn({ plans: 'base' }))
  })
})

describe('the cities', () => {
  test('one city tile lies above each tower, each as often as the others — CT-2.6', () => {
    for (const [players, towers] of [
      [2, 4],
      [3, 5],
      [4, 6],
    ] as const) {
      const laid = duchies(players)
      for (const { cities } of laid) {
        expect(cities).toHaveLength(towers)
        expect(new Set(cities).size).toBe(towers)
      }
      for (let tower = 0; tower < towers; tower++) {
        expectEven(
          laid.map(({ cities }) => cities[tower] ?? ''),
          6,
        )
      }
    }
    const at = duchy({ cities: { 0: 'city-tver', 1: 'city-suzdal' } })
    expect(cityOf(at, 'city-tver').tower).toBe(0)
    expect(cityOf(at, 'city-suzdal').tower).toBe(1)
  })

  test.each([
    [2, 2],
    [3, 1],
    [4, 0],
  ])('with %i players %i cities are closed — CT-2.7', (players, closed) => {
    for (let seed = 0; seed < 20; seed++) {
      const { cities } = board(laidOut(withContractors({ players }), seed))
      expect(cities.filter((city) => city.closed)).toHaveLength(closed)
      for (const city of cities) expect(city.closed).toBe(city.tower < 0)
    }
  })

  test('they stay closed for the whole game: nobody ever hires there — CT-2.7', () => {
    for (const seed of [1, 2]) {
      const position = withContractors({ players: 2 })
      const shut = board(laidOut(position, seed)).cities.filter(({ closed }) => closed)
      for (const { before, command, after } of randomGame(position, seed)) {
        for (const { city } of shut) {
          expect(cityOf(after, city)).toMatchObject({ closed: true, contractors: [0, 0] })
          if (command.type === 'hire') expect(refuses(before, hire(city)).clause).toBe('CT-5.4')
        }
      }
    }
  })

  test('three players, five towers: five cities open, one closed — CT-2-EX1', () => {
    const at = duchy({ players: 3 })
    expect(seen(at).towers).toHaveLength(5)
    expect(openCities(at)).toEqual(CITIES.slice(0, 5))
    expect(refuses(at, hire('city-tver')).clause).toBe('CT-5.4')
  })
})

test('five of the 24 specialists are drawn from the bag to s1 to s5 — CT-2.8', () => {
  const laid = duchies(3)
  for (const { specialists } of laid) expect(new Set(specialists).size).toBe(5)
  for (let space = 0; space < 5; space++) {
    expectEven(
      laid.map(({ specialists }) => specialists[space] ?? ''),
      24,
    )
  }
  const { specialists, bag, removed } = board(laidOut(withContractors(), 1))
  expect(specialists.every((id) => id !== null)).toBe(true)
  expect([bag, removed]).toEqual([19, []])
})

describe('the players', () => {
  test('six contractors on the extension and 1 permit — CT-2.9', () => {
    for (const players of [2, 3, 4]) {
      for (const { extension } of seen(laidOut(withContractors({ players }), 1)).players) {
        expect(extension).toEqual({
          permits: 1,
          contractors: 6,
          leftmost: 'ext-1',
          specialist: null,
          tools: [],
        })
      }
    }
    expect(data.contractorExtension.map(({ contractor }) => contractor)).toEqual([1, 2, 3, 4, 5, 6])
  })

  const banners = (options: object) => {
    const { inventoryBanners, spareBanners, capacity } = player(
      duchy({ options: { ...options } }),
      'red',
    )
    return { inventoryBanners, spareBanners, capacity }
  }

  test('basic side: the two spare banners cover no storage space — CT-2.10', () => {
    expect(banners({})).toEqual({ inventoryBanners: 4, spareBanners: 2, capacity: 6 })
  })

  test('with extraBannersCoverInventory they cover two more: capacity starts at 4 — CT-2.10', () => {
    const covering = { extraBannersCoverInventory: true }
    expect(banners(covering)).toEqual({ inventoryBanners: 6, spareBanners: 0, capacity: 4 })
    let at = duchy({ players: 4, options: covering })
    expect(offers(at, 'claim')).toEqual([claim('inventory')])
    at = does(at, claim('inventory'), chooseSection(0), chooseWorkshop('red'), layTile('down'))
    expect(player(at, 'red')).toMatchObject({ inventoryBanners: 5, capacity: 5 })
  })

  test('advanced side: they lie on the white spaces, whatever the setting — CT-2.10', () => {
    const advanced = { inventoryBanners: 4, spareBanners: 0, capacity: 6 }
    expect(banners({ boardSide: 'advanced' })).toEqual(advanced)
  })
})

describe('chance', () => {
  test('it enters in the order of the clauses, and nowhere else — CT-2.11', () => {
    const asked: number[] = []
    duchyLaid(3, noting(seededChance(1), asked))
    expect(asked).toEqual([
      3, // the first player
      ...shuffle(8), // resource tiles
      ...[3, 3, 3, 3].flatMap(shuffle), // the cards of the four groups
      ...shuffle(4), // their quadrants
      ...shuffle(6), // the order of the dice
      ...Array(6).fill(6), // their values
      5, // the plan, of three and two
      ...[10, 20, 10].flatMap(shuffle), // bases, middles, domes
      ...shuffle(30), // workshop tiles
      ...shuffle(6), // city tiles
      ...shuffle(24), // specialists
    ])
  })

  test('one seed always gives the same table, another seed another — CT-2.11', () => {
    const hash = (seed: number) => stableHash(laidOut(withContractors({ players: 4 }), seed).state)
    const hashes = SEEDS.slice(0, 50).map(hash)
    expect(SEEDS.slice(0, 50).map(hash)).toEqual(hashes)
    expect(new Set(hashes).size).toBe(50)
  })
})
