import { describe, expect, test } from 'vitest'
import type { Colour } from '../constants.ts'
import type { Built, Position } from '../positions/position.ts'
import { beforeBlack, cityOf, duchy, openCities, withContractors } from '../testing/contractors.ts'
import { idle, scored } from '../testing/last-turn.ts'
import { cleverGame } from '../testing/play.ts'
import { does, happened, player, refuses, seen, type Table } from '../testing/table.ts'
import { deliver, endTurn, hire, moveDie, useAction } from '../testing/wishes.ts'

const done = (owner: Colour, ornament?: Colour): Built =>
  ornament === undefined ? { owner, finished: true } : { owner, finished: true, ornament }

/** `base-01` wants 2 wood and 1 brick, `mid-01` gold among others, `dome-01` too: 1 is lacking. */
const lacking = (owner: Colour, material: string): Built => ({ owner, lacks: { [material]: 1 } })
const position = (at: Table, colour: Colour) => player(at, colour).position

describe('a finished tower', () => {
  test.each([
    ['the base', 0, 'wood'],
    ['the middle', 1, 'gold'],
    ['the dome', 2, 'gold'],
  ] as const)('%s may be the last section — CT-8.1', (_name, last, material) => {
    const at = duchy({
      cities: { 0: 'city-suzdal' },
      sections: {
        0: done('red'),
        1: done('blue'),
        2: done('blue'),
        [last]: lacking('red', material),
      },
      red: { goods: { [material]: 1 } },
    })
    expect(cityOf(at, 'city-suzdal').closed).toBe(false)
    const after = does(at, deliver(last, material))
    expect(happened(after, 'cityClosed')).toMatchObject([{ city: 'city-suzdal', tower: 0 }])
  })

  test('a tower with an unfinished or open section is not finished — CT-8.1', () => {
    const sections = { 0: done('red'), 1: lacking('red', 'gold') }
    for (const more of [{}, { 2: { owner: 'blue' } as const }]) {
      const at = duchy({ sections: { ...sections, ...more }, red: { goods: { gold: 1 } } })
      expect(happened(does(at, deliver(1, 'gold')), 'cityClosed')).toEqual([])
    }
  })

  test('its city comes after the penalties and before the end of the game — CT-8.1', () => {
    const at = duchy({
      players: 4,
      sections: {
        0: lacking('red', 'wood'),
        1: done('red'),
        2: done('red'),
        3: done('blue'),
        4: done('red'),
        5: done('red'),
        8: done('red'),
      },
      red: { goods: { wood: 1 } },
    })
    expect(
      does(at, deliver(0, 'wood'))
        .events.map(({ type }) => type)
        .slice(0, 4),
    ).toEqual(['delivered', 'completed', 'cityClosed', 'endTriggered'])
    const charged = duchy({
      sections: { 0: lacking('blue', 'wood'), 1: done('red'), 2: lacking('red', 'gold') },
      blue: { goods: { wood: 1 } },
      red: { goods: { gold: 1 } },
    })
    const later = does(charged, deliver(2, 'gold'))
    expect(happened(later, 'penalised')).toHaveLength(1)
    expect(happened(later, 'cityClosed')).toEqual([])
  })

  test('its city is closed for the rest of the game — CT-8.2', () => {
    const at = duchy({
      cities: { 0: 'city-suzdal' },
      sections: { 0: lacking('red', 'wood'), 1: done('blue'), 2: done('blue') },
      red: { goods: { wood: 1 } },
      blue: { permits: 6 },
    })
    expect(openCities(at)).toContain('city-suzdal')
    const after = does(at, deliver(0, 'wood'), endTurn)
    expect(cityOf(after, 'city-suzdal')).toMatchObject({ closed: true, tower: 0 })
    expect(openCities(after)).not.toContain('city-suzdal')
    expect(refuses(after, hire('city-suzdal')).clause).toBe('CT-5.4')
    let closed = 0
    for (const { before, after: next } of cleverGame(withContractors({ players: 2 }), 2)) {
      for (const { city } of seen(before).duchy?.cities.filter((each) => each.closed) ?? []) {
        expect(cityOf(next, city).closed).toBe(true)
      }
      closed += happened(next, 'cityClosed').length
    }
    expect(closed).toBeGreaterThan(0)
  })
})

