import { describe, expect, test } from 'vitest'
import type { Belongings, Position } from '../positions/position.ts'
import {
  board,
  cityOf,
  duchy,
  extension,
  openCities,
  withContractors,
} from '../testing/contractors.ts'
import { randomGame } from '../testing/play.ts'
import {
  active,
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  type Table,
} from '../testing/table.ts'
import {
  buyPermit,
  chooseSpecialist,
  deliver,
  dismiss,
  endTurn,
  hire,
  keep,
  sell,
  take,
} from '../testing/wishes.ts'

/** So many contractors of Red are out already, none of them in Moscow. */
const sent = (n: number): Belongings => ({
  permits: 6,
  contractors: { 'city-vologda': Math.min(n, 3), 'city-suzdal': Math.max(n - 3, 0) },
})

describe('where to', () => {
  test('the price counts the contractors of all colours, the one to be sent included — CT-5.1', () => {
    const at = duchy({
      red: { permits: 6, contractors: { 'city-suzdal': 1 } },
      blue: { contractors: { 'city-suzdal': 1, 'city-ryazan': 1 } },
      green: { contractors: { 'city-suzdal': 1 } },
    })
    const paid = (city: 'city-moscow' | 'city-ryazan' | 'city-suzdal') =>
      happened(does(at, hire(city)), 'contractorSent').map(({ permits }) => permits)
    expect(paid('city-moscow')).toEqual([1])
    expect(paid('city-ryazan')).toEqual([2])
    expect(paid('city-suzdal')).toEqual([4])
    expect(extension(does(at, hire('city-suzdal'))).permits).toBe(2)
  })

  test('a contractor on the extension and permits for an open city are needed — CT-5.2', () => {
    const poor = duchy({ red: { permits: 0 } })
    expect(openCities(poor)).toEqual([])
    expect(refuses(poor, hire('city-moscow'))).toMatchObject({
      clause: 'CT-5.1',
      message: { key: 'refusal.tooFewPermits', params: { price: 1, permits: 0 } },
    })
    const bare = duchy({ red: sent(6) })
    expect(extension(bare).contractors).toBe(0)
    expect(openCities(bare)).toEqual([])
    expect(refuses(bare, hire('city-moscow'))).toMatchObject({
      clause: 'CT-5.2',
      message: { key: 'refusal.noContractorLeft' },
    })
  })

  test('the price is paid and the leftmost contractor goes to the city — CT-5.3', () => {
    const at = does(duchy({ red: { permits: 3 } }), hire('city-ryazan'))
    expect(extension(at)).toMatchObject({ permits: 2, contractors: 5 })
    expect(cityOf(at, 'city-ryazan').contractors).toEqual([1, 0, 0])
    const places = [0, 1, 2, 3, 4, 5, 6].map((n) => extension(duchy({ red: sent(n) })).leftmost)
    expect(places).toEqual(['ext-1', 'ext-2', 'ext-3', 'ext-4', 'ext-5', 'ext-6', null])
    expect(happened(at, 'contractorSent')).toEqual([
      { type: 'contractorSent', seat: 0, city: 'city-ryazan', permits: 1 },
    ])
  })

  test('closed cities cannot be picked — CT-5.4', () => {
    const at = duchy({
      cities: { 0: 'city-suzdal' },
      sections: {
        0: { owner: 'blue', finished: true },
        1: { owner: 'blue', finished: true },
        2: { owner: 'blue', finished: true },
      },
      red: { permits: 6 },
    })
    expect(openCities(at)).not.toContain('city-suzdal') // its tower is finished
    expect(openCities(at)).not.toContain('city-tver') // closed at setup
    for (const city of ['city-suzdal', 'city-tver'] as const) {
      expect(refuses(at, hire(city))).toMatchObject({
        clause: 'CT-5.4',
        message: { key: 'refusal.cityClosed' },
      })
    }
  })

  test('the same player may pick a city again — CT-5.5', () => {
    const at = does(
      duchy({ red: { permits: 6, contractors: { 'city-suzdal': 2 } } }),
      hire('city-suzdal'),
    )
    expect(cityOf(at, 'city-suzdal').contractors).toEqual([3, 0, 0])
    expect(extension(at).permits).toBe(3)
  })

  test('contractors never come back — CT-5.16', () => {
    for (const { before, after } of randomGame(withContractors(), 5)) {
      for (const { city, contractors } of board(before).cities) {
        for (const [seat, n] of contractors.entries()) {
          expect(cityOf(after, city).contractors[seat]).toBeGreaterThanOrEqual(n)
        }
      }
    }
  })
})

