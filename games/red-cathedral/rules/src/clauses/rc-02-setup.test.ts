import { seededChance, stableHash } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { redCathedral } from '../game.ts'
import { expectEven, noting, SEEDS, setUp, setUps, shuffle } from '../testing/layouts.ts'
import { laidOut, randomGame } from '../testing/play.ts'
import { opened, player, seen, table } from '../testing/table.ts'

const data = builtInComponents()

describe('before setup', () => {
  test('the table fixes players, colours, seats and settings — RC-2.1', () => {
    const options = { colours: ['green', 'red'], exchangeOneMoment: true }
    const game = opened({ players: 2, options })
    expect(game.options).toMatchObject({ ...options, boardSide: 'basic', roundLimit: 0 })
    for (const seed of SEEDS.slice(0, 20)) {
      const { players } = seen(laidOut({ players: 2, options }, seed))
      expect(players.map(({ colour }) => colour)).toEqual(['green', 'red'])
    }
    expect(redCathedral.create({ players: 2, options: { unheardOf: 1 } }).ok).toBe(false)
  })

  test('all players use the same side, basic unless the table says advanced — RC-2.2', () => {
    const boards = (options = {}) =>
      seen(laidOut({ players: 4, options }, 1)).players.map(({ board }) => board.split('-').at(-1))
    expect(boards()).toEqual(['basic', 'basic', 'basic', 'basic'])
    expect(boards({ boardSide: 'advanced' })).toEqual(Array(4).fill('advanced'))
    const sides = ['basic', 'advanced', 'basic', 'advanced']
    expect(redCathedral.create({ players: 4, options: { sides } }).ok).toBe(false)
  })

  test('with mixedBoards each player picks a side — RC-2.2', () => {
    const options = { mixedBoards: true, sides: ['advanced', 'basic'] }
    const { players } = seen(laidOut({ players: 2, options }, 1))
    expect(players.map(({ board }) => board)).toEqual(['board-red-advanced', 'board-blue-basic'])
  })
})

describe('chance', () => {
  test('one seed always gives the same table, another seed another — RC-2.3, RC-2.17', () => {
    const game = opened({ players: 4 })
    const hashes = SEEDS.slice(0, 50).map((seed) => stableHash(setUp(game, seed)))
    expect(SEEDS.slice(0, 50).map((seed) => stableHash(setUp(game, seed)))).toEqual(hashes)
    expect(new Set(hashes).size).toBe(50)
  })

  test('it enters in the order of the clauses, and nowhere else — RC-2.3, RC-2.4, RC-2.5, RC-2.6, RC-2.8, RC-2.10, RC-2.12, RC-2.13, RC-2.17', () => {
    const asked: number[] = []
    setUp(opened({ players: 3 }), noting(seededChance(1), asked))
    expect(asked).toEqual([
      3, // the first player
      ...shuffle(8), // resource tiles
      ...[3, 3, 3, 3].flatMap(shuffle), // the cards of the four groups
      ...shuffle(4), // their quadrants
      ...shuffle(5), // the order of the dice
      ...[6, 6, 6, 6, 6], // their values
      3, // the plan
      ...[10, 20, 10].flatMap(shuffle), // bases, middles, domes
      ...shuffle(28), // workshop tiles
    ])
  })

  test('every player is first equally often — RC-2.3', () => {
    for (const players of [2, 3, 4]) {
      expectEven(
        setUps(players).map(({ first }) => first),
        players,
      )
    }
  })

  test('the first player has the first turn, and turns go clockwise by seat — RC-2.3', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const order: number[] = []
      for (const { before } of randomGame({ players: 3, options: { roundLimit: 2 } }, seed)) {
        if (order.at(-1) !== seen(before).active) order.push(seen(before).active)
      }
      const { first } = seen(laidOut({ players: 3, options: { roundLimit: 2 } }, seed))
      expect(order).toEqual([0, 1, 2, 3, 4, 5].map((turn) => (first + turn) % 3))
    }
  })
})

