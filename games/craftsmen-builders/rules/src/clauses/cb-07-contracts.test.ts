import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/load.ts'
import { type BadgeSymbol, SYMBOLS } from '../constants.ts'
import type { Position } from '../positions/position.ts'
import {
  choose,
  chooseKind,
  chooseSite,
  coinsPlace,
  endTurn,
  realise,
  recruit,
} from '../testing/commands.ts'
import { builds } from '../testing/play.ts'
import {
  asks,
  does,
  goodsOf,
  happened,
  offers,
  playerOf,
  refused,
  refuses,
  seen,
  slotsOffered,
  type Table,
  table,
} from '../testing/table.ts'

const open = (at: Table): BadgeSymbol[] => offers(at, 'realise').map(({ contract }) => contract)

/** Red has acted; what Red has, and the contracts in play. */
const acted = (red: Position['red'], ...contracts: string[]): Table =>
  table({ acted: true, contracts, ...(red === undefined ? {} : { red }) })

const MEAT = { board: 'meat', sites: [['covered-market']] } as const
const TWO_KINDS = { board: 'meat', sites: [['covered-market'], ['fondue-inn']] } as const
const CAKE = { board: 'cake', sites: [['creamery'], ['bakehouse']] } as const
const EGGPLANT = { board: 'fish', sites: [['pie-house'], ['moussaka-kitchen']] } as const
const FISH = { board: 'fish', sites: [['fondue-inn'], ['bakehouse']] } as const
const BREAD = { board: 'bread', sites: [['great-kitchen']] } as const