describe('the bonus of the vacated place', () => {
  const hired = (n: number, more: Position = {}): Table =>
    does(duchy({ ...more, red: { ...sent(n), ...more.red } }), hire('city-moscow'))
  const bonus = (at: Table) => happened(at, 'gained')

  test('place 1 gives nothing — CT-5.6', () => {
    expect(bonus(hired(0))).toEqual([])
  })

  test('place 2 gives 1 ruble — CT-5.6', () => {
    expect(bonus(hired(1))).toMatchObject([{ source: 'ext-2', rubles: 1 }])
  })

  test('place 3 gives one material of choice — CT-5.6', () => {
    const at = hired(2)
    expect(asks(at)).toBe('take')
    expect(offers(at, 'take')).toHaveLength(7) // six kinds, or none
    expect(player(does(at, take({ purple: 1 })), 'red').inventory).toEqual({ purple: 1 })
  })

  test('place 4 gives 1 permit — CT-5.6', () => {
    expect(extension(hired(3)).permits).toBe(6) // 6 − 1 + 1
  })

  test('place 5 lets deliver one material — CT-5.6', () => {
    const at = hired(4, {
      sections: { 0: { owner: 'red' } },
      red: { ...sent(4), goods: { wood: 2 } },
    })
    expect(asks(at)).toBe('build-next')
    const delivered = does(at, deliver(0, 'wood'))
    expect(asks(delivered)).toBe('hire-specialist')
    expect(player(delivered, 'red').inventory).toEqual({ wood: 1 })
    expect(asks(hired(4))).toBe('hire-specialist') // nothing to deliver: it lapses
  })

  test('place 6 gives 2 prestige — CT-5.6', () => {
    const at = hired(5, { red: { ...sent(5), position: 9 } })
    expect(player(at, 'red').position).toBe(17)
    expect(extension(at).contractors).toBe(0)
  })

  test('it comes after the price and cannot help to pay it — CT-5.7', () => {
    const at = duchy({ red: { ...sent(3), permits: 0 } })
    expect(openCities(at)).toEqual([]) // though the next place gives a permit
    expect(refuses(at, hire('city-moscow')).clause).toBe('CT-5.1')
  })
})

