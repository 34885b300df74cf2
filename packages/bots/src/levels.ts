import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { overlooking } from './overlooking.ts'
import { search, type Tools } from './search/search.ts'

/** The opponents that people choose from, the weakest first. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master', 'guildmaster'] as const
export type Level = (typeof LEVELS)[number]

/** Each is a fixed budget: what it overlooks, what it judges by, how far it thinks. */
const MADE: { readonly [L in Level]: (tools: Tools) => Bot } = {
  novice: () => overlooking('novice', greedy(), 0.35),
  apprentice: () => ({ ...greedy(), name: 'apprentice' }),
  journeyman: (tools) => search('journeyman', { simulations: 30 }, tools, 'turn'),
  master: (tools) => search('master', { simulations: 100 }, tools),
  guildmaster: (tools) => search('guildmaster', { ms: 1800 }, tools),
}

/** The opponent of a level; null where the name is none. */
export function levelNamed(name: string, tools: Tools): Bot | null {
  const level = LEVELS.find((each) => each === name)
  return level === undefined ? null : MADE[level](tools)
}