describe('realising', () => {
  test('after the main action one of the contracts in play may be realised — CB-7.1', () => {
    const at = acted(MEAT, 'meat-fish-cheese')
    expect(open(at)).toEqual(['meat'])
    const after = does(at, realise('meat'))
    expect(seen(after).contracts[0]).toMatchObject({ kind: 'meat', realisers: [0] })
  })

  test('at most one a turn, in the own turn, after the main action — CB-7.2', () => {
    const at = acted(TWO_KINDS, 'meat-fish-cheese', 'cheese-meat-fish')
    expect(open(at)).toEqual(['meat', 'cheese'])
    const after = does(at, realise('meat'))
    expect(open(after)).toEqual([])
    expect(refused(after, realise('cheese'))).toBe('CB-7.2 realisedThisTurn')
    const before = table({ contracts: ['meat-fish-cheese'], red: MEAT })
    expect(refused(before, realise('meat'))).toBe('CB-7.2 mainActionFirst')
  })

  test('a recruitment serves as well as a worker — CB-7.3', () => {
    const position = { contracts: ['meat-fish-cheese'], lap: 2, red: MEAT } as const
    const at = table(position)
    const [card] = offers(at, 'recruit')
    expect(open(does(at, card ?? endTurn))).toEqual(['meat'])
    expect(open(does(at, coinsPlace))).toEqual(['meat'])
  })

  test('visible are the badges of top buildings, castles included, and of the board — CB-7.4', () => {
    const sites = [['fishmonger', 'monastery'], ['hunting-castle'], ['stable']]
    const at = acted({ board: 'cake', sites })
    expect(playerOf(at, 'red').badges).toEqual(['meat', 'meat', 'cheese', 'cake', 'eggplant'])
  })

  test('each symbol must be there as often as on the contract — CB-7.5', () => {
    expect(open(acted(MEAT, 'meat-fish-cheese'))).toEqual(['meat'])
    const once = acted({ ...MEAT, board: 'cake' }, 'meat-fish-cheese')
    expect(refused(once, realise('meat'))).toBe('CB-7.5 badgesMissing')
    // More than enough does no harm.
    const many = { board: 'meat', sites: [['covered-market'], ['charcuterie']] } as const
    expect(open(acted(many, 'meat-fish-cheese'))).toContain('meat')
  })

  test('badges are not used up — CB-7.6', () => {
    const at = table({
      acted: true,
      contracts: ['meat-fish-cheese', 'cheese-meat-fish'],
      realised: { 'meat-fish-cheese': ['red'] },
      red: TWO_KINDS,
    })
    expect(open(at)).toEqual(['cheese'])
  })

  test('a player realises each contract once, any number of players the same — CB-7.7', () => {
    const position = { acted: true, contracts: ['meat-fish-cheese'] } as const
    const own = table({ ...position, realised: { 'meat-fish-cheese': ['red'] }, red: MEAT })
    expect(refused(own, realise('meat'))).toBe('CB-7.7 realisedBefore')
    const red = { ...MEAT, coins: 4 }
    const realised = { 'meat-fish-cheese': ['green', 'blue'] } as const
    const at = does(table({ ...position, players: 3, realised, red }), realise('meat'))
    expect(seen(at).contracts[0]?.realisers).toEqual([2, 1, 0])
  })

  test('2 coins go to each who realised it before — CB-7.8', () => {
    const at = does(
      table({
        players: 3,
        acted: true,
        contracts: ['meat-fish-cheese'],
        realised: { 'meat-fish-cheese': ['green', 'blue'] },
        red: { ...MEAT, coins: 4 },
      }),
      realise('meat'),
    )
    expect([goodsOf(at, 'blue')[0], goodsOf(at, 'green')[0]]).toEqual([2, 2])
  })

  test('who cannot make the payment cannot realise the contract — CB-7.9', () => {
    const at = table({
      acted: true,
      contracts: ['meat-fish-cheese'],
      realised: { 'meat-fish-cheese': ['blue'] },
      red: { ...MEAT, coins: 1, wood: 9, stone: 9 },
    })
    expect(refused(at, realise('meat'))).toBe('CB-7.9 tooFewCoins')
    const twice = table({
      players: 3,
      acted: true,
      contracts: ['meat-fish-cheese'],
      realised: { 'meat-fish-cheese': ['blue', 'green'] },
      red: { ...MEAT, coins: 3 },
    })
    expect(refuses(twice, realise('meat')).message.params).toEqual({ price: 4, coins: 3 })
  })

  test('payments to the earliest first, marker, end, pending position, power — CB-7.10', () => {
    const built = builds(
      table({
        players: 3,
        contracts: ['cake-cheese-bread'],
        realised: {
          'cake-cheese-bread': ['green', 'blue'],
          'meat-fish-cheese': ['red'],
          'fish-cheese-bread': ['red'],
          'cheese-bread-cake': ['red'],
          'bread-cake-eggplant': ['red'],
          'eggplant-meat-fish': ['red'],
        },
        market: { 1: ['stable'] },
        red: { ...CAKE, coins: 10, wood: 2 },
      }),
      'stable',
      3,
    )
    const at = does(built, realise('cake'))
    expect(at.events.map(({ type }) => type)).toEqual([
      'feePaid',
      'feePaid',
      'realised',
      'endTriggered',
      'positionFilled',
      'gained',
      'asked',
    ])
    expect(happened(at, 'feePaid').map(({ to }) => to)).toEqual([2, 1])
  })

  test('a power without a build fills no pending position — CB-7.10', () => {
    const red = { ...FISH, coins: 6, wood: 2 }
    const position = { contracts: ['fish-cheese-bread'], market: { 1: ['stable'] }, red }
    const at = does(builds(table(position), 'stable', 3), realise('fish'))
    expect(happened(at, 'positionFilled')).toEqual([])
  })

  test('the power comes after the payment and cannot help to make it — CB-7.11', () => {
    const at = table({
      acted: true,
      contracts: ['fish-cheese-bread'],
      realised: { 'fish-cheese-bread': ['blue'] },
      red: { ...FISH, coins: 1 },
    })
    expect(refused(at, realise('fish'))).toBe('CB-7.9 tooFewCoins')
  })

  test('the power is carried out at once and is not refused — CB-7.12', () => {
    const at = does(acted(EGGPLANT, 'eggplant-bread-cake'), realise('eggplant'))
    expect(asks(at)).toBe('power-choice')
    expect(refused(at, endTurn)).toBe('CB-7.12 otherQuestion')
    expect(refused(at, choose('power-cake-b'))).toBe('CB-7.12 notOffered')
  })

  test('what the power makes possible waits for a later turn — CB-7.13', () => {
    const at = does(acted(TWO_KINDS, 'meat-fish-cheese', 'cheese-meat-fish'), realise('meat'))
    expect(offers(at)).toEqual([endTurn])
  })

  test('a contract stays in play, and none is replaced — CB-7.14', () => {
    const at = acted(MEAT, 'meat-fish-cheese')
    const ids = (now: Table) => seen(now).contracts.map(({ id }) => id)
    expect(ids(does(at, realise('meat')))).toEqual(ids(at))
  })

  test('a marker stays, whatever becomes of the badges — CB-7.15', () => {
    const red = {
      board: 'meat',
      coins: 20,
      wood: 9,
      stone: 9,
      sites: [['covered-market']],
    } as const
    const at = builds(
      table({
        contracts: ['meat-fish-cheese'],
        realised: { 'meat-fish-cheese': ['red'] },
        market: { 3: ['watch-castle'] },
        red,
      }),
      'watch-castle',
      1,
    )
    expect(seen(at).contracts[0]?.realisers).toEqual([0])
    expect(playerOf(at, 'red').badges).toEqual(['meat'])
  })
})

