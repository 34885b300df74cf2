import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import {
  BLACK_APART,
  beforeBlack,
  duchy,
  extension,
  openCities,
  withContractors,
} from '../testing/contractors.ts'
import { line, scored } from '../testing/last-turn.ts'
import { randomGame } from '../testing/play.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  seen,
  type Table,
} from '../testing/table.ts'
import {
  buyPermit,
  chooseSection,
  chooseSpecialist,
  chooseWorkshop,
  claim,
  deliver,
  endTurn,
  hire,
  layTile,
  moveDie,
  obtain,
  sell,
  stop,
  useWorkshop,
} from '../testing/wishes.ts'

const permits = (at: Table): number => extension(at).permits
const mayBuy = (at: Table): boolean => offers(at, 'buyPermit').length > 0

/** Red has moved the black die to the permit tile on space 2, where so many other dice lie. */
function onPermitSpace(others: number, more: Position = {}): Table {
  const there = Object.fromEntries(['red', 'white'].slice(0, others).map((die) => [die, [2, 1]]))
  const dice = { ...BLACK_APART, ...there }
  return does(beforeBlack({ ...more, dice, resourceTiles: { 2: 'rt-permit' } }), moveDie('black'))
}

describe('holding permits', () => {
  test('they take no storage space — CT-3.1', () => {
    const at = duchy({ red: { permits: 6, goods: { wood: 6 } } })
    expect(player(at, 'red')).toMatchObject({ capacity: 6, inventory: { wood: 6 } })
    const full = onPermitSpace(0, { red: { goods: { wood: 6 } } })
    expect(permits(does(full, obtain))).toBe(2)
  })

  test('at most six; more are not taken — CT-3.2', () => {
    expect(permits(does(onPermitSpace(0, { red: { permits: 5 } }), obtain))).toBe(6)
    const six = onPermitSpace(2, { red: { permits: 6 } })
    expect(offers(six, 'obtain')).toEqual([])
    expect(refuses(six, obtain).clause).toBe('RC-8.20')
    let most = 0
    for (const { after } of randomGame(withContractors({ players: 4 }), 3)) {
      for (const each of seen(after).players) most = Math.max(most, each.extension?.permits ?? 0)
    }
    expect(most).toBeLessThanOrEqual(6)
  })

  test('five permits, three dice on the permit space: 1 is taken, 2 are not — CT-3-EX1', () => {
    const taken = does(onPermitSpace(2, { red: { permits: 5 } }), obtain)
    expect(permits(taken)).toBe(6)
    expect(happened(taken, 'obtained')).toMatchObject([{ times: 3 }])
    expect(happened(taken, 'gained')).toMatchObject([{ permits: 1 }])
  })

  test('"a material of choice" is never a permit — CT-3.3', () => {
    const at = does(
      duchy({
        red: { permits: 2, contractors: { 'city-moscow': 1, 'city-vologda': 1 } },
      }),
      hire('city-moscow'),
    )
    expect(asks(at)).toBe('take')
    const kinds = new Set(offers(at, 'take').flatMap(({ goods }) => Object.keys(goods)))
    expect([...kinds]).toEqual(['wood', 'brick', 'stone', 'gold', 'green', 'purple'])
    refuses(at, { type: 'take', goods: { permit: 1 } })
  })

  test('no diamond replaces it — CT-3.3', () => {
    const rich = duchy({
      components: { supplies: [{ id: 'diamond', module: 'contractors' }] },
      red: { permits: 0, goods: { diamond: 6 } },
    })
    expect(openCities(rich)).toEqual([])
    expect(refuses(rich, hire('city-moscow')).clause).toBe('CT-5.1')
  })

  test('they never run out: with six each, one can be gained as soon as one is spent — CT-3.4', () => {
    const six = { permits: 6 }
    const at = onPermitSpace(0, {
      players: 4,
      red: { permits: 5 },
      blue: six,
      green: six,
      yellow: six,
    })
    expect(permits(does(at, obtain))).toBe(6)
  })
})

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
])('the permit space gives 1 for each die: %i others, %i permits — CT-3.5', (others, gained) => {
  expect(permits(does(onPermitSpace(others, { red: { permits: 0 } }), obtain))).toBe(gained)
})

test('a workshop tile gives 1 permit — CT-3.5', () => {
  const at = duchy({
    sections: { 0: { owner: 'red' } },
    red: { workshop: { blue: 'ws-permit-2' } },
  })
  expect(permits(does(at, moveDie('blue'), useWorkshop('blue')))).toBe(2)
})

