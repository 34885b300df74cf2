import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/load.ts'
import type { Position } from '../positions/position.ts'
import {
  buildPlace,
  choose,
  chooseBuilding,
  chooseSite,
  coinsPlace,
  endTurn,
  place,
  realise,
  replaceCoins,
  turnUp,
} from '../testing/commands.ts'
import { builds, randomGame } from '../testing/play.ts'
import {
  actorAt,
  asks,
  does,
  goodsOf,
  happened,
  offers,
  playerOf,
  refused,
  refuses,
  rowOf,
  seen,
  slotsOffered,
  type Table,
  table,
} from '../testing/table.ts'

const RICH = { coins: 60, wood: 30, stone: 30 } as const
const cardsOffered = (at: Table): string[] =>
  offers(at, 'chooseBuilding').map(({ building }) => building.replace(/^building-\d-/, ''))

describe('what and where', () => {
  test('a build goes building, site, payment, placing, gains, row — CB-6.1', () => {
    const market = { 1: ['stable', 'bakehouse', 'quarry'] }
    const at = does(table({ market, red: RICH }), buildPlace)
    expect(asks(at)).toBe('build-card')
    expect(refused(at, chooseSite(1))).toBe('CB-13.2 buildOrder')
    const sited = does(at, chooseBuilding(1, 'quarry'))
    expect(asks(sited)).toBe('build-site')
    expect(refused(sited, replaceCoins(0, 0))).toBe('CB-13.2 buildOrder')
    expect(refused(sited, chooseBuilding(1, 'stable'))).toBe('CB-13.2 buildOrder')
    const first = does(at, chooseBuilding(1, 'stable'))
    expect(refused(first, chooseBuilding(1, 'quarry'))).toBe('CB-13.2 buildOrder')
    const paying = does(sited, chooseSite(2))
    expect(asks(paying)).toBe('build-payment')
    expect(refused(paying, chooseSite(1))).toBe('CB-13.2 buildOrder')
    expect(refused(does(sited, chooseSite(1)), chooseSite(2))).toBe('CB-13.2 buildOrder')
    expect(does(paying, replaceCoins(0, 0)).events.map(({ type }) => type)).toEqual([
      'paid',
      'built',
      'gained',
      'gained',
      'rowShifted',
      'asked',
    ])
  })

  test('any face-up building of any row can be chosen, and no other — CB-6.2', () => {
    const at = does(table({ red: RICH }), buildPlace)
    expect(cardsOffered(at)).toEqual([1, 2, 3].flatMap((level) => rowOf(at, level)))
    expect(refused(at, chooseBuilding(1, 'well-house'))).toBe('CB-6.1 notInMarket')
  })

  test('the site has no castle on top — CB-6.3', () => {
    const sites = [['watch-castle'], ['bakehouse']]
    const at = does(table({ market: { 1: ['stable'] }, red: { ...RICH, sites } }), buildPlace)
    const sited = does(at, chooseBuilding(1, 'stable'))
    expect(offers(sited)).toEqual([chooseSite(2), chooseSite(3)])
    expect(refused(sited, chooseSite(1))).toBe('CB-6.14 castleOnTop')
    expect(refused(sited, chooseSite(0))).toBe('CB-1.7 noSuchSite')
  })

  test('any level goes on a bare site or on any building of level I or II — CB-6.4', () => {
    const sites = [['sawmill', 'creamery', 'bakehouse'], ['monastery']]
    const market = { 1: ['stable'], 2: ['pie-house'], 3: ['watch-castle'] }
    for (const building of ['stable', 'pie-house', 'watch-castle']) {
      for (const site of [1, 2, 3]) {
        const at = builds(table({ market, red: { ...RICH, sites } }), building, site)
        expect(playerOf(at, 'red').sites[site - 1]?.at(-1)).toContain(building)
      }
    }
  })

  test('a player can build with a building to pay for and a site without a castle — CB-6.5', () => {
    const market = { 1: ['wood-shed'] }
    const can = (red: Position['red']) =>
      slotsOffered(table({ market, ...(red === undefined ? {} : { red }) })).includes(
        'permanent-build',
      )
    expect(can({ coins: 3, wood: 1 })).toBe(true)
    expect(can({ coins: 2, wood: 1 })).toBe(false)
    const castles = [['rose-castle'], ['royal-castle'], ['watch-castle']]
    expect(can({ ...RICH, sites: castles })).toBe(false)
  })
})