describe('powers', () => {
  test.each([
    ['meat', MEAT, 'meat-fish-cheese', [2, 0, 1]],
    ['fish', FISH, 'fish-cheese-bread', [5, 0, 0]],
    ['cheese', TWO_KINDS, 'cheese-meat-fish', [0, 2, 0]],
    ['bread', BREAD, 'bread-cake-eggplant', [0, 1, 1]],
    ['cake', CAKE, 'cake-cheese-bread', [3, 0, 0]],
  ] as const)('the %s power gives what the table says — CB-7.16', (kind, red, contract, goods) => {
    expect(goodsOf(does(acted(red, contract), realise(kind)), 'red')).toEqual(goods)
  })

  test('cake: build, by all rules of a build and without a worker, or coins — CB-7.17', () => {
    const at = does(acted({ ...CAKE, coins: 2, wood: 2 }, 'cake-cheese-bread'), realise('cake'))
    expect(asks(at)).toBe('power-choice')
    expect(offers(at)).toEqual([choose('power-cake-a'), choose('power-cake-b')])
    const workers = playerOf(at, 'red').workers
    const built = builds({ ...does(at, choose('power-cake-a')), events: [] }, 'butchers-stall', 3)
    expect(built.events.map(({ type }) => type)).toContain('rowShifted')
    expect(playerOf(built, 'red').workers).toBe(workers)
  })

  test('cake: the build sees the renewed row — CB-7.18', () => {
    const built = builds(
      table({
        contracts: ['cake-cheese-bread'],
        market: { 1: ['stable'] },
        decks: { 1: ['wood-shed'] },
        red: { ...CAKE, coins: 7, wood: 4 },
      }),
      'stable',
      3,
    )
    const at = does(built, realise('cake'), choose('power-cake-a'))
    expect(offers(at, 'chooseBuilding').map(({ building }) => building)).toContain(
      'building-1-wood-shed',
    )
  })

  test('cake: build is offered only to who can build with the discount — CB-7.19', () => {
    const poor = does(acted(CAKE, 'cake-cheese-bread'), realise('cake'))
    expect(goodsOf(poor, 'red')).toEqual([3, 0, 0])
    expect(asks(poor)).toBe('after-action')
  })

  test('eggplant: one of the two lines, without worker and fee — CB-7.20', () => {
    const at = does(acted(EGGPLANT, 'eggplant-bread-cake'), realise('eggplant'))
    expect(offers(at)).toEqual([choose('craftsman-contract-a'), choose('craftsman-contract-b')])
    const kinds = does(at, choose('craftsman-contract-a'))
    expect(asks(kinds)).toBe('choose-kind')
    expect(goodsOf(does(kinds, chooseKind(1, 1)), 'red')).toEqual([0, 1, 1])
  })

  test('line b: one own site yields its top income, or its printed coins — CB-7.21', () => {
    const at = does(
      acted(EGGPLANT, 'eggplant-bread-cake'),
      realise('eggplant'),
      choose('craftsman-contract-b'),
    )
    expect(asks(at)).toBe('produce-site')
    expect(offers(at)).toEqual([chooseSite(1), chooseSite(2), chooseSite(3)])
    expect(refused(at, chooseSite(0))).toBe('CB-1.7 noSuchSite')
    expect(goodsOf(does(at, chooseSite(1)), 'red')).toEqual([0, 2, 0])
    expect(asks(does(at, chooseSite(1)))).toBe('after-action')
    expect(goodsOf(does(at, chooseSite(2)), 'red')).toEqual([2, 0, 1])
    expect(goodsOf(does(at, chooseSite(3)), 'red')).toEqual([1, 0, 0])
    const stall = { ...EGGPLANT, sites: [...EGGPLANT.sites, ['butchers-stall']] }
    const other = does(
      acted(stall, 'eggplant-bread-cake'),
      realise('eggplant'),
      choose('craftsman-contract-b'),
    )
    expect(goodsOf(does(other, chooseSite(3)), 'red')).toEqual([3, 0, 0])
  })

  test('line b: with castleIncome on choice the kind of a castle is named — CB-4.7, CB-7.21', () => {
    const at = does(
      table({
        options: { castleIncome: 'choice' },
        acted: true,
        contracts: ['eggplant-bread-cake'],
        red: { board: 'fish', sites: [['pie-house'], ['moussaka-kitchen'], ['watch-castle']] },
      }),
      realise('eggplant'),
      choose('craftsman-contract-b'),
      chooseSite(3),
    )
    expect(asks(at)).toBe('castle-income')
    expect(refused(at, chooseKind(1, 1))).toBe('CB-4.7 kinds')
    const after = does(at, chooseKind(0, 1))
    expect(goodsOf(after, 'red')).toEqual([0, 0, 1])
    expect(after.events.some((event) => after.game.barrier(event))).toBe(false)
  })

  test('with contractCraftsman on unused the eggplant power gives 2 resources — CB-7.22', () => {
    const at = does(
      table({
        options: { contractCraftsman: 'unused' },
        acted: true,
        contracts: ['eggplant-bread-cake'],
        red: EGGPLANT,
      }),
      realise('eggplant'),
    )
    expect(asks(at)).toBe('choose-kind')
    expect(goodsOf(does(at, chooseKind(0, 2)), 'red')).toEqual([0, 0, 2])
  })

  test('the contracts are those of the table — CB-7.23', () => {
    const pairs: Record<BadgeSymbol, string> = {
      meat: 'fish-cheese cheese-bread bread-cake cake-eggplant cheese-eggplant fish-cake',
      fish: 'cheese-bread bread-cake cake-eggplant meat-eggplant meat-bread cheese-eggplant',
      cheese: 'bread-cake cake-eggplant meat-eggplant meat-fish fish-cake meat-bread',
      bread: 'cake-eggplant meat-eggplant meat-fish fish-cheese cheese-eggplant fish-cake',
      cake: 'meat-eggplant meat-fish fish-cheese cheese-bread meat-bread cheese-eggplant',
      eggplant: 'meat-fish fish-cheese cheese-bread bread-cake fish-cake meat-bread',
    }
    const { contracts } = builtInComponents()
    for (const kind of SYMBOLS) {
      const own = contracts.filter((contract) => contract.kind === kind)
      expect(own.map(({ id }) => id)).toEqual(
        pairs[kind].split(' ').map((pair) => `contract-${kind}-${pair}`),
      )
      for (const { id, badges } of own) {
        expect(badges.toSorted()).toEqual(`${kind}-${id.slice(9)}`.split('-').toSorted())
      }
    }
  })
})