describe('buying a permit', () => {
  test('1 prestige is lost, 1 permit gained — CT-3.6', () => {
    const bought = does(duchy({ red: { position: 14 } }), buyPermit)
    expect(player(bought, 'red')).toMatchObject({ position: 13, rubles: 3 })
    expect(permits(bought)).toBe(2)
    expect(happened(bought, 'permitBought')).toEqual([
      { type: 'permitBought', seat: 0, permits: 1 },
    ])
  })

  test('on position 10: 10 to 9 to 5 for 2 permits, a third is refused — CT-3-EX2', () => {
    const at = duchy({ red: { position: 10, permits: 0 } })
    const once = does(at, buyPermit)
    expect(player(once, 'red').position).toBe(9)
    const twice = does(once, buyPermit)
    expect(player(twice, 'red').position).toBe(5)
    expect(permits(twice)).toBe(2)
    expect(mayBuy(twice)).toBe(false)
    expect(refuses(twice, buyPermit)).toMatchObject({
      clause: 'RC-3.10',
      message: { key: 'refusal.noPrestige', params: { position: 5 } },
    })
  })

  test('not with six permits in hand — CT-3.6', () => {
    const five = duchy({ red: { position: 30, permits: 5 } })
    const six = does(five, buyPermit)
    expect(mayBuy(six)).toBe(false)
    expect(refuses(six, buyPermit)).toMatchObject({
      clause: 'CT-3.2',
      message: { key: 'refusal.permitsFull', params: { most: 6 } },
    })
  })

  test('any number of times, in every window — CT-3.6', () => {
    const rich = { red: { position: 60, permits: 0 } }
    const before = duchy(rich)
    expect(permits(does(before, buyPermit, buyPermit, buyPermit))).toBe(3)
    const market = does(before, moveDie('red'))
    const face = does(before, claim('spare'), chooseSection(0), chooseWorkshop('red'))
    const build = does(
      duchy({
        sections: { 0: { owner: 'red' } },
        red: { ...rich.red, goods: { wood: 2, brick: 1 } },
      }),
      deliver(0, 'wood'),
    )
    const keeping = does(before, buyPermit, hire('city-moscow'), chooseSpecialist('s1'))
    const end = does(market, stop)
    const windows = [market, face, build, keeping, end]
    expect(windows.map(asks)).toEqual([
      'market-next',
      'claim-face',
      'build-next',
      'hire-keep',
      'end-turn',
    ])
    for (const at of windows) {
      expect(mayBuy(at)).toBe(true)
      expect(permits(does(at, buyPermit, buyPermit))).toBe(permits(at) + 2)
    }
  })

  test('and at no other time — CT-3.6', () => {
    const rich = duchy({ red: { position: 60 } })
    for (const at of [
      does(rich, claim('spare')),
      does(rich, claim('spare'), chooseSection(0)),
      does(rich, hire('city-moscow')),
      does(rich, moveDie('blue'), obtain),
    ]) {
      expect(mayBuy(at)).toBe(false)
      expect(refuses(at, buyPermit)).toMatchObject({
        clause: 'RC-4.8',
        message: { key: 'refusal.noWindow' },
      })
    }
  })

  test('selling prestige once and buying permits in the same turn — CT-3-EX3', () => {
    for (const exchangeOneMoment of [false, true]) {
      const at = duchy({ options: { exchangeOneMoment }, red: { position: 30, rubles: 0 } })
      const both = does(at, buyPermit, sell(1), buyPermit)
      expect(player(both, 'red')).toMatchObject({ position: 21, rubles: 2 })
      expect(permits(both)).toBe(3)
    }
  })

  test('as long as one can be bought the turn does not end unasked — CT-3.6', () => {
    const done = (position: number, more: Position['red'] = {}) =>
      does(
        duchy({ options: { exchangeOneMoment: true }, red: { position, ...more } }),
        sell(1),
        { type: 'reroll', space: 7 },
        claim('spare'),
        chooseSection(0),
        chooseWorkshop('red'),
        layTile('down'),
      )
    expect(offers(done(60))).toEqual([endTurn, buyPermit])
    expect(seen(done(60, { permits: 6 })).active).toBe(1)
  })
})

test('7 materials, 6 rubles and 2 permits: 15 goods, 3 prestige — CT-3.7', () => {
  const at = (permits: number) =>
    scored(
      withContractors({
        sections: { 0: { owner: 'red', banner: 'inventory' } },
        red: { goods: { wood: 4, gold: 3 }, rubles: 6, permits },
        blue: { rubles: 0, permits: 4 },
        green: { rubles: 0, permits: 5 },
      }),
    )
  expect(line(at(0), 'goods')).toEqual([2, 0, 1])
  expect(line(at(2), 'goods')).toEqual([3, 0, 1])
})
