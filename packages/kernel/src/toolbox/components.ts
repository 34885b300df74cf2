import { type Fields, isFields } from '../fields.ts'
import type { Parsed } from '../game.ts'
import { wrong } from './parsed.ts'

/**
 * The component data of a table: the built-in data, with what the owner of a printed game entered
 * in its place. The parts one by one, in a part the named values, in a list the components by their
 * id. A component's own fields are replaced whole, and it counts as entered by the owner.
 */
export function withOwn(builtIn: Fields, own: unknown): Parsed<Fields> {
  if (!isFields(own)) return wrong('', 'expected an object with parts of the component data')
  const unknown = Object.keys(own).find((part) => !Object.hasOwn(builtIn, part))
  if (unknown !== undefined) return wrong(unknown, 'there is no such part')
  const merged = Object.entries(builtIn).map(([part, value]) =>
    Object.hasOwn(own, part) ? [part, mergePart(value, own[part])] : [part, value],
  )
  return { ok: true, value: Object.fromEntries(merged) }
}

function mergePart(base: unknown, own: unknown): unknown {
  if (isComponents(base) && isComponents(own)) return mergeLists(base, own)
  if (!isFields(base) || !isFields(own)) return own
  const named = Object.entries(own).map(([key, value]) => [key, mergeValue(base, key, value)])
  return overlay(base, Object.fromEntries(named))
}

function mergeValue(base: Fields, key: string, own: unknown): unknown {
  const value = Object.hasOwn(base, key) ? base[key] : undefined
  return Array.isArray(value) ? mergePart(value, own) : overlay(value, own)
}

const OWNER = { provenance: 'owner' }

function overlay(base: unknown, own: unknown): unknown {
  if (!isFields(base) || !isFields(own)) return own
  return { ...base, ...('provenance' in base ? OWNER : {}), ...own }
}

function mergeLists(base: readonly Fields[], own: readonly Fields[]): unknown[] {
  const rest = new Map(own.map((entry) => [entry['id'], entry]))
  const merged = base.map((entry) => {
    const replacement = rest.get(entry['id'])
    rest.delete(entry['id'])
    return replacement === undefined ? entry : overlay(entry, replacement)
  })
  return [...merged, ...[...rest.values()].map((entry) => ({ ...OWNER, ...entry }))]
}

const isComponents = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.every((entry) => isFields(entry) && typeof entry['id'] === 'string')
