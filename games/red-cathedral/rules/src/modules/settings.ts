import type { Problem } from '@guildhall/kernel'
import * as v from 'valibot'
import { GUILDS, type Side } from '../constants.ts'

/** The settings of CT-13 by their names there. */
export const moduleSettings = {
  contractors: v.optional(v.boolean(), false),
  extraBannersCoverInventory: v.optional(v.boolean(), false),
  blackDieTile: v.optional(v.picklist(['resource', 'specialist']), 'resource'),
  displacedSpecialistKeepsTool: v.optional(v.boolean(), true),
  unusedSpecialistCountsAsTool: v.optional(v.boolean(), false),
  fourthGuild: v.optional(v.picklist(['clergy', ...GUILDS]), 'clergy'),
  guildCardPick: v.optional(v.picklist(['random', 'chosen']), 'random'),
  /** With `guildCardPick` chosen: the card of the guild; null where it is drawn. */
  guildCard: v.optional(v.nullable(v.string()), null),
  borrowedActionsRepeat: v.optional(v.boolean(), true),
  diamondsAsChoice: v.optional(v.boolean(), false),
  wholesalersScope: v.optional(v.picklist(['current', 'any']), 'current'),
  contractPresenceCountsUnfinished: v.optional(v.boolean(), true),
}
const moduleOptions = v.object(moduleSettings)
type ModuleOptions = v.InferOutput<typeof moduleOptions>

/** What the module's box brings along: its plans are drawn with the others — CT-2.5. */
export const boxSettings = (given: object): object =>
  'contractors' in given && given.contractors === true ? { plans: 'all' } : {}

const DEFAULTS = v.parse(moduleOptions, {})

const CONTRACTORS = 'contractors'
/** What each setting needs, besides being left at its default. */
const NEEDS: readonly (readonly [keyof ModuleOptions, (typeof NEEDED_BY)[number]])[] = [
  ['extraBannersCoverInventory', CONTRACTORS],
  ['blackDieTile', CONTRACTORS],
  ['displacedSpecialistKeepsTool', CONTRACTORS],
  ['unusedSpecialistCountsAsTool', CONTRACTORS],
  ['guildCardPick', 'fourthGuild'],
  ['borrowedActionsRepeat', 'contractors or fourthGuild'],
  ['diamondsAsChoice', 'guild-jewelers'],
  ['wholesalersScope', 'guild-wholesalers'],
  ['contractPresenceCountsUnfinished', 'guild-archivists'],
]
const NEEDED_BY = [CONTRACTORS, 'fourthGuild', 'contractors or fourthGuild', ...GUILDS] as const

/** The settings that belong to other guilds than this one. */
export const settingsOfOthers = (guild: (typeof GUILDS)[number]): string[] =>
  NEEDS.filter(([, need]) => GUILDS.some((other) => other === need && other !== guild)).map(
    ([name]) => name,
  )

/** Settings that change nothing at such a table are mistakes, and are named. */
export function contradictions(options: ModuleOptions, sides: readonly Side[]): Problem[] {
  const guild = options.fourthGuild !== DEFAULTS.fourthGuild
  const has = (need: (typeof NEEDED_BY)[number]): boolean => {
    if (need === 'contractors') return options.contractors
    if (need === 'fourthGuild') return guild
    if (need === 'contractors or fourthGuild') return guild || options.contractors
    return options.fourthGuild === need
  }
  const problems = NEEDS.filter(
    ([name, need]) => options[name] !== DEFAULTS[name] && !has(need),
  ).map(([path, need]) => ({ path, message: `only with ${need} (CT-13)` }))
  return [...problems, ...wrongPick(options), ...noSpareBanners(options, sides)]
}

/** GU-ALL-3: a card is named exactly where it is chosen. */
function wrongPick({ guildCardPick, guildCard }: ModuleOptions): Problem[] {
  if ((guildCardPick === 'chosen') === (guildCard !== null)) return []
  const message =
    guildCard === null ? 'name the card that is chosen' : 'only where the card is chosen'
  return [{ path: 'guildCard', message: `${message} (GU-ALL-3)` }]
}

/** CT-2.10: only the basic side has spare banners that could cover something. */
function noSpareBanners(options: ModuleOptions, sides: readonly Side[]): Problem[] {
  const { contractors, extraBannersCoverInventory } = options
  if (!contractors || !extraBannersCoverInventory || sides.includes('basic')) return []
  return [{ path: 'extraBannersCoverInventory', message: 'only with a basic side (CT-2.10)' }]
}
