import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import type { Position } from '../positions/position.ts'
import { does, offers, player, refuses, seen, type Table, table } from '../testing/table.ts'
import { decorate, deliver, moveDie, sell, useAction } from '../testing/wishes.ts'

const red = (at: Table) => player(at, 'red')
const standsOn = (at: Table) => ({ position: red(at).position, prestige: red(at).prestige })
const on = (position: number, more: Position = {}): Table =>
  table({ ...more, red: { ...more.red, position } })

/** A finished dome that Red can decorate for prestige, and what it takes. */
const READY: Position = {
  sections: {
    0: { owner: 'blue', finished: true },
    1: { owner: 'blue', finished: true },
    2: { owner: 'blue', finished: true },
  },
  red: { goods: { gold: 1, green: 2, purple: 1 } },
}
const gains1 = (position: number) => does(on(position, READY), decorate(2, 'green'))
const gains3 = (position: number) => does(on(position, READY), decorate(2, 'green-purple'))

/** One material away from completing section 0, whose card gives that much recognition. */
const completing = (card: string, position: number): Table =>
  does(
    on(position, {
      cards: { 0: card },
      sections: { 0: { owner: 'red', lacks: { brick: 1 } } },
      red: { goods: { brick: 1 } },
    }),
    deliver(0, 'brick'),
  )

const POSITIONS = builtInComponents().scoreTrack.prestigePositions
const worthAt = (position: number) => POSITIONS.filter((each) => each <= position).length

describe('what a position is worth', () => {
  test('one marker on a whole position shows recognition and prestige both — RC-3.1', () => {
    const at = completing('base-01', 2)
    expect(standsOn(at)).toEqual({ position: 6, prestige: 1 })
    expect(standsOn(gains1(6))).toEqual({ position: 9, prestige: 2 })
  })

  test('there are 40 prestige positions, from 5 to 80, in gaps that never grow — RC-3.2', () => {
    expect(POSITIONS).toHaveLength(40)
    expect(POSITIONS.slice(0, 19)).toEqual([
      5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59,
    ])
    expect(POSITIONS.slice(19)).toEqual(Array.from({ length: 21 }, (_, i) => 60 + i))
    const gaps = POSITIONS.map((position, i) => position - (POSITIONS[i - 1] ?? 0))
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a))
  })

  test('prestige is the number of prestige positions not beyond the marker — RC-3.3', () => {
    for (let position = 0; position <= 80; position++) {
      expect(red(on(position)).prestige).toBe(worthAt(position))
    }
    expect([4, 5, 8, 9, 59, 60].map((p) => red(on(p)).prestige)).toEqual([0, 1, 1, 2, 19, 20])
  })

  test('beyond 80 the track starts again, worth 40 more — RC-3.4', () => {
    for (let k = 0; k <= 80; k++) expect(red(on(80 + k)).prestige).toBe(40 + worthAt(k))
    expect(red(on(163)).prestige).toBe(80)
    expect(red(on(165)).prestige).toBe(81)
  })

  test('any number of markers may share a position — RC-3.11', () => {
    const at = does(
      table({ ...READY, red: { ...READY.red, position: 6 }, blue: { position: 9 } }),
      decorate(2, 'green'),
    )
    expect(seen(at).players.map(({ position }) => position)).toEqual([9, 9, 2])
    expect(seen(at).players.map(({ prestige }) => prestige)).toEqual([2, 2, 0])
    expect(seen(table({ players: 4 })).players.map(({ position }) => position)).toEqual([
      2, 2, 2, 2,
    ])
  })
})

describe('forward', () => {
  test('n recognition are n positions — RC-3.5', () => {
    expect(red(completing('base-02', 11)).position).toBe(14) // 3 RP
    expect(red(completing('base-09', 11)).position).toBe(17) // 6 RP
  })

  test('on 2, gaining 4 recognition leads to 6 and 1 prestige — RC-3.5, RC-3-EX1', () => {
    expect(standsOn(completing('base-01', 2))).toEqual({ position: 6, prestige: 1 })
  })

  test('1 prestige leads to the next prestige position ahead, whatever the distance — RC-3.6', () => {
    for (const position of [0, 4, 5, 8, 29, 31, 59, 79, 80, 81, 84, 85, 160]) {
      const laps = Math.floor(position / 80) * 80
      const next = POSITIONS.find((each) => each > position - laps) ?? 85
      expect(red(gains1(position)).position).toBe(laps + next)
    }
  })

  test('1 prestige: from 6 to 9, 2 in all; from 9 to 13, 3 in all — RC-3.6, RC-3-EX2', () => {
    expect(standsOn(gains1(6))).toEqual({ position: 9, prestige: 2 })
    expect(standsOn(gains1(9))).toEqual({ position: 13, prestige: 3 })
  })

  test('3 prestige on 29: 32, 35, 38, now 10 prestige — RC-3.6, RC-3-EX7', () => {
    expect(standsOn(gains3(29))).toEqual({ position: 38, prestige: 10 })
  })

  test('from 78, 5 recognition lead to 83 (40 prestige), 1 prestige to 85 (41) — RC-3.4, RC-3-EX8', () => {
    const at = on(78, {
      cards: { 1: 'mid-06' },
      sections: { 0: { owner: 'blue', finished: true }, 1: { owner: 'red', lacks: { gold: 1 } } },
      red: { goods: { gold: 1, stone: 1, green: 1 } },
    })
    const completed = does(at, deliver(1, 'gold'))
    expect(standsOn(completed)).toEqual({ position: 83, prestige: 40 })
    expect(standsOn(does(completed, decorate(1, 'green')))).toEqual({ position: 85, prestige: 41 })
  })
})

