import { describe, expect, test } from 'vitest'
import { CITIES, type City } from '../constants.ts'
import type { Position } from '../positions/position.ts'
import { cityOf, extension, openCities } from '../testing/contractors.ts'
import { line } from '../testing/last-turn.ts'
import { laidOut } from '../testing/play.ts'
import { cardTurn, diceFor, solo } from '../testing/solo.ts'
import { does, happened, player, seen, type Table } from '../testing/table.ts'
import { chooseSection, claim, deliver, hire } from '../testing/wishes.ts'

const MODULE = { contractors: true }
const module = (position: Position = {}): Position => ({
  cities: { 0: 'city-smolensk', 1: 'city-vologda', 2: 'city-suzdal', 3: 'city-moscow' },
  ...position,
  options: { ...MODULE, ...position.options },
})
const hires = (position: Position = {}): Table =>
  cardTurn('hire', module({ ivan: { marker: 'city-smolensk' }, ...position }))
const marker = (at: Table): City | null => seen(at).ivan?.marker ?? null
const tools = (at: Table) => extension(at, 'blue').tools
const laid = Array.from({ length: 20 }, (_, seed) => laidOut({ players: 1, options: MODULE }, seed))

describe('setup', () => {
  test('the module is set up for two: four cities open, two closed — IV-9.1', () => {
    for (const at of laid) {
      expect(seen(at).duchy?.cities.filter(({ closed }) => closed)).toHaveLength(2)
    }
  })

  test('a sixth card, Hire, lies at the right end; six tiles, six cards — IV-9.2', () => {
    const rows = laid.map((at) => seen(at).ivan?.cards ?? [])
    for (const cards of rows) {
      expect(cards).toHaveLength(6)
      expect(cards.at(-1)?.card).toBe('solo-hire')
      expect(new Set(cards.map(({ die }) => die)).size).toBe(6)
    }
    expect(new Set(rows.map((cards) => cards.at(-1)?.die)).size).toBeGreaterThan(2)
  })

  test('the marker stands at the city of his start, one contractor in it — IV-9.3, IV-9.4', () => {
    for (const at of laid) {
      const [start] = happened(at, 'ivanStarted')
      const tower = seen(at).towers.findIndex((sections) =>
        sections.some((one) => one.section === start?.section),
      )
      const city = seen(at).duchy?.cities.find((one) => one.tower === tower)
      expect(marker(at)).toBe(city?.city)
      expect(city?.contractors).toEqual([0, 1])
      expect(extension(at, 'blue').contractors).toBe(5)
      expect(tools(at)).toEqual([])
      expect(seen(at).duchy?.specialists.every((one) => one !== null)).toBe(true)
      expect(player(at, 'blue').position).toBe(13) // Moscow gives nothing either
    }
    expect(laid.map(marker)).toContain('city-moscow')
  })

  test('his score starts on 3 prestige, position 13, then the handicap — IV-9.5', () => {
    expect(player(solo(module()), 'blue')).toMatchObject({ position: 13, prestige: 3 })
    expect(player(solo(module({ options: { ivanHandicap: 1 } })), 'blue')).toMatchObject({
      prestige: 4,
    })
  })

  test('you start with 3 rubles, 1 permit, on position 2 — IV-9.6', () => {
    for (const at of laid.slice(0, 5)) {
      expect(player(at, 'red')).toMatchObject({ rubles: 3, position: 2 })
      expect(extension(at).permits).toBe(1)
      expect(extension(at, 'blue').permits).toBe(0)
    }
  })
})

describe('the city marker', () => {
  test('moves with every claim, yours and his — IV-9.7, IV-9-EX4', () => {
    const his = cardTurn(
      'claim',
      module({ sections: { 3: { owner: 'red' } }, ivan: { marker: 'city-suzdal' } }),
    )
    expect(marker(his)).toBe('city-vologda')
    const yours = does(
      solo(module({ ivan: { marker: 'city-vologda' } })),
      claim('inventory'),
      chooseSection(0),
    )
    expect(marker(yours)).toBe('city-smolensk')
    expect(happened(yours, 'ivanMarkerMoved')).toEqual([
      { type: 'ivanMarkerMoved', city: 'city-smolensk' },
    ])
  })
})

