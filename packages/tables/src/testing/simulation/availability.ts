import { type Pace, running } from '../../pace.ts'

/** A time in which something was so. */
export interface Span {
  readonly from: number
  until: number
}

/** When a process ran, how far its clock was off, and when it slept. */
export interface ProcessLifetime {
  readonly name: string
  readonly skew: number
  readonly from: number
  until: number
  readonly asleep: Span[]
}

/** Sleep and silence that are shorter do not count: they are like a slow network. */
const SHORT = 6000

/** What a table was led by, from when on. */
export interface Lead {
  readonly at: number
  readonly leader: string
}

/** Who led a table, which processes ran, and when the database was down. */
interface Availability {
  readonly leads: readonly Lead[]
  readonly lifetimes: ReadonlyMap<string, ProcessLifetime>
  readonly down: readonly Span[]
}

/**
 * How long, between two moments, a clock of that pace could rightly run: somebody led the table,
 * was awake, and could store something. Judged by what truly was, not by what was written down.
 */
export function couldRun(
  pace: Pace,
  { from, until }: Span,
  { leads, lifetimes, down }: Availability,
): number {
  return leads.reduce((sum, { at, leader }, index) => {
    const lifetime = lifetimes.get(leader.replace(/\.\d+$/, ''))
    if (lifetime === undefined) return sum
    const led = within(
      {
        from: Math.max(at, lifetime.from),
        until: Math.min(leads[index + 1]?.at ?? until, lifetime.until),
      },
      { from, until },
    )
    const gaps = [...lifetime.asleep, ...down].filter((gap) => gap.until - gap.from >= SHORT)
    return sum + ranIn(pace, led, gaps, lifetime.skew)
  }, 0)
}

/** The running time of a span without the gaps in it. */
function ranIn(pace: Pace, span: Span, gaps: readonly Span[], skew: number): number {
  let sum = 0
  let at = span.from
  const sorted = gaps.toSorted((a, b) => a.from - b.from)
  for (const gap of [...sorted, { from: span.until, until: span.until }]) {
    const awake = within({ from: at, until: gap.from }, span)
    sum += running(pace, awake.from + skew, awake.until + skew)
    at = Math.max(at, gap.until)
  }
  return sum
}

const within = (span: Span, outer: Span): Span => {
  const from = Math.max(span.from, outer.from)
  return { from, until: Math.max(from, Math.min(span.until, outer.until)) }
}
