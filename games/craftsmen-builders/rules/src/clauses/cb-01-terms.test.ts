import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/load.ts'
import { COLOURS, KINDS, SYMBOLS } from '../constants.ts'
import { craftsmenBuilders } from '../game.ts'
import { coinsPlace, endTurn, place, realise, recruit } from '../testing/commands.ts'
import { builds } from '../testing/play.ts'
import {
  does,
  drafted,
  goodsOf,
  laidOut,
  playerOf,
  refused,
  seen,
  table,
} from '../testing/table.ts'

const { boards, buildings, constants, contracts, craftsmen, market, powers, supplies } =
  builtInComponents()
const count = <T>(list: readonly T[], test: (entry: T) => boolean): number =>
  list.filter(test).length

describe('players and goods', () => {
  test('two, three or four players take part — CB-1.1', () => {
    for (const players of [2, 3, 4]) expect(craftsmenBuilders.create({ players }).ok).toBe(true)
    for (const players of [0, 1, 5, 2.5, Number.NaN]) {
      const created = craftsmenBuilders.create({ players })
      expect(created.ok ? [] : created.problems[0]?.path).toBe('players')
    }
  })

  test('the colours are red, blue, green and yellow, and none is shared — CB-1.2', () => {
    expect(COLOURS).toEqual(['red', 'blue', 'green', 'yellow'])
    const open = (colours: readonly string[]) =>
      craftsmenBuilders.create({ players: 2, options: { colours } }).ok
    expect(open(['yellow', 'red'])).toBe(true)
    expect(open(['red', 'red'])).toBe(false)
    expect(open(['red', 'purple'])).toBe(false)
  })

  test('the goods are coins, wood and stone; coins are no resource — CB-1.3', () => {
    expect(KINDS).toEqual(['coin', 'wood', 'stone'])
    // A payment of one resource of choice is not made with coins.
    const at = table({ active: ['mason', 'carter', 'banker'], red: { coins: 9 } })
    expect(refused(at, place('banker-b1'))).toBe('CB-5.18 effectImpossible')
  })

  test('the reserve has goods without limit — CB-1.4', () => {
    expect(supplies.map(({ n }) => n)).toEqual([null, null, null])
    const at = table({ red: { coins: 9_999, wood: 9_999, stone: 9_999 } })
    expect(goodsOf(does(at, coinsPlace), 'red')).toEqual([10_002, 9_999, 9_999])
  })

  test('each player has three workers, two recruiters and six markers — CB-1.5', () => {
    const player = playerOf(laidOut(), 'red')
    expect([player.workers, player.recruiters, player.markers]).toEqual([3, 2, 6])
  })
})

describe('boards, buildings and market', () => {
  test('the six symbols stand in one order everywhere — CB-1.6', () => {
    expect(SYMBOLS).toEqual(['meat', 'fish', 'cheese', 'bread', 'cake', 'eggplant'])
    expect(seen(laidOut()).contracts.map(({ kind }) => kind)).toEqual(SYMBOLS)
    const at = table({ red: { board: 'cake', sites: [['covered-market']] } })
    expect(playerOf(at, 'red').badges).toEqual(['meat', 'fish', 'cheese', 'cake'])
  })

  test('a board has three sites with printed coins, and one badge — CB-1.7', () => {
    for (const { sites, badge } of boards) {
      expect(sites.map(({ site }) => site)).toEqual([1, 2, 3])
      for (const { income } of sites) expect(income.map(({ of }) => of)).toEqual(['coin'])
      expect(SYMBOLS).toContain(badge)
    }
  })

  test('a site is bare, or carries a stack whose uppermost building is on top — CB-1.8', () => {
    const at = table({ red: { sites: [['sawmill', 'creamery'], ['bakehouse']] } })
    expect(playerOf(at, 'red').sites).toEqual([
      ['building-1-sawmill', 'building-2-creamery'],
      ['building-1-bakehouse'],
      [],
    ])
  })

  test('a building has level, cost, incomes, none to three badges and points — CB-1.9', () => {
    for (const { cost, income, badges, points, residual, castle } of buildings) {
      expect(cost.length).toBeGreaterThan(0)
      expect(income.length).toBeGreaterThan(0)
      expect(residual.length > 0).toBe(!castle)
      expect(badges.length).toBeLessThanOrEqual(3)
      expect(points).toBeGreaterThanOrEqual(0)
    }
  })

  test('a castle is a building of level III, without residual income — CB-1.10', () => {
    for (const { castle, level, residual } of buildings) {
      expect(castle).toBe(level === 3)
      if (castle) expect(residual).toEqual([])
    }
  })

  test('there are 48 buildings, 16 of each level — CB-1.11', () => {
    expect(buildings).toHaveLength(48)
    for (const level of [1, 2, 3]) expect(count(buildings, (b) => b.level === level)).toBe(16)
  })

  test('the market has three rows of four positions — CB-1.12', () => {
    expect(market.rows.map(({ level, line }) => [level, line])).toEqual([
      [1, 'bottom'],
      [2, 'middle'],
      [3, 'top'],
    ])
    for (const { buildings: row } of seen(laidOut()).market) expect(row).toHaveLength(4)
  })

  test('each position has a gain for the builder and one for the others, or none — CB-1.13', () => {
    const gains = market.rows.flatMap(({ positions }) => positions)
    expect(gains).toHaveLength(12)
    expect(gains.some(({ builder }) => builder.length === 0)).toBe(true)
    expect(gains.some(({ others }) => others.length === 0)).toBe(true)
  })
})

