import type { Parsed } from '@guildhall/kernel'
import { parsed, withOwn } from '@guildhall/kernel/toolbox'
import * as v from 'valibot'
import { builtInComponents } from './built-in.ts'
import { inconsistencies } from './consistent.ts'
import { type Components, componentsSchema } from './schema.ts'

/**
 * The component data of a table: the built-in values, with what the owner of a printed game
 * entered in their place.
 */
export function loadComponents(own: unknown): Parsed<Components> {
  if (own === undefined) return { ok: true, value: builtInComponents() }
  const merged = withOwn(builtInComponents(), own)
  if (!merged.ok) return merged
  const read = parsed(v.safeParse(componentsSchema, merged.value))
  if (!read.ok) return read
  const problems = inconsistencies(read.value)
  return problems.length > 0 ? { ok: false, problems } : read
}