describe('payment', () => {
  test('the cost goes to the reserve, in full — CB-6.6', () => {
    const at = builds(table({ market: { 1: ['stable'] }, red: { coins: 8, wood: 2 } }), 'stable')
    expect(happened(at, 'paid')[0]?.goods).toEqual({ coin: 6, wood: 2 })
    expect(goodsOf(at, 'blue')).toEqual([0, 0, 0])
  })

  test('a discount lowers the coins, to 0 at least, and nothing else — CB-6.7', () => {
    const cake = {
      acted: true,
      contracts: ['cake-cheese-bread'],
      market: { 1: ['wood-shed', 'toll-house'] },
    }
    const sites = [['creamery'], ['bakehouse']]
    const power = (coins: number, wood: number) =>
      does(table({ ...cake, red: { board: 'cake', coins, wood, sites } }), realise('cake'))
    const free = builds(does(power(0, 1), choose('power-cake-a')), 'wood-shed', 3)
    expect(happened(free, 'paid')[0]?.goods).toEqual({ wood: 1 })
    expect(goodsOf(power(9, 0), 'red')).toEqual([12, 0, 0])
  })

  test('wood and stone of the cost are paid in kind — CB-6.8', () => {
    const at = does(
      table({ market: { 1: ['bakehouse', 'cheese-cellar'] }, red: { coins: 20, wood: 2 } }),
      buildPlace,
    )
    expect(refused(at, chooseBuilding(1, 'cheese-cellar'))).toBe('CB-6.8 costInKind')
  })

  test('each coin of the cost is paid with a coin, a wood or a stone — CB-6.9', () => {
    const position = { market: { 1: ['wood-shed'] }, red: { coins: 3, wood: 3, stone: 1 } } as const
    const shed = chooseBuilding(1, 'wood-shed')
    const paying = does(table(position), buildPlace, shed, chooseSite(1))
    expect(offers(paying)).toEqual([
      replaceCoins(0, 0),
      replaceCoins(0, 1),
      replaceCoins(1, 0),
      replaceCoins(1, 1),
      replaceCoins(2, 0),
      replaceCoins(2, 1),
    ])
    expect(refused(paying, replaceCoins(3, 0))).toBe('CB-6.8 resourcesNeeded')
    expect(refused(paying, replaceCoins(4, 0))).toBe('CB-6.9 replacesTooMuch')
    expect(refused(paying, replaceCoins(2, 2))).toBe('CB-6.9 replacesTooMuch')
    const strict = table({ ...position, options: { coinSubstitution: 'none' } })
    expect(goodsOf(does(strict, buildPlace, chooseSite(1)), 'red')).toEqual([0, 3, 1])
  })

  test('the stone of the cost is not there to replace coins — CB-6.9', () => {
    // The Cheese Cellar costs 6 coins + 1 stone.
    const paying = (coins: number, stone: number) => {
      const at = does(
        table({ market: { 1: ['cheese-cellar'] }, red: { coins, wood: 1, stone } }),
        buildPlace,
      )
      const chosen = asks(at) === 'build-card' ? does(at, chooseBuilding(1, 'cheese-cellar')) : at
      return does(chosen, chooseSite(1))
    }
    expect(offers(paying(6, 2))).toEqual([
      replaceCoins(0, 0),
      replaceCoins(0, 1),
      replaceCoins(1, 0),
      replaceCoins(1, 1),
    ])
    expect(happened(paying(5, 1), 'paid')[0]?.goods).toEqual({ coin: 5, wood: 1, stone: 1 })
  })

  test('a refused payment names what is needed — CB-6.6, CB-6.8, CB-6.9', () => {
    const red = { coins: 2, wood: 3, stone: 1 }
    const at = table({ market: { 1: ['wood-shed', 'gravel-pit'] }, red })
    const paying = does(at, buildPlace, chooseBuilding(1, 'wood-shed'), chooseSite(1))
    expect(refuses(paying, replaceCoins(2, 2)).message.params).toEqual({ coins: 3 })
    expect(refuses(paying, replaceCoins(0, 0)).message.params).toEqual({ price: 3, coins: 2 })
    expect(refuses(paying, replaceCoins(3, 0)).message.params).toEqual({ wood: 4, stone: 0 })
    expect(refuses(paying, replaceCoins(0, 2)).message.params).toEqual({ wood: 1, stone: 2 })
    const poor = does(
      table({ market: { 1: ['wood-shed', 'gravel-pit'] }, red: { coins: 0, wood: 3, stone: 2 } }),
      buildPlace,
      chooseBuilding(1, 'wood-shed'),
      chooseSite(1),
    )
    expect(refuses(poor, replaceCoins(1, 1)).message.params).toEqual({ price: 1, coins: 0 })
  })

  test('a refused building names its cost — CB-6.8, CB-6.9', () => {
    const market = { 1: ['wood-shed', 'gravel-pit', 'bakehouse', 'cheese-cellar'] }
    const at = does(table({ market, red: { coins: 3, wood: 2 } }), buildPlace)
    const bakehouse = refuses(at, chooseBuilding(1, 'bakehouse'))
    expect([bakehouse.clause, bakehouse.message.params]).toEqual([
      'CB-6.9',
      { coins: 5, wood: 2, stone: 0 },
    ])
    expect(refuses(at, chooseBuilding(1, 'cheese-cellar')).message.params).toEqual({
      coins: 6,
      wood: 0,
      stone: 1,
    })
    const one = does(table({ market, red: { coins: 9, wood: 1 } }), buildPlace)
    expect(refused(one, chooseBuilding(1, 'bakehouse'))).toBe('CB-6.8 costInKind')
  })

  test('too few coins for the rest are refused — CB-6.9', () => {
    const red = { coins: 2, wood: 3, stone: 1 }
    const shed = chooseBuilding(1, 'wood-shed')
    const at = table({ market: { 1: ['wood-shed', 'gravel-pit'] }, red })
    const paying = does(at, buildPlace, shed, chooseSite(1))
    expect(refused(paying, replaceCoins(0, 0))).toBe('CB-6.6 tooFewCoins')
    expect(offers(paying)[0]).toEqual(replaceCoins(0, 1))
  })

  test('coins never stand for resources, nor resources for each other in kind — CB-6.10', () => {
    const market = { 1: ['bakehouse', 'cheese-cellar'] }
    const stone = table({ market, red: { coins: 99, stone: 9 } })
    expect(cardsOffered(does(stone, buildPlace))).not.toContain('bakehouse')
    const wood = table({ market, red: { coins: 99, wood: 9 } })
    expect(cardsOffered(does(wood, buildPlace))).not.toContain('cheese-cellar')
  })

  test('only the cost of a building is paid in this way — CB-6.11', () => {
    const red = {
      wood: 9,
      stone: 9,
      board: 'fish',
      sites: [['fondue-inn'], ['bakehouse']],
    } as const
    const position = {
      active: ['carter', 'merchant', 'mason'],
      contracts: ['fish-cheese-bread'],
      realised: { 'fish-cheese-bread': ['blue'] },
      red,
    } as const
    expect(refused(table(position), place('mason-a1'))).toBe('CB-5.12 tooFewCoins')
    const rich = table({ ...position, red: { ...red, coins: 1 } })
    expect(refused(rich, place('merchant-b1'))).toBe('CB-5.18 effectImpossible')
    expect(refused(table({ ...position, acted: true }), realise('fish'))).toBe('CB-7.9 tooFewCoins')
  })
})