describe('the specialist', () => {
  const chosen = (position: Position = {}) =>
    does(duchy(position), hire('city-suzdal'), chooseSpecialist('s1'))

  test('one tile next to the city is picked — CT-5.8', () => {
    const at = does(duchy({ specialists: { s1: 'sp-07', s2: 'sp-05' } }), hire('city-suzdal'))
    expect(asks(at)).toBe('hire-specialist')
    expect(offers(at)).toEqual([chooseSpecialist('s1'), chooseSpecialist('s2')])
    expect(refuses(at, chooseSpecialist('s3'))).toMatchObject({
      clause: 'CT-6.3',
      message: { key: 'refusal.notNextToCity', params: { city: { params: { name: 'Suzdal' } } } },
    })
    expect(refuses(at, keep)).toMatchObject({
      clause: 'CT-5.8',
      message: { key: 'refusal.specialistFirst' },
    })
    expect(refuses(at, endTurn).clause).toBe('CT-5.8')
    const picked = does(at, chooseSpecialist('s2'))
    expect(refuses(picked, chooseSpecialist('s1'))).toMatchObject({
      clause: 'CT-5.8',
      message: { key: 'refusal.specialistChosen' },
    })
  })

  test('it is picked once the contractor is there, not before — CT-5.3, CT-5.8', () => {
    expect(refuses(duchy(), chooseSpecialist('s1'))).toMatchObject({
      clause: 'CT-5.3',
      message: { key: 'refusal.contractorFirst' },
    })
  })

  test('2 rubles, and it lies face up on the extension — CT-5.9', () => {
    const at = does(chosen({ specialists: { s1: 'sp-07' }, red: { rubles: 5 } }), keep)
    expect(player(at, 'red').rubles).toBe(3)
    expect(extension(at)).toMatchObject({ specialist: 'sp-07', tools: [] })
  })

  test('or it is not paid and removed from the game — CT-5.9', () => {
    const at = does(chosen({ specialists: { s1: 'sp-07' }, red: { rubles: 5 } }), dismiss)
    expect(player(at, 'red').rubles).toBe(5)
    expect(extension(at).specialist).toBeNull()
    expect(board(at).removed).toEqual(['sp-07'])
  })

  test('with 1 ruble it cannot be kept — CT-5.9', () => {
    const at = chosen({ red: { rubles: 1 } })
    expect(offers(at)).toEqual([dismiss])
    expect(refuses(at, keep)).toMatchObject({
      clause: 'CT-5.9',
      message: { key: 'refusal.tooFewRubles', params: { price: 2, rubles: 1 } },
    })
  })

  test('an unused older one is first laid face down without effect — CT-5.10', () => {
    const at = chosen({
      specialists: { s1: 'sp-05' },
      red: { rubles: 4, permits: 1, specialist: 'sp-07', tools: ['sp-01'] },
    })
    const kept = does(at, keep)
    expect(kept.events.slice(0, 3)).toMatchObject([
      { type: 'specialistLaidAside', specialist: 'sp-07' },
      { type: 'specialistHired', specialist: 'sp-05' },
      { type: 'specialistDrawn', space: 's1' },
    ])
    // sp-07 would have given 2 recognition and 2 rubles.
    expect(player(kept, 'red')).toMatchObject({ position: 2, rubles: 2 })
    expect(extension(kept).specialist).toBe('sp-05')
  })

  test('what was laid aside counts as a tool, unless the table says it leaves — CT-5.11', () => {
    const older = { specialists: { s1: 'sp-05' }, red: { rubles: 4, specialist: 'sp-07' } } as const
    expect(extension(does(chosen(older), keep)).tools).toEqual(['sp-07'])
    const options = { displacedSpecialistKeepsTool: false }
    const gone = does(chosen({ ...older, options }), keep)
    expect(extension(gone).tools).toEqual([])
    expect(board(gone).removed).toEqual(['sp-07'])
    expect(happened(gone, 'specialistLaidAside')).toMatchObject([{ tool: false }])
  })

  test('if the new one is not paid for, the older one stays — CT-5.12', () => {
    const at = chosen({ specialists: { s1: 'sp-05' }, red: { specialist: 'sp-07' } })
    const stays = does(at, dismiss)
    expect(extension(stays)).toMatchObject({ specialist: 'sp-07', tools: [] })
    expect(board(stays).removed).toEqual(['sp-05'])
  })

  test('the empty space is refilled from the bag, after keeping and after removing — CT-5.13', () => {
    for (const choice of [keep, dismiss]) {
      const at = chosen({ red: { rubles: 2 } })
      const before = board(at)
      const after = does(at, choice)
      const [drawn] = happened(after, 'specialistDrawn')
      expect(drawn?.space).toBe('s1')
      expect(before.specialists).not.toContain(drawn?.specialist)
      expect(board(after).specialists).toEqual([drawn?.specialist, ...before.specialists.slice(1)])
      expect(board(after).bag).toBe(before.bag - 1)
    }
  })

  /** All but five are out of the game. */
  const emptyBag: Position = {
    removed: Array.from({ length: 19 }, (_, i) => `sp-${String(i + 6).padStart(2, '0')}`),
    specialists: { s1: 'sp-01', s2: 'sp-02', s3: 'sp-03', s4: 'sp-04', s5: 'sp-05' },
  }

  test('from an empty bag nothing comes: the space stays empty — CT-5.14', () => {
    const at = chosen({ ...emptyBag, red: { rubles: 2 } })
    expect(board(at).bag).toBe(0)
    const kept = does(at, keep)
    expect(happened(kept, 'specialistDrawn')).toEqual([])
    expect(board(kept).specialists).toEqual([null, 'sp-02', 'sp-03', 'sp-04', 'sp-05'])
    expect(active(kept)).toBe('blue')
    const next = does(kept, hire('city-moscow'))
    expect(refuses(next, chooseSpecialist('s1'))).toMatchObject({
      clause: 'CT-5.14',
      message: { key: 'refusal.noSpecialistThere' },
    })
  })

  test('without a specialist next to the city the hire is over — CT-5.15', () => {
    const at = duchy({
      ...emptyBag,
      specialists: { ...emptyBag.specialists, s1: null, s2: null },
    })
    const hired = does(at, hire('city-suzdal'))
    expect(cityOf(hired, 'city-suzdal').contractors).toEqual([1, 0, 0])
    expect(active(hired)).toBe('blue')
    expect(hired.events.map(({ type }) => type)).toEqual(['contractorSent', 'turnBegan', 'asked'])
  })

  test('a single one is picked unasked, keeping it is always asked — CT-5.9, CT-5.15', () => {
    const at = duchy({ ...emptyBag, specialists: { ...emptyBag.specialists, s1: null } })
    const hired = does(at, hire('city-suzdal'))
    expect(asks(hired)).toBe('hire-keep')
    expect(extension(does(hired, keep)).specialist).toBe('sp-02')
  })
})