describe('the market', () => {
  const layouts = setUps(3)
  const marketTiles = data.resourceTiles.filter((tile) => tile.module === undefined)

  test('the eight resource tiles lie on the eight spaces, each anywhere — RC-2.4', () => {
    for (const { resourceTiles } of layouts) {
      expect(resourceTiles.toSorted()).toEqual(marketTiles.map(({ id }) => id).toSorted())
    }
    for (let space = 0; space < 8; space++) {
      expectEven(
        layouts.map(({ resourceTiles }) => resourceTiles[space] ?? ''),
        8,
      )
    }
  })

  const groupOf = (id: string) => data.influenceCards.find((card) => card.id === id)?.group

  test('one influence card of each group is drawn, any of its three — RC-2.5', () => {
    for (const { influenceCards } of layouts) {
      expect(influenceCards.map(groupOf).toSorted()).toEqual([
        'clergy',
        'craftsmen',
        'merchants',
        'teamsters',
      ])
    }
    expectEven(
      layouts.flatMap(({ influenceCards }) => influenceCards),
      12,
    )
  })

  test('the four cards are dealt to the quadrants at random — RC-2.6', () => {
    expectEven(
      layouts.map(({ influenceCards }) => influenceCards.map(groupOf).join()),
      24,
    )
  })

  test('cards that were not drawn are not seen in the whole game — RC-2.7', () => {
    for (const seed of [1, 2, 3]) {
      const drawn = seen(laidOut({ players: 2, options: { roundLimit: 20 } }, seed)).influenceCards
      for (const { before, command } of randomGame({ players: 2 }, seed)) {
        expect(seen(before).influenceCards).toEqual(drawn)
        if (command.type === 'useAction') expect(drawn).toContain(command.action.slice(0, -1))
      }
    }
  })

  test('the five dice are put in random order — RC-2.8', () => {
    const orders = layouts.map(({ dice }) => dice.map(([die]) => die))
    for (const order of orders) expect(new Set(order).size).toBe(5)
    for (let place = 0; place < 5; place++) {
      expectEven(
        orders.map((order) => order[place] ?? ''),
        5,
      )
    }
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(110) // of 120
  })

  test('they lie on five neighbouring spaces from the recognition tile on — RC-2.9', () => {
    for (const { dice, resourceTiles } of layouts) {
      const start = resourceTiles.indexOf('rt-recognition')
      expect(dice.map(([, space]) => space)).toEqual([0, 1, 2, 3, 4].map((i) => (start + i) % 8))
    }
  })

  test('with the recognition tile on space 6 they go to 6, 7, 0, 1, 2 — RC-2.9, RC-2-EX2', () => {
    const there = layouts.filter(({ resourceTiles }) => resourceTiles[6] === 'rt-recognition')
    expect(there.length).toBeGreaterThan(20)
    for (const { dice } of there) {
      expect(dice.map(([, space]) => space)).toEqual([6, 7, 0, 1, 2])
    }
  })

  test('each die is rolled as it is placed: all values are equally likely — RC-2.10', () => {
    for (let place = 0; place < 5; place++) {
      expectEven(
        layouts.map(({ dice }) => dice[place]?.[2] ?? 0),
        6,
      )
    }
  })
})

