import { type AnyCommand, type AnyEvent, canonicalJson, type Game } from '@guildhall/kernel'

/** Whether two values are the same JSON, whatever the order of their keys. Laws ask this most of all. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (saysItself(a) || saysItself(b)) return canonicalJson(a) === canonicalJson(b)
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return written(a) === written(b)
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && sameItems(a, b)
  }
  return sameFields(a as Fields, b as Fields)
}

/** Whether a value, such as a date, has its own way into JSON. */
const saysItself = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'toJSON' in value

type Fields = Readonly<Record<string, unknown>>

/** What JSON writes of something that is no object; nothing of what it leaves out. */
function written(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
}

/** In a list JSON writes null for what it leaves out elsewhere. */
const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.every((item, i) => same(written(item) ?? null, written(b[i]) ?? null))

function sameFields(a: Fields, b: Fields): boolean {
  let more = 0
  for (const name of Object.keys(a)) {
    if (!same(a[name], b[name])) return false
    if (written(a[name]) !== undefined) more += 1
  }
  for (const name of Object.keys(b)) if (written(b[name]) !== undefined) more -= 1
  return more === 0
}

/** Whether a value is the same JSON as a text. */
export const reads = (value: unknown, text: string): boolean =>
  JSON.stringify(value) === text || same(value, JSON.parse(text))

/** A value as it comes back from JSON. */
export const revived = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A copy of the state to which the events have been applied. */
export function afterEvents<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
  events: readonly E[],
): S {
  const copy = game.copy(state)
  for (const event of events) game.evolve(copy, event)
  return copy
}

/** Where two values first differ, and how, in a few words. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return same(a, b) ? '' : `${path || 'value'}: ${brief(a)} against ${brief(b)}`
  }
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const name of names) {
    const [left, right]: unknown[] = [a, b].map((side) => (side as Record<string, unknown>)[name])
    const found = difference(left, right, `${path}.${name}`)
    if (found !== '') return found
  }
  return ''
}

/** A value as JSON, cut where it grows long. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