describe('back', () => {
  /** T2 of `plan-3c`, from the bottom Blue, Red finished, Blue, Red finished, Red about to finish. */
  const charge5 = (position: number): Table =>
    does(
      table({
        plan: 'plan-3c',
        cards: { 6: 'dome-03' },
        sections: {
          2: { owner: 'blue' },
          3: { owner: 'red', finished: true },
          4: { owner: 'blue' },
          5: { owner: 'red', finished: true },
          6: { owner: 'red', lacks: { brick: 1 } },
        },
        red: { goods: { brick: 1 } },
        blue: { position },
      }),
      deliver(6, 'brick'),
    )

  test('a penalty of n recognition moves n positions back, never below 0 — RC-3.7', () => {
    expect(player(charge5(9), 'blue').position).toBe(4)
    expect(player(charge5(5), 'blue').position).toBe(0)
    expect(player(charge5(0), 'blue').position).toBe(0)
  })

  test('on 3, a penalty of 5 recognition leads to 0 — RC-3.7, RC-3-EX6', () => {
    expect(player(charge5(3), 'blue').position).toBe(0)
  })

  /** No card of the box asks for recognition, so the owner's own Clergy card does. */
  const payingRecognition = (n: number, position: number): Table =>
    does(
      on(position, {
        components: {
          influenceCards: [
            {
              id: 'inf-clergy-1',
              actions: [
                {
                  id: 'inf-clergy-1a',
                  limit: 'once',
                  steps: [{ pay: [{ of: 'recognition', n }] }, { gain: [{ of: 'ruble', n: 1 }] }],
                },
                {
                  id: 'inf-clergy-1b',
                  limit: 'once',
                  steps: [{ gain: [{ of: 'recognition', n: 1 }] }],
                },
              ],
            },
          ],
        },
        dice: { red: [6, 1] },
      }),
      moveDie('red'),
    )
  const action = useAction('inf-clergy-1a')

  test('paying n recognition is allowed from position n on, and moves n back — RC-3.8', () => {
    expect(red(does(payingRecognition(3, 3), action)).position).toBe(0)
    expect(red(does(payingRecognition(3, 11), action)).position).toBe(8)
    expect(offers(payingRecognition(3, 2))).not.toContainEqual(action)
    expect(refuses(payingRecognition(3, 2), action).clause).toBe('RC-9.15')
  })

  test('paying 1 recognition is refused on 0 and leads from 1 to 0 — RC-3.8, RC-3-EX9', () => {
    expect(offers(payingRecognition(1, 0))).not.toContainEqual(action)
    expect(refuses(payingRecognition(1, 0), action).clause).toBe('RC-9.15')
    expect(red(does(payingRecognition(1, 1), action)).position).toBe(0)
  })

  test('losing 1 prestige leads back to the nearest prestige position behind — RC-3.9', () => {
    for (const position of [6, 9, 10, 13, 58, 59, 60, 61, 80, 81, 85, 86, 160, 161, 165]) {
      const behind = [
        ...POSITIONS,
        ...POSITIONS.map((p) => 80 + p),
        ...POSITIONS.map((p) => 160 + p),
      ]
      const expected = behind.filter((p) => p < position).at(-1)
      expect(red(does(on(position), sell(1))).position).toBe(expected)
    }
  })

  test('on 8, losing 1 prestige: from 1 prestige to 1 prestige, on 5 — RC-3.9, RC-3-EX3', () => {
    const at = on(8)
    expect(standsOn(at)).toEqual({ position: 8, prestige: 1 })
    expect(standsOn(does(at, sell(1)))).toEqual({ position: 5, prestige: 1 })
  })

  test('whoever stands on 5 or lower cannot lose prestige — RC-3.10', () => {
    for (const position of [0, 1, 2, 3, 4, 5]) {
      const at = on(position)
      expect(offers(at, 'sellPrestige')).toEqual([])
      expect(offers(at, 'reroll')).toEqual([])
      expect(refuses(at, { type: 'sellPrestige', n: 1 }).clause).toBe('RC-3.10')
      expect(refuses(at, { type: 'reroll', space: 7 }).clause).toBe('RC-3.10')
    }
    expect(offers(on(6), 'sellPrestige')).toHaveLength(1)
    expect(offers(on(6), 'reroll')).toHaveLength(5)
  })

  test('on 9, losing 1 prestige leads to 5; on 5 and on 3 it is not allowed — RC-3.9, RC-3.10, RC-3-EX4', () => {
    expect(standsOn(does(on(9), sell(1)))).toEqual({ position: 5, prestige: 1 })
    expect(refuses(on(5), sell(1)).clause).toBe('RC-3.10')
    expect(refuses(on(3), sell(1)).clause).toBe('RC-3.10')
  })

  test('on 14, losing 2 prestige: 13, then 9, 2 prestige — RC-3.9, RC-3-EX5', () => {
    expect(red(does(on(14), sell(1))).position).toBe(13)
    expect(standsOn(does(on(14), sell(2)))).toEqual({ position: 9, prestige: 2 })
  })
})
