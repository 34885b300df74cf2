import { assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Pace, paceSchema, running, runsOut } from './pace.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A moment by the clock on the wall in Greenwich, on a day in spring. */
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 2, day, hour, minute)

const days = (from: number, to: number, offset = 0): Pace => ({
  kind: 'days',
  bank: DAY,
  refund: 0,
  quiet: { from: from * 60, to: to * 60, offset },
})

describe('quiet hours', () => {
  const night = days(22, 7)

  test.each([
    ['before them', at(1, 20), at(1, 21), HOUR],
    ['within them', at(1, 23), at(2, 6), 0],
    ['from before into them', at(1, 21), at(1, 23), HOUR],
    ['from within out of them', at(2, 6), at(2, 8), HOUR],
    ['over a whole night', at(1, 21), at(2, 8), 2 * HOUR],
    ['over a week', at(1, 12), at(8, 12), 7 * 15 * HOUR],
    ['backwards', at(2, 12), at(1, 12), 0],
  ])('that go over midnight stop the clock: %s', (_, from, until, runs) => {
    expect(running(night, from, until)).toBe(runs)
  })

  test.each([
    ['at once', at(1, 23), 0, at(1, 23)],
    ['on the same evening', at(1, 20), HOUR, at(1, 21)],
    ['just when they begin', at(1, 20), 2 * HOUR, at(1, 22)],
    ['the next morning', at(1, 21), 2 * HOUR, at(2, 8)],
    ['begun within them', at(2, 3), HOUR, at(2, 8)],
    ['days later', at(1, 12), 40 * HOUR, at(3, 22)],
  ])('are not counted until the time runs out: %s', (_, from, ms, end) => {
    expect(runsOut(night, from, ms)).toBe(end)
  })

  test('within a day stop the clock at noon', () => {
    expect(running(days(12, 14), at(1, 11), at(1, 15))).toBe(2 * HOUR)
    expect(runsOut(days(12, 14), at(1, 11), 2 * HOUR)).toBe(at(1, 15))
  })

  test.each([
    [120, at(1, 20), at(1, 21)], // 22 to 23 o’clock two hours east
    [-300, at(2, 4), at(2, 5)], // 23 to 24 o’clock five hours west
  ])('are those of the wall, %i minutes ahead of Greenwich', (offset, from, until) => {
    expect(running(days(22, 7, offset), from, until)).toBe(0)
    expect(running(days(22, 7), at(1, 20), at(1, 21))).toBe(HOUR)
  })

  test('of all but a minute leave a minute a day', () => {
    const pace: Pace = {
      kind: 'days',
      bank: DAY,
      refund: 0,
      quiet: { from: 1, to: 0, offset: 0 },
    }
    expect(running(pace, at(1, 0), at(8, 0))).toBe(7 * MINUTE)
    expect(runsOut(pace, at(1, 12), 3 * MINUTE)).toBe(at(4, 0, 1))
  })

  test('do not stop a live clock, which has none', () => {
    const live: Pace = { kind: 'live', bank: HOUR, increment: 0 }
    expect(running(live, at(1, 20), at(2, 8))).toBe(12 * HOUR)
    expect(runsOut(live, at(1, 20), 12 * HOUR)).toBe(at(2, 8))
  })
})

describe('quiet hours by the clocks of a place', () => {
  const utc = (text: string): number => new Date(`${text}Z`).getTime()
  const nights = (zone: string): Pace => ({
    ...{ kind: 'days', bank: 3 * DAY, refund: 0 },
    quiet: { from: 22 * 60, to: 8 * 60, zone },
  })

  test('are nine in the evening to seven by UTC for Berlin in winter, an hour earlier in summer', () => {
    const berlin = nights('Europe/Berlin')
    expect(running(berlin, utc('2026-01-10T00:00'), utc('2026-01-11T00:00'))).toBe(14 * HOUR)
    expect(runsOut(berlin, utc('2026-01-10T20:00'), 2 * HOUR)).toBe(utc('2026-01-11T08:00'))
    expect(runsOut(berlin, utc('2026-07-10T19:00'), 2 * HOUR)).toBe(utc('2026-07-11T07:00'))
  })

  test('are an hour shorter in the night in which the clocks go forward, and longer when back', () => {
    const berlin = nights('Europe/Berlin')
    // 22:00 to 8:00 by the wall: nine hours in March, eleven in October.
    expect(running(berlin, utc('2026-03-28T21:00'), utc('2026-03-29T06:00'))).toBe(0)
    expect(runsOut(berlin, utc('2026-03-28T21:00'), MINUTE)).toBe(utc('2026-03-29T06:01'))
    expect(running(berlin, utc('2026-10-24T20:00'), utc('2026-10-25T07:00'))).toBe(0)
    expect(runsOut(berlin, utc('2026-10-24T20:00'), MINUTE)).toBe(utc('2026-10-25T07:01'))
  })

  test('where a place never changes its clocks, they are as with a fixed difference', () => {
    const fixed: Pace = {
      ...{ kind: 'days', bank: 3 * DAY, refund: 0 },
      quiet: { from: 22 * 60, to: 8 * 60, offset: 345 },
    }
    const span = integer({ min: 0, max: 10 * DAY })
    const recent = integer({ min: 600_000_000_000, max: 4_000_000_000_000 })
    assert(
      property(recent, span, (from, ms) => {
        const kathmandu = nights('Asia/Kathmandu')
        expect(running(kathmandu, from, from + ms)).toBe(running(fixed, from, from + ms))
        expect(runsOut(kathmandu, from, ms)).toBe(runsOut(fixed, from, ms))
      }),
    )
  })
})

