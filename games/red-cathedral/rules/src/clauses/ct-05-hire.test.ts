import { describe, expect, test } from 'vitest'
import type { Position } from '../testing/position.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  seen,
  type Table,
  table,
} from '../testing/table.ts'
import {
  buyPermit,
  chooseSpecialist,
  dismiss,
  endTurn,
  hire,
  keep,
  sell,
  take,
} from '../testing/wishes.ts'
import type { City } from '../words.ts'

const duchy = (position: Position = {}): Table =>
  table({ ...position, options: { contractors: true, ...position.options } })

const extension = (at: Table, colour: 'red' | 'blue' | 'green' | 'yellow' = 'red') => {
  const { extension: found } = player(at, colour)
  if (found === null) throw new Error('no extension')
  return found
}

const cities = (at: Table): City[] => offers(at, 'hire').map(({ city }) => city)

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
    expect(seen(kept).duchy?.bag).toBe(18)
  })

  test('2 permits reach an empty city and one with a contractor — CT-5-EX2', () => {
    const at = duchy({
      players: 4,
      red: { permits: 2 },
      blue: { contractors: { 'city-vologda': 1, 'city-suzdal': 2 } },
      green: { contractors: { 'city-ryazan': 3, 'city-smolensk': 3, 'city-tver': 2 } },
      yellow: { contractors: { 'city-tver': 1 } },
    })
    expect(cities(at)).toEqual(['city-moscow', 'city-vologda'])
    expect(refuses(at, hire('city-suzdal'))).toMatchObject({ clause: 'CT-5.1' })
  })

  test('a permit bought first makes a hire possible — CT-5-EX3', () => {
    const at = duchy({ red: { permits: 0, position: 9 } })
    expect(cities(at)).toEqual([])
    const bought = does(at, buyPermit)
    expect(player(bought, 'red').position).toBe(5)
    expect(cities(bought).length).toBeGreaterThan(0)
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
    expect(seen(gone).duchy?.removed).toHaveLength(1)
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