describe('placing', () => {
  test('the building goes on top, and what was there is covered — CB-6.12', () => {
    const red = { ...RICH, sites: [['bakehouse']] }
    const at = builds(table({ market: { 2: ['creamery'] }, red }), 'creamery', 1)
    expect(playerOf(at, 'red').sites[0]).toEqual(['building-1-bakehouse', 'building-2-creamery'])
  })

  test('a covered building gives its residual income, shows no badges, keeps its points — CB-6.13', () => {
    const sites = [['fishmonger', 'monastery', 'stable']]
    const player = playerOf(table({ red: { board: 'cake', sites } }), 'red')
    expect(player.badges).toEqual(['cake'])
    expect(player.points).toBe(0 + 3 + 1)
    // Residual 1 + 1, Stable 1 coin + 1 wood, bare sites 1 + 1.
    expect(player.income).toEqual({ coin: 5, wood: 1 })
  })

  test('a site is chosen after the building and before the payment — CB-13.2, CB-6.14', () => {
    const market = { 1: ['wood-shed', 'gravel-pit'] }
    const sites = [[], ['rose-castle']]
    const asked = does(table({ market, red: { coins: 9, wood: 9, sites } }), buildPlace)
    expect(refused(asked, chooseSite(1))).toBe('CB-13.2 buildOrder')
    const chosen = does(asked, chooseBuilding(1, 'wood-shed'))
    const castle = refuses(chosen, chooseSite(2))
    expect([castle.clause, castle.message.params]).toEqual(['CB-6.14', { site: 2 }])
    const paying = does(chosen, chooseSite(1))
    expect(asks(paying)).toBe('build-payment')
    expect(refused(paying, chooseSite(2))).toBe('CB-6.14 castleOnTop')
    expect(refused(paying, chooseSite(3))).toBe('CB-13.2 buildOrder')
  })

  test('a castle is never covered — CB-6.14', () => {
    for (const seed of [1, 2]) {
      for (const { after } of randomGame({ options: { roundLimit: 25 } }, seed)) {
        for (const { sites } of seen(after).players) {
          for (const stack of sites) {
            expect(stack.slice(0, -1).some((id) => id.startsWith('building-3'))).toBe(false)
          }
        }
      }
    }
  })

  test('the third castle triggers the end at this moment — CB-6.15', () => {
    const sites = [['rose-castle'], ['royal-castle']]
    const market = { 3: ['sugar-palace', 'watch-castle'] }
    const at = builds(table({ market, red: { ...RICH, sites } }), 'watch-castle', 3)
    const types = at.events.map(({ type }) => type)
    expect(types.indexOf('endTriggered')).toBe(types.indexOf('built') + 1)
    expect(types.indexOf('endTriggered')).toBeLessThan(types.indexOf('gained'))
  })
})