describe('the cathedral', () => {
  test.each([
    [2, 4, 12],
    [3, 5, 18],
    [4, 6, 24],
  ])('%i players: %i towers, %i sections — RC-2.11', (players, towers, sections) => {
    for (const plans of ['base', 'expansion', 'all']) {
      for (let seed = 0; seed < 30; seed++) {
        const built = seen(laidOut({ players, options: { plans } }, seed)).towers
        expect(built).toHaveLength(towers)
        expect(built.flat()).toHaveLength(sections)
      }
    }
  })

  test('one plan for the player count is drawn, each equally often — RC-2.12', () => {
    expectEven(
      setUps(3).map(({ plan }) => plan),
      3,
    )
    expectEven(
      setUps(3, { plans: 'expansion' }).map(({ plan }) => plan),
      2,
    )
    expectEven(
      setUps(3, { plans: 'all' }).map(({ plan }) => plan),
      5,
    )
  })

  test('the plan gives the middles of each tower from left to right — RC-2.12', () => {
    for (const players of [2, 3, 4]) {
      for (let seed = 0; seed < 30; seed++) {
        const { plan, towers } = seen(laidOut({ players, options: { plans: 'all' } }, seed))
        const middles = data.buildingPlans.find(({ id }) => id === plan)?.middles
        expect(towers.map((tower) => tower.length - 2)).toEqual(middles)
      }
    }
  })

  test.each([
    ['plan-2a', 2, [1, 1, 1, 1]],
    ['plan-2b', 2, [1, 2, 1, 0]],
    ['plan-2c', 2, [2, 1, 0, 1]],
    ['plan-3a', 3, [1, 2, 2, 2, 1]],
    ['plan-3b', 3, [2, 1, 2, 1, 2]],
    ['plan-3c', 3, [0, 3, 2, 3, 0]],
    ['plan-4a', 4, [2, 2, 2, 2, 2, 2]],
    ['plan-4b', 4, [1, 3, 2, 2, 3, 1]],
    ['plan-4c', 4, [3, 1, 2, 2, 1, 3]],
  ])(
    'the towers of %s have the middles listed in the rulebook — RC-2.27',
    (plan, players, middles) => {
      const { towers } = seen(table({ players, plan }))
      expect(towers.map((tower) => tower.length - 2)).toEqual(middles)
      expect(setUps(players).map((each) => each.plan)).toContain(plan)
    },
  )

  test('the base game has no plans but these nine — RC-2.27', () => {
    const drawn = [2, 3, 4].flatMap((players) => setUps(players).map(({ plan }) => plan))
    expect(new Set(drawn).size).toBe(9)
  })

  test('bases, middles and domes are three decks, each shuffled — RC-2.13', () => {
    const cards = setUps(4).flatMap((layout) => layout.cards)
    for (const [type, size] of [
      ['base', 10],
      ['mid', 20],
      ['dome', 10],
    ] as const) {
      expectEven(
        cards.filter((id) => id.startsWith(type)),
        size,
      )
    }
    const lowest = setUps(4).map((layout) => layout.cards[0] ?? '')
    expectEven(lowest, 10)
  })

  test('towers are filled from T1 to the right, bottom to top, cards showing their cost — RC-2.14', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const { towers } = seen(laidOut({ players: 4 }, seed))
      const sections = towers.flat()
      expect(sections.map(({ section }) => section)).toEqual([...sections.keys()])
      expect(new Set(sections.map(({ card }) => card)).size).toBe(24)
      for (const tower of towers) {
        expect(tower.map(({ type }) => type).join()).toMatch(/^base(,middle)*,dome$/)
      }
      for (const { card, cost, missing, finished } of sections) {
        const printed = data.cathedralCards.find(({ id }) => id === card)?.cost
        expect(cost).toEqual(printed)
        expect(missing).toEqual(printed)
        expect(finished).toBe(false)
      }
    }
  })

  test('cards and tiles that are left over are nowhere to be seen — RC-2.15, RC-2.18', () => {
    for (const seed of [1, 2, 3]) {
      const at = laidOut({ players: 3, options: { roundLimit: 20 } }, seed)
      const { cards, tiles } = setUp(at.game, at.chance.split('setup'))
      const out = [...data.cathedralCards, ...data.workshopTiles]
        .map(({ id }) => id)
        .filter((id) => !cards.includes(id) && !tiles.includes(id))
      expect(out).toHaveLength(40 - 18 + 28 - 18)
      const hidden = (text: string) => out.filter((id) => text.includes(`"${id}"`))
      for (const { after } of randomGame({ players: 3 }, seed)) {
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          expect(hidden(JSON.stringify(after.game.view(after.state, viewer)))).toEqual([])
        }
        expect(hidden(JSON.stringify(after.events))).toEqual([])
      }
    }
  })

  test('plan-3a: towers of 3, 4, 4, 4, 3; 5 bases, 8 middles, 5 domes; 22 cards out — RC-2-EX1', () => {
    const { towers } = seen(table({ players: 3, plan: 'plan-3a' }))
    expect(towers.map((tower) => tower.length)).toEqual([3, 4, 4, 4, 3])
    const types = towers.flat().map(({ type }) => type)
    const count = (type: string) => types.filter((each) => each === type).length
    expect([count('base'), count('middle'), count('dome')]).toEqual([5, 8, 5])
    expect(data.cathedralCards.length - types.length).toBe(22)
  })
})

