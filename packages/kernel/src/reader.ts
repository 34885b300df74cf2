import { type Fields, isFields } from './fields.ts'
import type { Parsed, Problem } from './game.ts'

const DEEPEST = 64
const MOST_PROBLEMS = 20
const HEX_32_BYTES = /^[0-9a-f]{64}$/

type Named<K extends string> = { readonly [name in K]?: unknown }

/**
 * Reads a JSON value from outside and collects its problems. A wrong part is replaced by an empty
 * one, so that reading continues; the result counts only without problems.
 */
export class Reader {
  readonly #problems: Problem[] = []

  get failed(): boolean {
    return this.#problems.length > 0
  }

  note(path: string, message: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push({ path, message })
  }

  result<T>(value: T): Parsed<T> {
    return this.failed ? { ok: false, problems: this.#problems } : { ok: true, value }
  }

  /** An object with all the fields in `needed`, and none that is not in `needed` or `optional`. */
  fields<N extends string, O extends string = never>(
    value: unknown,
    path: string,
    needed: readonly N[],
    optional: readonly O[] = [],
  ): Named<N | O> {
    const found = this.object(value, path)
    if (found === null) return {}
    const known: readonly string[] = [...needed, ...optional]
    for (const name of needed) {
      if (!Object.hasOwn(found, name)) this.note(`${path}.${name}`, 'is missing')
    }
    for (const name of Object.keys(found)) {
      if (!known.includes(name)) this.note(`${path}.${name}`, 'is not a field of this format')
    }
    return found as Named<N | O> // what is not named is noted above
  }

  object(value: unknown, path: string): Fields | null {
    if (isFields(value)) return value
    this.note(path, `must be an object, not ${inWords(value)}`)
    return null
  }

  list(value: unknown, path: string): readonly unknown[] {
    if (Array.isArray(value)) return value
    this.note(path, `must be a list, not ${inWords(value)}`)
    return []
  }

  text(value: unknown, path: string): string {
    if (typeof value === 'string' && value !== '') return value
    this.note(path, `must be a text, not ${inWords(value)}`)
    return ''
  }

  number(value: unknown, path: string): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value
    this.note(path, `must be a number, not ${inWords(value)}`)
    return 0
  }

  whole(value: unknown, path: string, from: number, to: number = Number.MAX_SAFE_INTEGER): number {
    if (Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to) {
      return Number(value)
    }
    const most = to === Number.MAX_SAFE_INTEGER ? `at least ${from}` : `from ${from} to ${to}`
    this.note(path, `must be a whole number ${most}, not ${inWords(value)}`)
    return from
  }

  hex(value: unknown, path: string): string {
    if (typeof value === 'string' && HEX_32_BYTES.test(value)) return value
    this.note(path, 'must be 64 hexadecimal digits in lower case')
    return ''
  }

  /** Refuses what would harm code that trusts its input: `__proto__` keys, and nesting without end. */
  harmless(value: unknown, path: string): void {
    const open: { value: unknown; path: string; depth: number }[] = [{ value, path, depth: 0 }]
    for (let next = open.pop(); next !== undefined && !this.failed; next = open.pop()) {
      const { value: inner, path: here, depth } = next
      if (typeof inner !== 'object' || inner === null) continue
      if (depth > DEEPEST) this.note(here, 'is nested too deeply')
      for (const [key, part] of Object.entries(inner)) {
        const path = Array.isArray(inner) ? `${here}[${key}]` : `${here}.${key}`
        if (key === '__proto__') this.note(path, 'is not allowed as a field')
        open.push({ value: part, path, depth: depth + 1 })
      }
    }
  }
}

/** A short name of a wrong value for a message; never the whole of it. */
export function inWords(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = String(JSON.stringify(value))
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