describe('gains', () => {
  test('the builder gains first, then the others in turn order from the builder on — CB-6.16', () => {
    const at = builds(
      table({
        players: 3,
        round: 2,
        order: ['green', 'blue', 'red'],
        turn: 'blue',
        market: { 2: ['monastery', 'creamery'] },
        blue: RICH,
      }),
      'creamery',
    )
    expect(happened(at, 'gained').map(({ seat, goods }) => [seat, goods])).toEqual([
      [1, { wood: 1 }],
      [0, { coin: 1 }],
      [2, { coin: 1 }],
    ])
  })

  test('gains come after the payment and cannot help to make it — CB-6.17', () => {
    const at = table({ market: { 1: ['stable', 'wood-shed'] }, red: { coins: 2, wood: 1 } })
    expect(slotsOffered(at)).not.toContain('permanent-build')
  })

  test('the gains are those of the table — CB-6.18', () => {
    const words = (items: readonly { of: string; n: number }[]) =>
      items.map(({ of, n }) => `${n} ${of}`).join() || 'nothing'
    const rows = builtInComponents().market.rows.map(({ positions }) =>
      positions.map(({ builder, others }) => `${words(builder)}; ${words(others)}`),
    )
    expect(rows).toEqual([
      ['1 wood; nothing', '1 coin; nothing', '1 coin; 1 coin', 'nothing; 1 coin'],
      ['1 stone; nothing', '1 wood; 1 coin', '1 coin; 1 coin', 'nothing; 1 coin'],
      ['2 coin; nothing', '1 coin; nothing', '1 coin; 1 coin', 'nothing; 1 coin'],
    ])
  })
})

