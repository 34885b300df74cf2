import * as v from 'valibot'
import { isZone, spans } from './time-zone.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const MINUTES_OF_A_DAY = 24 * 60

const time = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const minutes = time(0, MINUTES_OF_A_DAY - 1)
const wholeDay = 'quiet hours must not last the whole day'

/** Hours in which no clock runs, as minutes of the day; they may go over midnight. */
const quietHours = v.union([
  v.pipe(
    v.strictObject({
      from: minutes,
      to: minutes,
      /** Whose clock on the wall counts: summer time is kept. */
      zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'this is no time zone')),
    }),
    v.check(({ from, to }) => from !== to, wholeDay),
  ),
  v.pipe(
    v.strictObject({
      from: minutes,
      to: minutes,
      /** How many minutes the clock on the wall is ahead of UTC, all the year. */
      offset: time(-14 * 60, 14 * 60),
    }),
    v.check(({ from, to }) => from !== to, wholeDay),
  ),
])

/** How fast a table is played. All times in milliseconds. */
export const paceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    /** What each seat has for the whole game, and what each of its turns adds. */
    bank: time(10 * SECOND, DAY),
    increment: time(0, 10 * MINUTE),
  }),
  v.strictObject({
    kind: v.literal('days'),
    /** What each seat has at most, and what each of its turns gives back of it. */
    bank: time(MINUTE, 60 * DAY),
    refund: time(0, 60 * DAY),
    quiet: v.optional(quietHours),
  }),
])
export type Pace = v.InferOutput<typeof paceSchema>

/** Without clocks. */
export const NO_PACE: Pace = { kind: 'none' }

/** The time from `from` to `until` in which a clock of that pace runs. */
export function running(pace: Pace, from: number, until: number): number {
  if (until <= from) return 0
  if (pace.kind !== 'days' || pace.quiet === undefined) return until - from
  if ('offset' in pace.quiet) return awake(pace.quiet, from, until)
  let sum = 0
  for (const span of spans(pace.quiet.zone, from)) {
    const hours = { ...pace.quiet, offset: span.offset }
    if (span.until >= until) return sum + awake(hours, span.from, until)
    sum += awake(hours, span.from, span.until)
  }
  return sum
}

/** When a clock of that pace that starts at `from` has run for `ms`. */
export function runsOut(pace: Pace, from: number, ms: number): number {
  if (ms <= 0 || pace.kind !== 'days' || pace.quiet === undefined) return from + Math.max(0, ms)
  if ('offset' in pace.quiet) return awakeFor(pace.quiet, from, ms)
  let left = ms
  for (const span of spans(pace.quiet.zone, from)) {
    const hours = { ...pace.quiet, offset: span.offset }
    const here = awake(hours, span.from, span.until)
    if (here >= left) return awakeFor(hours, span.from, left)
    left -= here
  }
  return from
}

/** Quiet hours where the clock on the wall is ahead of UTC by the same all the time. */
interface Steady {
  readonly from: number
  readonly to: number
  readonly offset: number
}

const awake = (quiet: Steady, from: number, until: number): number =>
  until - from - (quietBefore(quiet, until) - quietBefore(quiet, from))

function awakeFor(quiet: Steady, from: number, ms: number): number {
  const { start, into, length } = quietDay(quiet, from)
  const day = DAY - length
  const needed = Math.max(0, into - length) + ms
  const days = Math.ceil(needed / day) - 1
  return start + days * DAY + length + (needed - days * day)
}

/** All quiet time before `at`, counted from some day on. */
function quietBefore(quiet: Steady, at: number): number {
  const { day, into, length } = quietDay(quiet, at)
  return day * length + Math.min(into, length)
}

/** The day in which `at` lies, where days begin with the quiet hours. */
function quietDay({ from, to, offset }: Steady, at: number) {
  const length = ((to - from + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY) * MINUTE
  const shift = (offset - from) * MINUTE
  const day = Math.floor((at + shift) / DAY)
  const start = day * DAY - shift
  return { day, start, into: at - start, length }
}
