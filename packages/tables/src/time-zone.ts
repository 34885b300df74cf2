/** An IANA time zone, such as `Europe/Berlin`: its offset, and when that changes. */
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The cache of days is cleared at this size. */
const MOST = 100_000

/** A span of time with a constant offset from UTC, in minutes. */
export interface Span {
  readonly from: number
  readonly until: number
  readonly offset: number
}

export function isZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** The spans from a given time on, without end. */
export function* spans(zone: string, from: number): Generator<Span, never> {
  for (let day = Math.floor(from / DAY); ; day++) {
    for (const span of spansOf(zone, day)) {
      if (span.until > from) yield { ...span, from: Math.max(span.from, from) }
    }
  }
}

const known = new Map<string, readonly Span[]>()

/** The spans of a UTC day: one, or two if the clocks change. */
function spansOf(zone: string, day: number): readonly Span[] {
  const key = `${zone} ${day}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= MOST) known.clear()
  const [from, until] = [day * DAY, (day + 1) * DAY]
  const [before, after] = [offsetAt(zone, from), offsetAt(zone, until)]
  const change = before === after ? until : changeOf(zone, from, until)
  const made = [
    { from, until: change, offset: before },
    { from: change, until, offset: after },
  ].filter((span) => span.from < span.until)
  known.set(key, made)
  return made
}

/** When the clocks of a zone change. */
function changeOf(zone: string, from: number, until: number): number {
  const before = offsetAt(zone, from)
  let [same, other] = [from, until]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (offsetAt(zone, middle) === before) same = middle
    else other = middle
  }
  return other
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** There are few zones, but many ways to write their names. */
const MOST_FORMATS = 500

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(zone, made)
  return made
}

function offsetAt(zone: string, at: number): number {
  const { value = '' } =
    formatOf(zone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName') ?? {}
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(value) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