const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'],
  ...['Asia/Kathmandu', 'Pacific/Apia', 'America/Caracas', 'Asia/Tehran'],
]

const minute = integer({ min: 0, max: 24 * 60 - 1 })
const moment = integer({ min: 0, max: 4_000_000_000_000 })
const anyPace = oneof(
  constant<Pace>({ kind: 'live', bank: HOUR, increment: 0 }),
  constant<Pace>({ kind: 'days', bank: DAY, refund: 0 }),
  record({
    from: minute,
    length: integer({ min: 1, max: 1439 }),
    offset: integer({ min: -840, max: 840 }),
  }).map(
    ({ from, length, offset }): Pace => ({
      kind: 'days',
      bank: DAY,
      refund: 0,
      quiet: { from, to: (from + length) % 1440, offset },
    }),
  ),
  record({
    from: minute,
    length: integer({ min: 1, max: 1200 }),
    zone: constantFrom(...ZONES),
  }).map(
    ({ from, length, zone }): Pace => ({
      kind: 'days',
      bank: DAY,
      refund: 0,
      quiet: { from, to: (from + length) % 1440, zone },
    }),
  ),
)

describe('for any pace', () => {
  test('a clock has run for just so long when it runs out, and a moment before for less', () => {
    assert(
      property(anyPace, moment, integer({ min: 1, max: 60 * DAY }), (pace, from, ms) => {
        const end = runsOut(pace, from, ms)
        expect(running(pace, from, end)).toBe(ms)
        expect(running(pace, from, end - 1)).toBe(ms - 1)
      }),
    )
  })

  test('it runs as long as in the parts of the time', () => {
    const span = integer({ min: 0, max: 10 * DAY })
    assert(
      property(anyPace, moment, span, span, (pace, from, one, other) => {
        const parts =
          running(pace, from, from + one) + running(pace, from + one, from + one + other)
        expect(running(pace, from, from + one + other)).toBe(parts)
      }),
    )
  })
})

test.each([
  [{ kind: 'live', bank: 5000, increment: 0 }],
  [{ kind: 'live', bank: 60_000, increment: -1 }],
  [{ kind: 'live', bank: 60_000.5, increment: 0 }],
  [{ kind: 'days', bank: 61 * DAY, refund: 0 }],
  [{ kind: 'days', bank: DAY, refund: 0, quiet: { from: 60, to: 60, offset: 0 } }],
  [{ kind: 'days', bank: DAY, refund: 0, quiet: { from: 0, to: 1440, offset: 0 } }],
  [{ kind: 'days', bank: DAY, refund: 0, quiet: { from: 0, to: 60, offset: 841 } }],
  [{ kind: 'days', bank: DAY, refund: 0, quiet: { from: 0, to: 60, zone: 'Europe/Nowhere' } }],
  [{ kind: 'days', bank: DAY, refund: 0, quiet: { from: 60, to: 60, zone: 'UTC' } }],
  [{ kind: 'days', bank: DAY, refund: 0, quiet: { from: 0, to: 60, zone: 'UTC', offset: 0 } }],
  [{ kind: 'none', bank: 1 }],
  [{ kind: 'slow' }],
])('%j is no pace', (value) => {
  expect(v.is(paceSchema, value)).toBe(false)
})