describe('what it gives', () => {
  /** A tower of three sections under Suzdal; Red has the last one to complete. */
  const tower = (more: Position): Table =>
    does(
      duchy({
        players: 4,
        plan: 'plan-4b',
        cities: { 0: 'city-suzdal' },
        ...more,
        red: { position: 10, goods: { gold: 1 }, ...more.red },
      }),
      deliver(1, 'gold'),
    )

  test('own banners in the tower times own contractors in its city — CT-8.3', () => {
    const contractors = { contractors: { 'city-suzdal': 3 } } as const
    const at = tower({
      sections: { 0: done('red'), 1: lacking('red', 'gold'), 2: done('blue') },
      red: { goods: { gold: 1 }, position: 10, ...contractors },
      blue: { position: 10, ...contractors },
      green: { position: 10, ...contractors },
      yellow: { position: 10, contractors: { 'city-moscow': 3 } },
    })
    expect(happened(at, 'cityClosed')).toMatchObject([{ recognition: [6, 3, 0, 0] }])
    expect(position(at, 'red')).toBe(10 + 4 + 6) // the section itself gives 4
    expect(position(at, 'blue')).toBe(13)
    expect([position(at, 'green'), position(at, 'yellow')]).toEqual([10, 10])
  })

  test('ornaments do not count — CT-8.4', () => {
    const at = tower({
      sections: {
        0: done('blue', 'green'),
        1: lacking('red', 'gold'),
        2: done('blue', 'green'),
      },
      green: { contractors: { 'city-suzdal': 2 } },
    })
    expect(happened(at, 'cityClosed')).toMatchObject([{ recognition: [0, 0, 0, 0] }])
  })

  test('all gains of a city happen at the same time, as one fact — CT-8.5', () => {
    const at = tower({
      sections: { 0: done('blue'), 1: lacking('red', 'gold'), 2: done('green') },
      red: { goods: { gold: 1 }, contractors: { 'city-suzdal': 1 } },
      blue: { contractors: { 'city-suzdal': 1 } },
      green: { contractors: { 'city-suzdal': 1 } },
    })
    expect(happened(at, 'cityClosed')).toMatchObject([{ recognition: [1, 1, 1, 0] }])
    expect(happened(at, 'gained')).toEqual([])
  })

  test('contractors stay in a closed city — CT-8.6', () => {
    const at = tower({
      sections: { 0: done('blue'), 1: lacking('red', 'gold'), 2: done('green') },
      blue: { contractors: { 'city-suzdal': 2 } },
    })
    expect(cityOf(at, 'city-suzdal')).toMatchObject({ closed: true, contractors: [0, 2, 0, 0] })
    expect(player(at, 'blue').extension?.contractors).toBe(4)
  })

  test('and count wherever contractors on the board are counted — CT-8.6', () => {
    const guildCard = 'guild-contractors-2' // rubles for own contractors on the board
    const at = beforeBlack({
      options: { fourthGuild: 'guild-contractors', guildCardPick: 'chosen', guildCard },
      influenceCards: { 1: guildCard },
      cities: { 0: 'city-suzdal' },
      sections: { 0: done('blue'), 1: done('blue'), 2: done('blue') },
      red: { rubles: 0, contractors: { 'city-suzdal': 2, 'city-moscow': 1 } },
    })
    expect(cityOf(at, 'city-suzdal').closed).toBe(true)
    const used = does(at, moveDie('black'), useAction('guild-contractors-2b'))
    expect(player(used, 'red').rubles).toBe(3)
  })

  test('the city first, then the 3 prestige for the sixth section — CT-8.7', () => {
    const at = duchy({
      cities: { 0: 'city-suzdal' },
      sections: {
        0: done('red'),
        1: lacking('red', 'gold'),
        2: done('red'),
        3: done('red'),
        4: done('red'),
        7: done('red'),
      },
      red: { position: 10, goods: { gold: 1 }, contractors: { 'city-suzdal': 1 } },
    })
    const ended = does(at, deliver(1, 'gold'))
    // 10 + 4 = 14, + 3 = 17, then 21, 25, 29; prestige first would end on 32.
    expect(position(ended, 'red')).toBe(29)
  })

  test('cities of unfinished towers and cities closed at setup are never scored — CT-8.8', () => {
    const at = scored(
      withContractors({
        cities: { 0: 'city-suzdal' },
        sections: { 0: done('red'), 1: done('red') },
        red: { position: 5, rubles: 0, permits: 0, contractors: { 'city-suzdal': 3 } },
      }),
    )
    expect(happened(at, 'cityClosed')).toEqual([])
    expect(happened(at, 'scored').map(({ label }) => label)).not.toContain('cities')
    expect(seen(at).over).toBe(true)
    let scoredCities = 0
    for (const { before, after } of cleverGame(withContractors({ players: 2 }), 1)) {
      for (const { city } of happened(after, 'cityClosed')) {
        expect(cityOf(before, city)).toMatchObject({ closed: false })
        expect(cityOf(before, city).tower).toBeGreaterThanOrEqual(0)
        scoredCities += 1
      }
    }
    expect(scoredCities).toBeGreaterThan(0)
  })
})