describe('the row', () => {
  const ROW = { 1: ['wood-shed', 'bakehouse', 'quarry', 'stable'] } as const

  test('the buildings to the right move one position to the left — CB-6.19', () => {
    const at = builds(table({ market: ROW, red: RICH }), 'wood-shed')
    expect(rowOf(at, 1)).toEqual(['bakehouse', 'quarry', 'stable', null])
  })

  test('position 4 is pending while the deck has a card — CB-6.20', () => {
    const at = builds(table({ market: ROW, red: RICH }), 'stable')
    expect(seen(at).market.map(({ pending }) => pending)).toEqual([true, false, false])
    expect(seen(at).market[0]?.deck).toBe(12)
  })

  test('with an empty deck position 4 stays empty — CB-6.21', () => {
    const at = builds(table({ market: ROW, emptyDecks: [1], red: RICH }), 'wood-shed')
    expect(seen(at).market[0]).toMatchObject({ pending: false, deck: 0 })
    const ended = does(at, endTurn)
    expect(rowOf(ended, 1)).toEqual(['bakehouse', 'quarry', 'stable', null])
  })

  test('an empty position offers nothing and ends nothing — CB-6.22', () => {
    let at = table({ market: ROW, emptyDecks: [1], red: RICH, blue: RICH })
    for (const card of ROW[1]) at = does(builds({ ...at, events: [] }, card), endTurn)
    expect(rowOf(at, 1)).toEqual([null, null, null, null])
    expect(asks(at)).not.toBeNull()
  })

  test('gains belong to positions, not to cards — CB-6.23', () => {
    const first = does(builds(table({ market: ROW, red: RICH }), 'bakehouse'), endTurn)
    const at = builds({ ...againRed(first), events: [] }, 'quarry')
    // The Quarry has moved from position 3 to position 2: 1 coin for Red, nothing for Blue.
    expect(happened(at, 'gained').map(({ seat, source }) => [seat, source])).toEqual([
      [0, 'market-1-2'],
    ])
  })

  test('a pending position is filled at the end of the turn at the latest — CB-6.24', () => {
    const at = builds(table({ market: ROW, decks: { 1: ['greenhouse'] }, red: RICH }), 'stable')
    expect(rowOf(at, 1)[3]).toBe(null)
    expect(rowOf(does(at, endTurn), 1)[3]).toBe('greenhouse')
    const options = { refillTiming: 'atOnce' }
    const once = builds(
      table({ options, market: ROW, decks: { 1: ['greenhouse'] }, red: RICH }),
      'stable',
    )
    expect(rowOf(once, 1)[3]).toBe('greenhouse')
  })

  const FISH = {
    market: ROW,
    contracts: ['fish-cheese-bread'],
    red: { ...RICH, board: 'fish', sites: [['fondue-inn'], ['butchers-stall']] },
  } as const

  test('turning it up is offered while a contract could be realised — CB-6.25', () => {
    const none = builds(table(FISH), 'stable', 3)
    expect(refused(none, turnUp)).toBe('CB-6.25 noContractOpen')
    const at = builds(table(FISH), 'bakehouse', 2)
    expect(offers(at)).toContainEqual(turnUp)
    const realised = does(at, realise('fish'))
    expect(refused(realised, turnUp)).toBe('CB-6.25 noContractOpen')
    const other = does(table(FISH), coinsPlace)
    expect(refused(other, turnUp)).toBe('CB-6.25 nothingPending')
  })

  test('the card that comes does not depend on the moment — CB-6.26', () => {
    const at = builds(table({ ...FISH, decks: { 1: ['greenhouse'] } }), 'bakehouse', 2)
    expect(rowOf(does(at, turnUp), 1)).toEqual(rowOf(does(at, endTurn), 1))
    expect(rowOf(does(at, turnUp, endTurn), 1)).toEqual(rowOf(does(at, endTurn), 1))
  })

  test('every build begins with a full market, as far as the decks reach — CB-6.27', () => {
    for (const { before } of randomGame({ players: 3, options: { roundLimit: 20 } }, 4)) {
      if (asks(before) !== 'build-card') continue
      for (const { buildings, deck, pending } of seen(before).market) {
        expect(pending).toBe(false)
        if (deck > 0) expect(buildings).not.toContain(null)
      }
    }
  })

  test('the buildings keep to the ranges of their level — CB-6.28', () => {
    const ranges = {
      1: { coins: [3, 7], resources: [1, 3], badges: [0, 1], points: [0, 1] },
      2: { coins: [9, 10], resources: [5, 6], badges: [1, 3], points: [3, 5] },
      3: { coins: [14, 18], resources: [8, 12], badges: [0, 1], points: [9, 13] },
    } as const
    const sum = (items: readonly { of: string; n: number }[], coins: boolean) =>
      items.reduce((total, { of, n }) => ((of === 'coin') === coins ? total + n : total), 0)
    for (const level of [1, 2, 3] as const) {
      const cards = builtInComponents().buildings.filter((card) => card.level === level)
      const span = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)]
      expect({
        coins: span(cards.map(({ cost }) => sum(cost, true))),
        resources: span(cards.map(({ cost }) => sum(cost, false))),
        badges: span(cards.map(({ badges }) => badges.length)),
        points: span(cards.map(({ points }) => points)),
      }).toEqual(ranges[level])
    }
  })
})