describe('workshop tiles', () => {
  const marked = data.workshopTiles.filter(({ minPlayers }) => minPlayers === 3)
  const used = (players: number) => new Set(setUps(players).flatMap(({ tiles }) => tiles))

  test('tiles marked for more players than take part are removed — RC-2.16', () => {
    const [two, three, all] = [used(2), used(3), used(4)]
    for (const { id } of marked) {
      expect([two.has(id), three.has(id), all.has(id)]).toEqual([false, true, true])
    }
    const four = { components: { workshopTiles: [{ id: 'ws-wood-1', minPlayers: 4 }] } }
    const drawn = (players: number) =>
      SEEDS.slice(0, 100).flatMap((seed) => setUp(opened({ players, ...four }), seed).tiles)
    expect(drawn(3)).not.toContain('ws-wood-1')
    expect(drawn(4)).toContain('ws-wood-1')
  })

  test('one tile lies face up on every section, each tile anywhere — RC-2.17', () => {
    const layouts = setUps(3)
    for (const { tiles } of layouts) expect(new Set(tiles).size).toBe(18)
    expectEven(
      layouts.map(({ tiles }) => tiles[0] ?? ''),
      28,
    )
    expectEven(
      layouts.map(({ tiles }) => tiles[17] ?? ''),
      28,
    )
    const { game, state } = laidOut({ players: 3 }, 1)
    const shown = game.view(state, 'spectator').towers.flat()
    expect(shown.map(({ tile }) => tile)).toEqual(setUp(game, seededChance(1).split('setup')).tiles)
  })

  test('two players: 5 tiles removed, 23 remain, 12 are used, 11 stay out unseen — RC-2.18, RC-2-EX3', () => {
    expect(marked).toHaveLength(5)
    const remaining = used(2)
    expect(remaining.size).toBe(23)
    for (const { tiles } of setUps(2)) {
      expect(tiles).toHaveLength(12)
      expect(remaining.size - new Set(tiles).size).toBe(11)
    }
    const at = laidOut({ players: 2 }, 1)
    const view = JSON.stringify(seen(at))
    const shown = data.workshopTiles.filter(({ id }) => view.includes(`"${id}"`))
    expect(shown).toHaveLength(12)
  })
})

describe('the players', () => {
  const boards = (boardSide: string) =>
    seen(laidOut({ players: 4, options: { boardSide } }, 1)).players

  test('four banners lie on four of the ten inventory spaces — RC-2.19', () => {
    for (const { inventoryBanners, capacity } of [...boards('basic'), ...boards('advanced')]) {
      expect(inventoryBanners).toBe(4)
      expect(capacity).toBe(10 - 4)
    }
  })

  test('basic side: two spare banners beside the board, none on a workshop space — RC-2.20', () => {
    for (const { spareBanners, workshop } of boards('basic')) {
      expect(spareBanners).toBe(2)
      expect(workshop.map(({ covered }) => covered)).toEqual(Array(6).fill(null))
    }
  })

  test('advanced side: the two other banners lie on the white workshop spaces — RC-2.21', () => {
    for (const { spareBanners, workshop } of boards('advanced')) {
      expect(spareBanners).toBe(0)
      for (const { die, covered } of workshop) expect(covered === 'banner').toBe(die === 'white')
    }
  })

  test('basic side: all four ornaments are available from the start — RC-2.22', () => {
    for (const { ornaments } of boards('basic')) {
      expect(ornaments).toEqual({ door: 1, arch: 2, cross: 1 })
    }
  })

  test('advanced side: the ornaments are locked on the four coloured spaces — RC-2.23', () => {
    for (const { ornaments, workshop } of boards('advanced')) {
      expect(ornaments).toEqual({ door: 0, arch: 0, cross: 0 })
      const coloured = workshop.filter(({ die }) => die !== 'white')
      const lying = coloured.map(({ covered }) => covered ?? '')
      expect(lying.toSorted()).toEqual(['arch', 'arch', 'cross', 'door'])
    }
  })

  test('every marker starts on position 2, which is 0 prestige — RC-2.24', () => {
    for (const { position, prestige } of boards('basic')) {
      expect({ position, prestige }).toEqual({ position: 2, prestige: 0 })
    }
  })

  test('the first player starts with 3 rubles, the next two with 4, the fourth with 5 — RC-2.25', () => {
    for (const players of [2, 3, 4]) {
      for (const seed of SEEDS.slice(0, 20)) {
        const { first, players: seats } = seen(laidOut({ players }, seed))
        const inOrder = seats.map((_, turn) => seats[(first + turn) % players]?.rubles)
        expect(inOrder).toEqual([3, 4, 4, 5].slice(0, players))
      }
    }
  })

  test('four players A, B, C, D, first player C: rubles C 3, D 4, A 4, B 5 — RC-2.25, RC-2-EX4', () => {
    const game = opened({ players: 4 })
    const seed = SEEDS.find((each) => setUp(game, each).first === 2) ?? -1
    const state = game.blank()
    for (const event of game.setup(seededChance(seed))) game.evolve(state, event)
    const [a, b, c, d] = game.view(state, 'spectator').players.map(({ rubles }) => rubles)
    expect({ a, b, c, d }).toEqual({ a: 4, b: 5, c: 3, d: 4 })
  })

  test('every inventory starts empty — RC-2.26', () => {
    for (const { inventory } of boards('basic')) expect(inventory).toEqual({})
    expect(player(table({ players: 2 }), 'blue').inventory).toEqual({})
  })
})