describe('worked examples', () => {
  const SUZDAL: Position = {
    players: 4,
    plan: 'plan-4b', // a tower of three, then one of five
    active: 'green',
    cities: { 0: 'city-suzdal', 1: 'city-moscow' },
    sections: {
      0: done('yellow', 'red'),
      1: { owner: 'green', lacks: { gold: 1 } },
      2: done('green'),
      3: done('yellow'),
      4: done('yellow'),
    },
    green: { position: 10, goods: { gold: 1 }, contractors: { 'city-suzdal': 2 } },
    yellow: { position: 10, contractors: { 'city-suzdal': 1, 'city-moscow': 1 } },
    red: { position: 10, contractors: { 'city-suzdal': 1 } },
    blue: { position: 10, contractors: { 'city-suzdal': 1 } },
  }

  test('Green 2 × 2 = 4, Yellow 1 × 1 = 1, Red and Blue 0 — CT-8-EX1', () => {
    const at = does(duchy(SUZDAL), deliver(1, 'gold'))
    expect(happened(at, 'cityClosed')).toEqual([
      { type: 'cityClosed', city: 'city-suzdal', tower: 0, recognition: [0, 0, 4, 1] },
    ])
    expect(position(at, 'green')).toBe(10 + 4 + 4) // mid-01 gives 4
    expect(position(at, 'yellow')).toBe(11)
    expect([position(at, 'red'), position(at, 'blue')]).toEqual([10, 10])
    expect(cityOf(at, 'city-suzdal')).toMatchObject({ closed: true, contractors: [1, 1, 2, 1] })
  })

  test('the next tower carries Moscow, unfinished: it stays open and unscored — CT-8-EX2', () => {
    const at = idle(does(duchy(SUZDAL), deliver(1, 'gold'), endTurn))
    expect(cityOf(at, 'city-moscow')).toMatchObject({ closed: false, tower: 1 })
    expect(position(at, 'yellow')).toBe(11)
  })

  test('30 + 5 = 35, + 6 = 41, then 3 prestige: 44, 47, 49: 14 — CT-8-EX3', () => {
    const five = {
      components: { cathedralCards: [{ id: 'mid-01', reward: { recognition: 5, rubles: 0 } }] },
    }
    const at = duchy({
      ...five,
      active: 'blue',
      cities: { 0: 'city-suzdal' },
      sections: {
        0: done('blue'),
        1: { owner: 'blue', lacks: { gold: 1 } },
        2: done('blue'),
        3: done('blue'),
        4: done('blue'),
        7: done('blue'),
      },
      blue: { position: 30, goods: { gold: 1 }, contractors: { 'city-suzdal': 2 } },
    })
    const ended = does(at, deliver(1, 'gold'))
    expect(happened(ended, 'completed')).toMatchObject([{ recognition: 5 }])
    expect(happened(ended, 'cityClosed')).toMatchObject([{ recognition: [0, 6, 0] }])
    expect(player(ended, 'blue')).toMatchObject({ position: 49, prestige: 14 })
  })
})
