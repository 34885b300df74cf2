import * as v from 'valibot'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const MINUTES_OF_A_DAY = 24 * 60

const time = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Hours in which no clock runs, as minutes of the day; they may go over midnight. */
const quietHours = v.pipe(
  v.strictObject({
    from: time(0, MINUTES_OF_A_DAY - 1),
    to: time(0, MINUTES_OF_A_DAY - 1),
    /** How many minutes the clock on the wall is ahead of UTC. */
    offset: time(-14 * 60, 14 * 60),
  }),
  v.check(({ from, to }) => from !== to, 'quiet hours must not last the whole day'),
)

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
export type QuietHours = v.InferOutput<typeof quietHours>

/** Without clocks. */
export const NO_PACE: Pace = { kind: 'none' }

/** The time from `from` to `until` in which a clock of that pace runs. */
export function running(pace: Pace, from: number, until: number): number {
  if (until <= from) return 0
  if (pace.kind !== 'days' || pace.quiet === undefined) return until - from
  return until - from - (quietBefore(pace.quiet, until) - quietBefore(pace.quiet, from))
}

/** When a clock of that pace that starts at `from` has run for `ms`. */
export function runsOut(pace: Pace, from: number, ms: number): number {
  if (ms <= 0 || pace.kind !== 'days' || pace.quiet === undefined) return from + Math.max(0, ms)
  const { start, into, length } = quietDay(pace.quiet, from)
  const awake = DAY - length
  const needed = Math.max(0, into - length) + ms
  const days = Math.ceil(needed / awake) - 1
  return start + days * DAY + length + (needed - days * awake)
}

/** All quiet time before `at`, counted from some day on. */
function quietBefore(quiet: QuietHours, at: number): number {
  const { day, into, length } = quietDay(quiet, at)
  return day * length + Math.min(into, length)
}

/** The day in which `at` lies, where days begin with the quiet hours. */
function quietDay({ from, to, offset }: QuietHours, at: number) {
  const length = ((to - from + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY) * MINUTE
  const shift = (offset - from) * MINUTE
  const day = Math.floor((at + shift) / DAY)
  const start = day * DAY - shift
  return { day, start, into: at - start, length }
}
