import { expect, test } from 'vitest'
import {
  buildPlace,
  chooseBuilding,
  chooseKind,
  chooseSite,
  coinsPlace,
  endTurn,
  payWith,
  place,
  recruit,
  times,
} from '../testing/commands.ts'
import { randomGame } from '../testing/play.ts'
import { asks, does, drafted, goodsOf, happened, offers, table } from '../testing/table.ts'

test('a decision with one option is made without asking, but for after-action — CB-13.1', () => {
  for (const seed of [1, 2, 3]) {
    const options = { castleIncome: 'choice', roundLimit: 15 }
    for (const { before } of randomGame({ players: 2 + (seed % 3), options }, seed)) {
      if (asks(before) !== 'after-action') expect(offers(before).length).toBeGreaterThan(1)
    }
  }
})

test('a worker with nowhere else to go takes coins unasked — CB-13.1', () => {
  const poor = table({
    active: ['carter', 'mason', 'merchant'],
    lap: 1,
    turn: 'blue',
    acted: true,
    recruited: [['foreman', 'red']],
  })
  const taken = table({
    active: ['quarryman', 'carter', 'lumberjack'],
    lap: 2,
    acted: true,
    workers: [['lumberjack-a1', 'red']],
    recruited: [['foreman', 'blue']],
  })
  expect(happened(does(taken, endTurn), 'workerPlaced').map(({ seat }) => seat)).toEqual([1])
  const red = does(poor, endTurn)
  expect([asks(red), goodsOf(red, 'red')]).toEqual(['after-action', [3, 0, 0]])
  expect(happened(red, 'workerPlaced').map(({ slot }) => slot)).toEqual([
    'craftsman-permanent-coins',
  ])
})

test('a build with one building, one site and one payment is not asked for — CB-13.1', () => {
  const at = does(
    table({
      market: { 1: ['wood-shed', 'bakehouse', 'quarry', 'sawmill'] },
      red: { coins: 3, wood: 1, sites: [['rose-castle'], ['royal-castle']] },
    }),
    buildPlace,
  )
  expect(asks(at)).toBe('after-action')
  expect(happened(at, 'built')).toEqual([
    { type: 'built', seat: 0, building: 'building-1-wood-shed', site: 3 },
  ])
})

test('the only site is taken unasked, also the first, whatever building was chosen — CB-13.1', () => {
  const market = { 1: ['wood-shed', 'gravel-pit', 'quarry', 'sawmill'] }
  const sites = [[], ['rose-castle'], ['royal-castle']]
  const at = does(table({ market, red: { coins: 3, wood: 1, sites } }), buildPlace)
  expect(offers(at)).toEqual([chooseBuilding(1, 'wood-shed'), chooseBuilding(1, 'gravel-pit')])
  for (const { building } of offers(at, 'chooseBuilding')) {
    const built = does(at, { type: 'chooseBuilding', building })
    expect(happened(built, 'built')).toEqual([{ type: 'built', seat: 0, building, site: 1 }])
    expect(asks(built)).toBe('after-action')
  }
})

test('a payment is asked for exactly where there are several ways — CB-13.1', () => {
  const asked = (coins: number, wood: number, stone: number): number => {
    const market = { 1: ['wood-shed'] }
    let at = does(table({ market, red: { coins, wood, stone } }), buildPlace)
    if (asks(at) === 'build-card') at = does(at, chooseBuilding(1, 'wood-shed'))
    at = does(at, chooseSite(1))
    return asks(at) === 'build-payment' ? offers(at).length : happened(at, 'built').length
  }
  // The Wood Shed costs 3 coins + 1 wood.
  const ways = (coins: number, wood: number, stone: number): number => {
    const all = [0, 1, 2, 3].flatMap((w) => [0, 1, 2, 3].map((s) => [w, s] as const))
    return all.filter(([w, s]) => w < wood && s <= stone && w + s <= 3 && coins + w + s >= 3).length
  }
  for (const coins of [0, 1, 3, 4]) {
    for (const wood of [1, 2, 4, 5]) {
      for (const stone of [0, 1, 3, 4]) {
        const expected = ways(coins, wood, stone)
        if (expected > 0) expect(asked(coins, wood, stone)).toBe(expected)
      }
    }
  }
})

test('decisions come in the order times, pay-with, choose-kind, and building, site, payment — CB-13.2', () => {
  const trade = {
    id: 'craftsman-broker',
    lines: [
      {
        id: 'craftsman-broker-a',
        slots: [{ id: 'craftsman-broker-a1', fee: 0 }],
        limit: 'once',
        steps: [{ pay: [{ of: '@resource', n: 2 }] }, { gain: [{ of: '@resource', n: 1 }] }],
      },
      {
        id: 'craftsman-broker-b',
        slots: [{ id: 'craftsman-broker-b1', fee: 1 }],
        limit: { max: 3 },
        steps: [{ pay: [{ of: '@resource', n: 1 }] }, { gain: [{ of: 'coin', n: 4 }] }],
      },
    ],
  }
  const at = table({
    components: { craftsmen: [trade] },
    active: ['carter', 'mason', 'broker'],
    red: { coins: 30, wood: 5, stone: 5 },
  })
  const paying = does(at, place('broker-a1'))
  const kinds = does(paying, payWith(1, 1))
  expect([paying, kinds].map(asks)).toEqual(['pay-with', 'choose-kind'])
  expect(goodsOf(does(kinds, chooseKind(0, 1)), 'red')).toEqual([30, 4, 5])
  const often = does(at, place('broker-b1'))
  expect([often, does(often, times(2))].map(asks)).toEqual(['times', 'pay-with'])
  const card = does(at, buildPlace)
  const [building] = offers(card)
  const site = does(card, building ?? chooseBuilding(1, 'stable'))
  expect([card, site, does(site, chooseSite(1))].map(asks)).toEqual([
    'build-card',
    'build-site',
    'build-payment',
  ])
})

test('sending a worker and choosing its place are one gesture — CB-13.3', () => {
  const at = table({ turn: 'blue', offer: ['foreman', 'banker', 'broker'], blue: { coins: 9 } })
  expect(asks(at)).toBe('main-action')
  const types = new Set(offers(at).map(({ type }) => type))
  expect(types).toEqual(new Set(['place', 'recruit']))
  expect(asks(does(at, coinsPlace))).toBe('after-action')
  expect(asks(does(at, recruit('foreman')))).toBe('after-action')
  expect(asks(drafted())).toBe('worker-place')
})
