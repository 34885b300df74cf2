import { type AnyCommand, type AnyEvent, canonicalJson, type Game } from '@guildhall/kernel'

/** Whether two values are the same JSON, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b)
}

/** Whether a value is the same JSON as a text. */
export function reads(value: unknown, text: string): boolean {
  return JSON.stringify(value) === text || canonicalJson(value) === canonicalJson(JSON.parse(text))
}

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