describe('Hire', () => {
  test('one contractor to the marked city, for nothing — IV-9.8', () => {
    const at = hires()
    expect(happened(at, 'ivanHired')).toEqual([{ type: 'ivanHired', city: 'city-smolensk' }])
    expect(cityOf(at, 'city-smolensk').contractors).toEqual([0, 1])
    expect(happened(at, 'paid')).toEqual([])
  })

  test('a closed city, or no contractor left: skipped — IV-9.9', () => {
    const closed = CITIES.find((city) => cityOf(solo(module()), city).tower < 0)
    if (closed === undefined) throw new Error('no city is closed')
    expect(happened(hires({ ivan: { marker: closed } }), 'ivanSkipped')).toMatchObject([
      { reason: 'cityClosed' },
    ])
    const none = hires({ blue: { contractors: { 'city-suzdal': 6 } } })
    expect(happened(none, 'ivanSkipped')).toMatchObject([{ reason: 'noContractor' }])
  })

  test('in an outer city he takes both tiles beside it — IV-9.10', () => {
    const both = hires({ specialists: { s3: 'sp-14', s4: 'sp-02' } })
    expect(happened(both, 'ivanTookSpecialist')).toMatchObject([
      { specialist: 'sp-14', space: 's3' },
      { specialist: 'sp-02', space: 's4' },
    ])
    const one = hires({ specialists: { s3: null, s4: 'sp-02' } })
    expect(happened(one, 'ivanTookSpecialist')).toMatchObject([{ space: 's4' }])
  })

  test.each([
    ['sp-06', 4],
    ['sp-07', 2],
    ['sp-20', 0],
    ['sp-08', 0],
    ['sp-22', 0],
    ['sp-01', 0],
  ])(
    'of %s he gains the recognition that is free: %d — IV-9.11, IV-9-EX2',
    (specialist, gained) => {
      const at = hires({ specialists: { s3: specialist, s4: null }, blue: { position: 20 } })
      expect(player(at, 'blue')).toMatchObject({ position: 20 + gained, rubles: 0, inventory: {} })
    },
  )

  test('the tiles lie face down as his tools — IV-9.12', () => {
    const at = hires({ specialists: { s3: 'sp-14', s4: 'sp-02' } })
    expect(tools(at)).toEqual(['sp-14', 'sp-02'])
    expect(extension(at, 'blue').specialist).toBeNull()
  })

  test('two equal tools return to the bag — IV-9.13, IV-9-EX1', () => {
    const at = hires({
      specialists: { s3: 'sp-14', s4: 'sp-02' },
      blue: { tools: ['sp-01'] },
    })
    expect(happened(at, 'ivanReturnedTools')).toEqual([
      { type: 'ivanReturnedTools', specialists: ['sp-01', 'sp-14'] },
    ])
    expect(tools(at)).toEqual(['sp-02'])
    expect(happened(at, 'specialistDrawn').map(({ space }) => space)).toEqual(['s3', 's4'])
  })

  test('of three, two return and the oldest stays — IV-9.13', () => {
    const at = hires({
      specialists: { s3: 'sp-14', s4: 'sp-11' },
      blue: { tools: ['sp-01'] },
    })
    expect(tools(at)).toEqual(['sp-01'])
  })

  test('then the spaces are refilled, lowest number first; what returned is in the bag — IV-9.14', () => {
    const at = hires({
      specialists: { s1: null, s3: 'sp-14', s4: 'sp-02' },
      blue: { tools: ['sp-01'] },
    })
    const types = at.events.map(({ type }) => type)
    expect(types.indexOf('ivanReturnedTools')).toBeLessThan(types.indexOf('specialistDrawn'))
    expect(happened(at, 'specialistDrawn').map(({ space }) => space)).toEqual(['s1', 's3', 's4'])
    // With nothing else in the bag, the two that returned are drawn again.
    const lying = { s1: 'sp-05', s2: 'sp-06', s3: 'sp-14', s4: 'sp-02', s5: 'sp-08' }
    const all = Array.from({ length: 24 }, (_, i) => `sp-${String(i + 1).padStart(2, '0')}`)
    const here = [...Object.values(lying), 'sp-01']
    const drawn = happened(
      hires({
        specialists: lying,
        removed: all.filter((one) => !here.includes(one)),
        blue: { tools: ['sp-01'] },
      }),
      'specialistDrawn',
    )
    expect(drawn.map(({ specialist }) => specialist).toSorted()).toEqual(['sp-01', 'sp-14'])
  })

  test('in Moscow no tiles, but 1 prestige — IV-9.15, IV-9-EX3', () => {
    const at = hires({ ivan: { marker: 'city-moscow' }, blue: { position: 13 } })
    expect(cityOf(at, 'city-moscow').contractors).toEqual([0, 1])
    expect(player(at, 'blue')).toMatchObject({ prestige: 4 })
    expect(happened(at, 'ivanTookSpecialist')).toEqual([])
    expect(happened(at, 'specialistDrawn')).toEqual([])
  })
})

