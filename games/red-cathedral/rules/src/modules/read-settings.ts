import type { Problem } from '@guildhall/kernel'
import * as v from 'valibot'
import { GUILDS } from '../constants.ts'
import { joined, type Together } from './joined.ts'
import type { Chosen, Seats, SettingRules } from './setting-rules.ts'
import { SETTINGS } from './settings.ts'

type Fields = Together<(typeof SETTINGS)[number]['fields']>

/** The settings of all modules by name. */
export const moduleSettings = joined<Fields>(SETTINGS.map(({ fields }) => fields))

const RULES: readonly SettingRules[] = SETTINGS

const DEFAULTS: Chosen = v.parse(v.object(moduleSettings), {})

const NEEDS = RULES.flatMap(({ needs = {} }) => Object.entries(needs))

/** What modules bring along where they take part. */
export const broughtBy = (given: object): object =>
  Object.assign({}, ...RULES.map(({ brings }) => brings?.(given)))

/** The settings that belong to other guilds than this one. */
export const settingsOfOthers = (guild: string): string[] =>
  NEEDS.filter(([, { says }]) => says !== guild && GUILDS.some((other) => other === says)).map(
    ([name]) => name,
  )

/** Settings that change nothing at such a table are mistakes, and are named. */
export function contradictions(options: Chosen, seats: Seats): Problem[] {
  const idle = NEEDS.filter(
    ([name, { holds }]) => options[name] !== DEFAULTS[name] && !holds(options),
  ).map(([path, { says }]) => ({ path, message: `only with ${says} (CT-13)` }))
  return [...idle, ...RULES.flatMap(({ problems }) => problems?.(options, seats) ?? [])]
}