describe('craftsmen', () => {
  test('an ordinary craftsman has two lines of one or two slots, each with a fee — CB-1.14', () => {
    for (const card of craftsmen) {
      if (card.role !== 'ordinary') continue
      expect(card.lines.map(({ id }) => id)).toEqual([`${card.id}-a`, `${card.id}-b`])
      for (const { slots } of card.lines) expect([1, 2]).toContain(slots.length)
    }
    const at = table({
      active: ['mason', 'carter', 'quarryman'],
      turn: 'blue',
      workers: [['quarryman-a1', 'red']],
    })
    const quarryman = seen(at).activeColumn[2]
    expect(quarryman?.slots.map(({ fee, worker }) => [fee, worker])).toEqual([
      [1, 0],
      [2, -1],
      [1, -1],
    ])
  })

  test('the permanent one has two places, the contract one two lines without slots — CB-1.15', () => {
    const permanent = craftsmen.find(({ role }) => role === 'permanent')
    const contract = craftsmen.find(({ role }) => role === 'contract')
    expect(permanent?.role === 'permanent' && permanent.places.map(({ id }) => id)).toEqual([
      'craftsman-permanent-coins',
      'craftsman-permanent-build',
    ])
    expect(contract?.role === 'contract' && contract.lines.map(({ slots }) => slots)).toEqual([
      [],
      [],
    ])
  })

  test('of 16 craftsman cards 14 are ordinary — CB-1.16', () => {
    expect(craftsmen).toHaveLength(16)
    expect(count(craftsmen, ({ role }) => role === 'ordinary')).toBe(14)
  })

  test('the columns are offer, recruited and active, each from top to bottom — CB-1.17', () => {
    const at = table({
      active: ['mason', 'carter', 'tiler'],
      offer: ['foreman', 'banker', 'broker'],
    })
    const after = does(at, coinsPlace, endTurn, recruit('banker'))
    expect(seen(after).offer).toEqual(['craftsman-foreman', 'craftsman-broker'])
    expect(seen(after).recruited).toEqual([{ craftsman: 'craftsman-banker', recruiter: 1 }])
    expect(seen(after).activeColumn.map(({ craftsman }) => craftsman)).toEqual([
      'craftsman-mason',
      'craftsman-carter',
      'craftsman-tiler',
    ])
  })

  test('the owner is the one whose recruiter lies on it in the active column — CB-1.18', () => {
    const { activeColumn } = seen(table({ players: 3, order: ['blue', 'green', 'red'] }))
    expect(activeColumn.map(({ owner }) => owner)).toEqual([1, 2, 0, -1])
  })
})

describe('contracts and rounds', () => {
  test('there are 36 contracts, six of each kind, the kind shown twice — CB-1.19', () => {
    expect(contracts).toHaveLength(36)
    for (const symbol of SYMBOLS) expect(count(contracts, (c) => c.kind === symbol)).toBe(6)
    for (const { kind, badges } of contracts) {
      expect(badges.filter((badge) => badge === kind)).toHaveLength(2)
      expect(new Set(badges).size).toBe(3)
    }
  })

  test('who puts a marker on a contract is one of its realisers from then on — CB-1.20', () => {
    const at = table({
      acted: true,
      contracts: ['meat-fish-cheese'],
      red: { board: 'meat', sites: [['covered-market']] },
    })
    const after = does(at, realise('meat'))
    expect(seen(after).contracts[0]?.realisers).toEqual([0])
    expect(playerOf(after, 'red').markers).toBe(5)
  })

  test('the power sheet gives one power for each kind — CB-1.21', () => {
    expect(powers.map(({ kind }) => kind)).toEqual(SYMBOLS)
  })

  test('a round is an income and four laps, a lap one turn of each player — CB-1.22', () => {
    expect(constants.lapsPerRound.value).toBe(4)
    const turns: [number, number][] = []
    let at = drafted({ players: 3 })
    for (let turn = 0; turn < 12; turn++) {
      turns.push([at.state.lap, at.state.place])
      const recruits = at.state.lap === 4 ? [recruitFirst(at)] : [coinsPlace]
      at = does(at, ...recruits, endTurn)
    }
    expect(turns).toEqual([1, 2, 3, 4].flatMap((lap) => [0, 1, 2].map((seat) => [lap, seat])))
    expect(at.state.round).toBe(2)
  })

  test('the active player is the one whose turn it is — CB-1.23', () => {
    const at = table({ turn: 'blue' })
    expect(at.game.actor(at.state)?.seat).toBe(1)
    expect(seen(at).active).toBe(1)
  })

  test('the boards are the five of the table — CB-1.24', () => {
    const printed = boards.map(({ id, badge, sites }) => [
      id,
      badge,
      ...sites.map(({ income }) => income[0]?.n),
    ])
    expect(printed).toEqual([
      ['board-meat', 'meat', 1, 2, 1],
      ['board-fish', 'fish', 2, 1, 1],
      ['board-cheese', 'cheese', 1, 1, 2],
      ['board-bread', 'bread', 1, 2, 1],
      ['board-cake', 'cake', 2, 1, 1],
    ])
  })
})

const recruitFirst = (at: ReturnType<typeof table>) =>
  recruit(seen(at).offer[0]?.replace('craftsman-', '') ?? '')

test('a building that was built is gone from the market — CB-1.8', () => {
  const at = builds(table({ market: { 1: ['stable'] }, red: { coins: 6, wood: 2 } }), 'stable', 2)
  expect(playerOf(at, 'red').sites[1]).toEqual(['building-1-stable'])
  expect(JSON.stringify(seen(at).market)).not.toContain('stable')
})
