import type { Parsed, Problem } from '@guildhall/kernel'
import * as v from 'valibot'
import builtIn from '../../data/components.json' with { type: 'json' }
import { type Components, componentsSchema } from './schema.ts'

/**
 * The component data of a table: the built-in values, with what the owner of a printed game
 * entered in their place.
 */
export function loadComponents(own: unknown): Parsed<Components> {
  if (own === undefined) return { ok: true, value: builtInComponents() }
  if (!isFields(own)) return wrong('', 'expected an object with parts of the component data')
  for (const part of Object.keys(own)) {
    if (!Object.hasOwn(builtIn, part)) return wrong(part, 'there is no such part')
  }
  return parse(merge(builtIn, own))
}

let cached: Components | undefined

/** The values in the project's own data file; parsed once. */
export function builtInComponents(): Components {
  cached ??= v.parse(componentsSchema, builtIn)
  return cached
}

function parse(data: unknown): Parsed<Components> {
  const result = v.safeParse(componentsSchema, data)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, problems: result.issues.map(problemOf) }
}

/** A schema issue as the path inside the data and what is wrong there. */
export const problemOf = (issue: v.BaseIssue<unknown>): Problem => ({
  path: (issue.path ?? [])
    .map((entry) => entryName(entry as v.IssuePathItem))
    .join('')
    .replace(/^\./, ''),
  message: issue.message,
})

function entryName(entry: v.IssuePathItem): string {
  if (typeof entry.key !== 'number') return `.${String(entry.key)}`
  const named = isFields(entry.value) && typeof entry.value['id'] === 'string'
  return named ? `[${String((entry.value as Fields)['id'])}]` : `[${entry.key}]`
}

const wrong = (path: string, message: string): Parsed<never> => ({
  ok: false,
  problems: [{ path, message }],
})

/**
 * `own` laid over `base`: the parts one by one, in a part the named values, in a list the components
 * by their id. A component's own fields are replaced whole, and it counts as entered by the owner.
 */
const merge = (base: Fields, own: Fields): Fields =>
  Object.fromEntries(
    Object.entries(base).map(([part, value]) =>
      Object.hasOwn(own, part) ? [part, mergePart(value, own[part])] : [part, value],
    ),
  )

function mergePart(base: unknown, own: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(own) && own.every(hasId)) return mergeLists(base, own)
  if (!isFields(base) || !isFields(own)) return own
  const named = Object.entries(own).map(([key, value]) => [key, overlay(base[key], value)])
  return overlay(base, Object.fromEntries(named))
}

function overlay(base: unknown, own: unknown): unknown {
  if (!isFields(base) || !isFields(own)) return own
  const owner = 'provenance' in base ? { provenance: 'owner' } : {}
  return { ...base, ...owner, ...own }
}

function mergeLists(base: readonly unknown[], own: readonly unknown[]): unknown[] {
  const rest = new Map(own.map((entry) => [idOf(entry), entry]))
  const merged = base.map((entry) => {
    const replacement = rest.get(idOf(entry))
    rest.delete(idOf(entry))
    return replacement === undefined ? entry : overlay(entry, replacement)
  })
  return [...merged, ...rest.values()]
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const hasId = (value: unknown): boolean => isFields(value) && typeof value['id'] === 'string'
const idOf = (value: unknown): unknown => (isFields(value) ? value['id'] : undefined)