describe('examples', () => {
  test('Covered Market and the meat board realise meat, fish, cheese — CB-7-EX1', () => {
    const at = does(acted(MEAT, 'meat-fish-cheese'), realise('meat'))
    expect(goodsOf(at, 'red')).toEqual([2, 0, 1])
  })

  test('the same on the cake board is refused — CB-7-EX2', () => {
    const at = acted({ ...MEAT, board: 'cake' }, 'meat-fish-cheese')
    expect(refused(at, realise('meat'))).toBe('CB-7.5 badgesMissing')
  })

  test('the badge of the board counts: 5 coins — CB-7-EX3', () => {
    expect(goodsOf(does(acted(FISH, 'fish-cheese-bread'), realise('fish')), 'red')).toEqual([
      5, 0, 0,
    ])
  })

  test('a covered badge does not count — CB-7-EX4', () => {
    const sites = [['fondue-inn'], ['bakehouse', 'watch-castle']]
    expect(refused(acted({ ...FISH, sites }, 'fish-cheese-bread'), realise('fish'))).toBe(
      'CB-7.5 badgesMissing',
    )
  })

  test('the badge of a castle counts — CB-7-EX5', () => {
    const sites = [['monastery'], ['hunting-castle']]
    expect(open(acted({ board: 'cake', sites }, 'meat-cheese-eggplant'))).toEqual(['meat'])
  })

  const bread = (coins: number, more: object = {}) =>
    table({
      players: 4,
      acted: true,
      contracts: ['bread-cake-eggplant'],
      realised: { 'bread-cake-eggplant': ['blue', 'green'] },
      red: { ...BREAD, coins, ...more },
    })

  test('two earlier realisers: 2 coins each, 1 left, 1 wood + 1 stone — CB-7-EX6', () => {
    const at = does(bread(5), realise('bread'))
    expect(goodsOf(at, 'red')).toEqual([1, 1, 1])
    expect([goodsOf(at, 'blue')[0], goodsOf(at, 'green')[0]]).toEqual([2, 2])
  })

  test('the same with 3 coins is refused, also with any amount of wood — CB-7-EX7', () => {
    expect(refused(bread(3), realise('bread'))).toBe('CB-7.9 tooFewCoins')
    expect(refused(bread(3, { wood: 99 }), realise('bread'))).toBe('CB-7.9 tooFewCoins')
  })

  test('payment before power: refused with 1 coin; with 2 coins 5 in the end — CB-7-EX8', () => {
    const fish = (coins: number) =>
      table({
        acted: true,
        contracts: ['fish-cheese-bread'],
        realised: { 'fish-cheese-bread': ['blue'] },
        red: { ...FISH, coins },
      })
    expect(refused(fish(1), realise('fish'))).toBe('CB-7.9 tooFewCoins')
    expect(goodsOf(does(fish(2), realise('fish')), 'red')).toEqual([5, 0, 0])
  })

  test('two contracts can be realised: one now, the other in a later turn — CB-7-EX9', () => {
    const at = acted(TWO_KINDS, 'meat-fish-cheese', 'cheese-meat-fish')
    expect(open(at)).toEqual(['meat', 'cheese'])
    const after = does(at, realise('meat'))
    expect(refused(after, realise('cheese'))).toBe('CB-7.2 realisedThisTurn')
    const later = does(after, endTurn, coinsPlace, endTurn, coinsPlace)
    expect(open(later)).toEqual(['cheese'])
  })

  test('a contract with the own marker is not offered again — CB-7-EX10', () => {
    const at = table({
      acted: true,
      contracts: ['meat-fish-cheese'],
      realised: { 'meat-fish-cheese': ['red'] },
      red: MEAT,
    })
    expect(open(at)).toEqual([])
  })

  test('realised in lap 3, and after recruiting in lap 4: 2 wood — CB-7-EX11', () => {
    const lap3 = table({
      lap: 3,
      contracts: ['meat-fish-cheese', 'cheese-meat-fish'],
      offer: ['foreman'],
      red: TWO_KINDS,
    })
    const lap4 = does(lap3, coinsPlace, realise('meat'), endTurn, coinsPlace, endTurn)
    expect(lap4.state.lap).toBe(4)
    const [, wood] = goodsOf(lap4, 'red')
    const at = does(lap4, recruit('foreman'), realise('cheese'))
    expect(goodsOf(at, 'red')[1]).toBe(wood + 2)
  })

  test('cake: the Toll House for 2 coins + 1 wood, the Wood Shed for 1 wood, or 3 coins — CB-7-EX12', () => {
    const at = does(
      table({
        acted: true,
        contracts: ['cake-cheese-bread'],
        market: { 1: ['toll-house', 'wood-shed'] },
        red: { ...CAKE, coins: 2, wood: 1 },
      }),
      realise('cake'),
    )
    expect(goodsOf(does(at, choose('power-cake-b')), 'red')).toEqual([5, 1, 0])
    const building = does(at, choose('power-cake-a'))
    const paid = (card: string) =>
      happened(builds({ ...building, events: [] }, card, 3), 'paid')[0]?.goods
    expect(paid('toll-house')).toEqual({ coin: 2, wood: 1 })
    expect(paid('wood-shed')).toEqual({ wood: 1 })
  })

  test('discount and replacing: the Creamery with 5 coins, 4 wood, 3 stone — CB-7-EX13', () => {
    const red = {
      board: 'cake',
      coins: 5,
      wood: 4,
      stone: 3,
      sites: [['harbour-mill'], ['quayside-cafe'], ['cheese-cellar']],
    } as const
    const position = {
      contracts: ['cake-fish-cheese'],
      market: { 2: ['creamery'] },
      red,
    } as const
    const at = does(table({ ...position, acted: true }), realise('cake'), choose('power-cake-a'))
    const built = builds({ ...at, events: [] }, 'creamery', 1, 1, 1)
    expect(happened(built, 'paid')[0]?.goods).toEqual({ coin: 5, wood: 4, stone: 3 })
    const without = does(table(position), { type: 'place', slot: 'craftsman-permanent-build' })
    expect(offers(without, 'chooseBuilding').map(({ building }) => building)).not.toContain(
      'building-2-creamery',
    )
  })

  test('line b: 5 coins, not 7; 2 coins of a bare site; line a 2 resources — CB-7-EX14', () => {
    const red = {
      board: 'bread',
      sites: [['toll-house', 'town-hall-gardens'], [], ['great-kitchen']],
    } as const
    const power = does(acted(red, 'eggplant-bread-cake'), realise('eggplant'))
    const produce = does(power, choose('craftsman-contract-b'))
    expect(goodsOf(does(produce, chooseSite(1)), 'red')).toEqual([5, 0, 0])
    expect(goodsOf(does(produce, chooseSite(2)), 'red')).toEqual([2, 0, 0])
    const line = does(power, choose('craftsman-contract-a'), chooseKind(2, 0))
    expect(goodsOf(line, 'red')).toEqual([0, 2, 0])
  })

  test('a contract that the built building makes possible waits — CB-7-EX15', () => {
    const at = does(
      table({
        acted: true,
        contracts: ['cake-cheese-bread', 'fish-cheese-bread'],
        market: { 2: ['fondue-inn'] },
        red: {
          board: 'fish',
          coins: 9,
          wood: 5,
          stone: 5,
          sites: [['creamery'], ['bakehouse'], ['pastry-shop']],
        },
      }),
      realise('cake'),
      choose('power-cake-a'),
    )
    const built = builds({ ...at, events: [] }, 'fondue-inn', 3)
    expect(playerOf(built, 'red').badges).toEqual([
      'fish',
      'fish',
      'cheese',
      'cheese',
      'bread',
      'cake',
    ])
    expect(refused(built, realise('fish'))).toBe('CB-7.2 realisedThisTurn')
    expect(offers(built)).toEqual([endTurn])
  })

  test('three castles and a cake contract: 3 coins — CB-7-EX16', () => {
    const red = {
      board: 'cake',
      coins: 99,
      wood: 99,
      stone: 99,
      sites: [['rose-castle'], ['mountain-castle'], ['harvest-castle']],
    } as const
    const at = does(acted(red, 'cake-cheese-bread'), realise('cake'))
    expect(goodsOf(at, 'red')).toEqual([102, 99, 99])
    expect(slotsOffered(at)).toEqual([])
  })

  test('Yellow pays 2 coins each to Blue, Green and Red, 6 in all — CB-7-EX17', () => {
    const yellow = { board: 'cake', coins: 7, sites: [['great-kitchen'], ['bakehouse']] } as const
    const at = does(
      table({
        players: 4,
        turn: 'yellow',
        acted: true,
        contracts: ['bread-cake-eggplant'],
        realised: { 'bread-cake-eggplant': ['blue', 'green', 'red'] },
        yellow,
      }),
      realise('bread'),
    )
    expect(goodsOf(at, 'yellow')).toEqual([1, 1, 1])
    for (const colour of ['blue', 'green', 'red'] as const) {
      expect(goodsOf(at, colour)[0]).toBe(2)
    }
  })
})
