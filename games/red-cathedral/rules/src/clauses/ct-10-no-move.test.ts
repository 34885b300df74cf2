import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { duchy } from '../testing/contractors.ts'
import { active, asks, does, happened, offers, refuses, space } from '../testing/table.ts'
import { buyPermit, hire, moveDie, reroll, sell } from '../testing/wishes.ts'

/** Two spaces hold three dice each, and every die would end on the other. */
const STUCK: NonNullable<Position['dice']> = {
  red: [1, 4],
  blue: [1, 4],
  white: [1, 4],
  green: [5, 4],
  yellow: [5, 4],
  black: [5, 4],
}
/** Red has neither a banner nor anything to deliver or to hire with. */
const IDLE: Position = {
  dice: STUCK,
  sections: Object.fromEntries(
    [0, 1, 3, 4, 7, 8].map((section) => [section, { owner: 'red' } as const]),
  ),
  red: { rubles: 0, permits: 0 },
}
const pass = { type: 'pass' } as const

test('no die can move without payment — CT-10.1', () => {
  const at = duchy({ dice: STUCK, red: { rubles: 0 } })
  expect(offers(at, 'moveDie')).toEqual([])
  for (const die of ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const) {
    expect(refuses(at, moveDie(die)).clause).toBe('RC-8.4')
  }
  // A single other value frees one of them.
  const freed = duchy({ dice: { ...STUCK, green: [5, 3] }, red: { rubles: 0 } })
  expect(offers(freed, 'moveDie')).toEqual([moveDie('green')])
})

test('Acquire only by paying for the own, the white or the black die — CT-10.2', () => {
  const dice = (rubles: number) =>
    new Set(offers(duchy({ dice: STUCK, red: { rubles } }), 'moveDie').map(({ die }) => die))
  expect([...dice(1)]).toEqual(['red', 'white', 'black'])
  expect([...dice(0)]).toEqual([])
  const green = duchy({ dice: STUCK, active: 'green', green: { rubles: 1 } })
  expect(new Set(offers(green, 'moveDie').map(({ die }) => die))).toEqual(
    new Set(['green', 'white', 'black']),
  )
})

describe('nothing to do', () => {
  test('the player passes — CT-10.3', () => {
    const at = duchy(IDLE)
    expect(asks(at)).toBe('main-action')
    expect(offers(at)).toEqual([pass])
    const passed = does(at, pass)
    expect(happened(passed, 'passed')).toEqual([{ type: 'passed', seat: 0 }])
    expect(active(passed)).toBe('blue')
  })

  test('but not while Claim, Build or Hire is possible — CT-10.3', () => {
    const claim = duchy({ dice: STUCK, red: { rubles: 0, permits: 0 } })
    const build = duchy({ ...IDLE, red: { ...IDLE.red, goods: { wood: 1 } } })
    const hiring = duchy({ ...IDLE, red: { rubles: 0, permits: 1 } })
    for (const at of [claim, build, hiring]) expect(refuses(at, pass).clause).toBe('RC-4.14')
  })

  test('free actions may be used first and can make an action possible — CT-10.3', () => {
    const at = duchy({ ...IDLE, red: { ...IDLE.red, position: 9 } })
    expect(offers(at)).toEqual([pass, sell(1), reroll(1), reroll(5), buyPermit])
    expect(offers(does(at, sell(1)), 'moveDie').length).toBeGreaterThan(0)
    expect(offers(does(at, buyPermit))).toContainEqual(hire('city-moscow'))
    expect(refuses(does(at, buyPermit), pass).clause).toBe('RC-4.14')
  })
})

test('spaces 1 and 5, all of value 4: with 1 ruble the white die goes from 1 to 6 — CT-10-EX1', () => {
  expect(offers(duchy({ dice: STUCK, red: { rubles: 0 } }), 'moveDie')).toEqual([])
  const at = does(duchy({ dice: STUCK, red: { rubles: 1 } }), moveDie('white', 1))
  expect(space(at, 6).dice).toEqual([{ die: 'white', value: 4 }])
})
