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

/** Hours without running clocks, in minutes of the day; they may span midnight. */
const quietHours = v.union([
  v.pipe(
    v.strictObject({
      from: minutes,
      to: minutes,
      /** The time zone, including daylight saving time. */
      zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'this is no time zone')),
    }),
    v.check(({ from, to }) => from !== to, wholeDay),
  ),
  v.pipe(
    v.strictObject({
      from: minutes,
      to: minutes,
      /** The offset from UTC in minutes, all year. */
      offset: time(-14 * 60, 14 * 60),
    }),
    v.check(({ from, to }) => from !== to, wholeDay),
  ),
])

/** The time control of a table, in milliseconds. */
export const paceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    /** The time of each seat for the whole game, and the increment per turn. */
    bank: time(10 * SECOND, DAY),
    increment: time(0, 10 * MINUTE),
  }),
  v.strictObject({
    kind: v.literal('days'),
    /** The maximum time of each seat, and what each turn returns of it. */
    bank: time(MINUTE, 60 * DAY),
    refund: time(0, 60 * DAY),
    quiet: v.optional(quietHours),
  }),
])
export type Pace = v.InferOutput<typeof paceSchema>

/** Without clocks. */
export const NO_PACE: Pace = { kind: 'none' }

/** How long a clock runs between `from` and `until`. */
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

/** When a clock that starts at `from` has run for `ms`. */
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

/** Quiet hours with a constant offset from UTC. */
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

/** All quiet time before `at`, counted from a fixed day. */
function quietBefore(quiet: Steady, at: number): number {
  const { day, into, length } = quietDay(quiet, at)
  return day * length + Math.min(into, length)
}

/** The day of `at`, where days start with the quiet hours. */
function quietDay({ from, to, offset }: Steady, at: number) {
  const length = ((to - from + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY) * MINUTE
  const shift = (offset - from) * MINUTE
  const day = Math.floor((at + shift) / DAY)
  const start = day * DAY - shift
  return { day, start, into: at - start, length }
}