describe('worked examples', () => {
  test('the third contractor to a city of four costs 5 permits and gives a material — CT-5-EX1', () => {
    const at = duchy({
      players: 4,
      cities: { 0: 'city-suzdal' },
      specialists: { s1: 'sp-05', s2: 'sp-07' },
      red: { permits: 6, rubles: 3, contractors: { 'city-suzdal': 2 } },
      blue: { contractors: { 'city-suzdal': 2 } },
    })
    const sent = does(at, hire('city-suzdal'))
    expect(happened(sent, 'contractorSent')).toMatchObject([{ permits: 5 }])
    const stocked = does(sent, take({ gold: 1 }))
    expect(player(stocked, 'red').inventory).toEqual({ gold: 1 })
    expect(offers(stocked, 'chooseSpecialist').map(({ space }) => space)).toEqual(['s1', 's2'])
    const kept = does(stocked, chooseSpecialist('s2'), keep)
    expect(player(kept, 'red').rubles).toBe(1)
    expect(extension(kept)).toMatchObject({ permits: 1, specialist: 'sp-07', contractors: 3 })
    expect(happened(kept, 'specialistDrawn')).toMatchObject([{ space: 's2' }])
    expect(board(kept).bag).toBe(18)
  })

  test('2 permits reach an empty city and one with a contractor — CT-5-EX2', () => {
    const at = duchy({
      players: 4,
      red: { permits: 2 },
      blue: { contractors: { 'city-vologda': 1, 'city-suzdal': 2 } },
      green: { contractors: { 'city-ryazan': 3, 'city-smolensk': 3, 'city-tver': 2 } },
      yellow: { contractors: { 'city-tver': 1 } },
    })
    expect(openCities(at)).toEqual(['city-moscow', 'city-vologda'])
    expect(refuses(at, hire('city-suzdal'))).toMatchObject({ clause: 'CT-5.1' })
  })

  test('a permit bought first makes a hire possible — CT-5-EX3', () => {
    const at = duchy({ red: { permits: 0, position: 9 } })
    expect(openCities(at)).toEqual([])
    const bought = does(at, buyPermit)
    expect(player(bought, 'red').position).toBe(5)
    expect(openCities(bought).length).toBeGreaterThan(0)
  })

  test('without rubles the tile goes, or prestige is sold at hire-keep — CT-5-EX4', () => {
    const at = does(
      duchy({ red: { permits: 1, rubles: 0, position: 9 } }),
      hire('city-moscow'),
      chooseSpecialist('s1'),
    )
    expect(asks(at)).toBe('hire-keep')
    expect(refuses(at, keep)).toMatchObject({ clause: 'CT-5.9' })
    const gone = does(at, dismiss)
    expect(board(gone).removed).toHaveLength(1)
    const sold = does(at, sell(1), keep)
    expect(player(sold, 'red')).toMatchObject({ rubles: 0, position: 5 })
  })

  test('the fourth contractor: price 3, then the bonus gives 1 permit — CT-5-EX5', () => {
    const at = duchy({
      red: { permits: 3, contractors: { 'city-moscow': 2, 'city-vologda': 1 } },
    })
    expect(extension(does(at, hire('city-moscow'))).permits).toBe(1)
  })

  test('an unused specialist makes room and counts as a tool — CT-5-EX6', () => {
    const at = duchy({ specialists: { s1: 'sp-05' }, red: { rubles: 2, specialist: 'sp-07' } })
    const kept = does(at, hire('city-moscow'), chooseSpecialist('s1'), keep)
    expect(extension(kept)).toMatchObject({ specialist: 'sp-05', tools: ['sp-07'] })
    expect(happened(kept, 'specialistLaidAside')).toMatchObject([{ tool: true }])
    expect(offers(kept)).not.toContainEqual(endTurn)
  })
})
