import type { Problem } from '@guildhall/kernel'
import * as v from 'valibot'
import { GUILDS } from '../constants.ts'
import { cardWordSettings } from './card-words/settings.ts'
import { contractorsSettings } from './contractors/settings.ts'
import { archivistsSettings } from './guilds/archivists/settings.ts'
import { jewelersSettings } from './guilds/jewelers/settings.ts'
import { guildSettings } from './guilds/settings.ts'
import { wholesalersSettings } from './guilds/wholesalers/settings.ts'
import type { Chosen, Seats, SettingRules } from './setting-rules.ts'
import { solitaireSettings } from './solitaire/settings.ts'

/**
 * The settings that modules bring. They are read before it is known which modules take part, and
 * the rules of all modules are written for them; so they are listed here and not by the modules.
 */
export const moduleSettings = {
  ...contractorsSettings.fields,
  ...guildSettings.fields,
  ...cardWordSettings.fields,
  ...jewelersSettings.fields,
  ...wholesalersSettings.fields,
  ...archivistsSettings.fields,
  ...solitaireSettings.fields,
}

const SETTINGS: readonly SettingRules[] = [
  contractorsSettings,
  guildSettings,
  cardWordSettings,
  jewelersSettings,
  wholesalersSettings,
  archivistsSettings,
  solitaireSettings,
]

const DEFAULTS: Chosen = v.parse(v.object(moduleSettings), {})

const NEEDS = SETTINGS.flatMap(({ needs = {} }) => Object.entries(needs))

/** What modules bring along where they take part. */
export const broughtBy = (given: object): object =>
  Object.assign({}, ...SETTINGS.map(({ brings }) => brings?.(given)))

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
  return [...idle, ...SETTINGS.flatMap(({ problems }) => problems?.(options, seats) ?? [])]
}