describe('everything else', () => {
  const suzdal: Position = module({
    sections: {
      6: { owner: 'blue', finished: true },
      7: { owner: 'blue', finished: true },
      8: { owner: 'red', lacks: { gold: 1 } },
    },
    red: { goods: { gold: 1 }, position: 10 },
    blue: { position: 10, contractors: { 'city-suzdal': 1 } },
    ivan: { marker: 'city-suzdal' },
  })

  test('a finished tower closes its city and pays him like a player — IV-9.16, IV-9-EX6', () => {
    const at = does(solo({ ...suzdal, dice: diceFor('hire') }), deliver(8, 'gold'))
    expect(happened(at, 'cityClosed')).toMatchObject([{ city: 'city-suzdal', recognition: [0, 2] }])
    expect(player(at, 'blue').position).toBe(12)
    expect(marker(at)).toBe('city-suzdal')
    // Until the next claim his Hire is skipped.
    const { sections, ...rest } = suzdal
    const closed = { ...sections, 8: { owner: 'red' as const, finished: true } }
    const skipped = cardTurn('hire', { ...rest, sections: closed, red: {} })
    expect(happened(skipped, 'ivanSkipped')).toMatchObject([{ reason: 'cityClosed' }])
  })

  test('his contractors count in the price you pay — IV-9.17, IV-9-EX5', () => {
    const at = solo(module({ red: { permits: 3 }, blue: { contractors: { 'city-smolensk': 2 } } }))
    expect(openCities(at)).toContain('city-smolensk')
    const sent = does(at, hire('city-smolensk'))
    expect(happened(sent, 'contractorSent')).toMatchObject([{ permits: 3 }])
    const poor = solo(
      module({ red: { permits: 2 }, blue: { contractors: { 'city-smolensk': 2 } } }),
    )
    expect(openCities(poor)).not.toContain('city-smolensk')
  })

  test('his tools are scored: saw, hammer and brush give 4 — IV-9.18, IV-9-EX7', () => {
    const at = cardTurn(
      'recognition',
      module({
        dice: { ...diceFor('recognition'), black: [5, 1] },
        options: { roundLimit: 1 },
        blue: { tools: ['sp-01', 'sp-07', 'sp-03'] },
      }),
    )
    expect(line(at, 'tools')).toEqual([0, 4])
    expect(line(at, 'goods')[1]).toBe(0)
  })
})