/** Blue takes a turn with the coins place, so that Red is to play again. */
function againRed(at: Table): Table {
  expect(actorAt(at)).toBe('blue')
  return does(at, coinsPlace, endTurn)
}

describe('examples', () => {
  test('Gravel Pit from market-1-3: 3 coins + 1 wood paid, 1 coin for everyone — CB-6-EX1', () => {
    const at = builds(
      table({
        players: 3,
        market: { 1: ['stable', 'quarry', 'gravel-pit'] },
        red: { coins: 3, wood: 1 },
      }),
      'gravel-pit',
    )
    expect(happened(at, 'paid')[0]?.goods).toEqual({ coin: 3, wood: 1 })
    expect(goodsOf(at, 'red')).toEqual([1, 0, 0])
    expect(goodsOf(at, 'blue')).toEqual([1, 0, 0])
    expect(goodsOf(at, 'green')).toEqual([1, 0, 0])
  })

  /** The Bakehouse on a position without gain for the builder. */
  const BAKEHOUSE = { 1: ['stable', 'quarry', 'sawmill', 'bakehouse'] } as const

  test('Bakehouse with 3 coins, 3 wood, 1 stone: nothing is left — CB-6-EX2', () => {
    const at = builds(
      table({ market: BAKEHOUSE, red: { coins: 3, wood: 3, stone: 1 } }),
      'bakehouse',
    )
    expect(happened(at, 'paid')[0]?.goods).toEqual({ coin: 3, wood: 3, stone: 1 })
    expect(goodsOf(at, 'red')).toEqual([0, 0, 0])
  })

  /** With two others that can be paid for, so that the player is asked. */
  const CHEAP = { 1: ['wood-shed', 'gravel-pit', 'bakehouse'] } as const

  test('the same with 3 coins and 3 wood is refused — CB-6-EX3', () => {
    const at = table({ market: BAKEHOUSE, red: { coins: 3, wood: 3 } })
    expect(slotsOffered(at)).not.toContain('permanent-build')
    const asked = does(table({ market: CHEAP, red: { coins: 3, wood: 3 } }), buildPlace)
    expect(refused(asked, chooseBuilding(1, 'bakehouse'))).toBe('CB-6.9 costCoins')
  })

  test('Cheese Cellar with 9 coins, 3 wood and no stone is refused — CB-6-EX4', () => {
    const market = { 1: ['cheese-cellar', 'stable', 'bakehouse'] }
    const at = does(table({ market, red: { coins: 9, wood: 3 } }), buildPlace)
    expect(refused(at, chooseBuilding(1, 'cheese-cellar'))).toBe('CB-6.8 costInKind')
  })

  test('Money Changer with 4 coins, 2 wood, 1 stone: four ways — CB-6-EX5', () => {
    const market = { 1: ['money-changer', 'sawmill', 'cheese-cellar', 'greenhouse'] }
    let at = does(table({ market, red: { coins: 4, wood: 2, stone: 1 } }), buildPlace)
    if (asks(at) === 'build-card') at = does(at, chooseBuilding(1, 'money-changer'))
    at = does(at, chooseSite(1))
    expect(asks(at)).toBe('build-payment')
    const ways = offers(at).map((way) => happened(does(at, way), 'paid')[0]?.goods)
    expect(ways).toHaveLength(4)
    expect(ways).toEqual(
      expect.arrayContaining([
        { coin: 4, wood: 1 },
        { coin: 3, wood: 2 },
        { coin: 3, wood: 1, stone: 1 },
        { coin: 2, wood: 2, stone: 1 },
      ]),
    )
  })

  test('Bakehouse with 3 coins, 2 wood, 1 stone is refused without replacing — CB-6-EX6', () => {
    const options = { coinSubstitution: 'none' }
    const red = { coins: 3, wood: 3, stone: 1 }
    const asked = does(table({ options, market: CHEAP, red }), buildPlace)
    expect(refused(asked, chooseBuilding(1, 'bakehouse'))).toBe('CB-6.6 costCoins')
    const poor = table({ options, market: BAKEHOUSE, red })
    expect(slotsOffered(poor)).not.toContain('permanent-build')
  })

  test('covering: other badges, 3 coins + 1 stone, 4 points in the stack — CB-6-EX7', () => {
    const red = { ...RICH, board: 'cheese', sites: [['fishmonger']] } as const
    const before = table({ market: { 2: ['creamery'] }, red })
    expect(playerOf(before, 'red').badges).toEqual(['fish', 'cheese'])
    const player = playerOf(builds(before, 'creamery', 1), 'red')
    expect(player.badges).toEqual(['cheese', 'cheese', 'cake'])
    // Site 1: 3 coins + 1 stone; sites 2 and 3 of the board: 1 + 2 coins.
    expect(player.income).toEqual({ coin: 3 + 3, stone: 1 })
    expect(player.points).toBe(4)
  })

  test('with a castle on site 2, build-site offers sites 1 and 3 — CB-6-EX8', () => {
    const red = { ...RICH, sites: [[], ['watch-castle']] }
    const at = does(
      table({ market: { 1: ['stable'] }, red }),
      buildPlace,
      chooseBuilding(1, 'stable'),
    )
    expect(offers(at)).toEqual([chooseSite(1), chooseSite(3)])
  })

  test.each([
    ['market-2-2', 'creamery', { 2: ['monastery', 'creamery'] }, [['wood'], 1]],
    [
      'market-3-4',
      'rose-castle',
      { 3: ['hunting-castle', 'boar-keep', 'sugar-palace', 'rose-castle'] },
      [[], 1],
    ],
    ['market-1-1', 'stable', { 1: ['stable'] }, [['wood'], 0]],
  ] as const)(
    'gains of %s for Blue and the others — CB-6-EX9',
    (source, card, market, [own, others]) => {
      const at = builds(table({ players: 4, turn: 'blue', market, blue: RICH }), card)
      const gained = happened(at, 'gained').map(({ seat, goods }) => [seat, goods])
      const rest = [2, 3, 0].map((seat) => [seat, { coin: others }])
      expect(gained).toEqual([
        ...own.map((kind) => [1, { [kind]: 1 }]),
        ...(others === 0 ? [] : rest),
      ])
      for (const event of happened(at, 'gained')) expect(event.source).toBe(source)
    },
  )

  test('4 coins + 2 wood do not build the Bakehouse: the gain comes too late — CB-6-EX10', () => {
    const red = { coins: 4, wood: 2 }
    const market = { 1: ['stable', 'bakehouse', 'wood-shed', 'quarry'] }
    // Only the Wood Shed could be paid for.
    const at = does(table({ market, red }), buildPlace, chooseSite(1), replaceCoins(0, 0))
    expect(happened(at, 'built')[0]?.building).toBe('building-1-wood-shed')
    const only = { 1: ['stable', 'bakehouse', 'quarry', 'sawmill'] }
    expect(refused(table({ market: only, red }), buildPlace)).toBe('CB-5.19 cannotPayBuilding')
  })

  test('the row moves up, the Greenhouse comes, the Quarry has the gains of position 2 — CB-6-EX11', () => {
    const market = { 1: ['wood-shed', 'bakehouse', 'quarry', 'stable'] }
    const at = builds(table({ market, decks: { 1: ['greenhouse'] }, red: RICH }), 'bakehouse')
    expect(rowOf(at, 1)).toEqual(['wood-shed', 'quarry', 'stable', null])
    const ended = does(at, endTurn)
    expect(rowOf(ended, 1)).toEqual(['wood-shed', 'quarry', 'stable', 'greenhouse'])
    const next = builds({ ...againRed(ended), events: [] }, 'quarry', 2)
    expect(happened(next, 'gained')).toEqual([
      { type: 'gained', seat: 0, goods: { coin: 1 }, source: 'market-1-2' },
    ])
  })

  test('an empty deck: the row grows shorter — CB-6-EX12', () => {
    const market = { 2: ['pie-house', 'creamery', 'monastery', 'great-kitchen'] }
    const green = builds(
      table({ players: 4, turn: 'green', market, emptyDecks: [2], green: RICH, yellow: RICH }),
      'pie-house',
    )
    expect(rowOf(green, 2)).toEqual(['creamery', 'monastery', 'great-kitchen', null])
    const yellow = builds({ ...does(green, endTurn), events: [] }, 'monastery')
    expect(rowOf(yellow, 2)).toEqual(['creamery', 'great-kitchen', null, null])
  })

  const CAKE = {
    contracts: ['cake-cheese-bread', 'fish-cheese-bread'],
    decks: { 1: ['gravel-pit'] },
  } as const

  test('the cake power builds the Gravel Pit that has just come — CB-6-EX13', () => {
    const market = { 1: ['bakehouse', 'stable', 'quarry', 'sawmill'] }
    const red = { board: 'cake', coins: 5, wood: 2, sites: [['creamery']] } as const
    const built = builds(table({ ...CAKE, market, red }), 'bakehouse', 2)
    expect(rowOf(built, 1)[3]).toBe(null)
    const at = does(built, realise('cake'))
    expect(at.events.slice(0, 2).map(({ type }) => type)).toEqual(['realised', 'positionFilled'])
    expect(rowOf(at, 1)[3]).toBe('gravel-pit')
    const power = builds({ ...does(at, choose('power-cake-a')), events: [] }, 'gravel-pit', 3)
    expect(happened(power, 'paid')[0]?.goods).toEqual({ wood: 1 })
    expect(happened(power, 'gained').map(({ seat, goods }) => [seat, goods])).toEqual([
      [1, { coin: 1 }],
    ])
    expect(rowOf(power, 1)[3]).toBe(null)
    expect(rowOf(does(power, endTurn), 1)[3]).not.toBe(null)
  })

  test('asking for the pending building first: the build can no longer be taken back — CB-6-EX14', () => {
    const open = table({
      contracts: ['cake-fish-cheese', 'fish-bread-cake'],
      market: { 1: ['stable'] },
      red: {
        board: 'fish',
        coins: 6,
        wood: 2,
        sites: [['harbour-mill'], ['creamery']],
      },
    })
    const asked = builds(open, 'stable', 3)
    expect(offers(asked)).toEqual([realise('fish'), realise('cake'), turnUp, endTurn])
    const turned = does(asked, turnUp)
    expect(turned.events.some((event) => turned.game.barrier(event))).toBe(true)
    expect(offers(turned)).toEqual([realise('fish'), realise('cake'), endTurn])
  })
})
