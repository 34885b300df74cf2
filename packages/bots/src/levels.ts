import type { Bot } from './bot.ts'
import { careful } from './careful.ts'
import { greedy } from './greedy.ts'
import { overlooking } from './overlooking.ts'
import { type Manner, PRESENT } from './search/manner.ts'
import { search, type Tools } from './search/search.ts'

/** The opponents that people choose from, the weakest first. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master', 'guildmaster'] as const
export type Level = (typeof LEVELS)[number]

/** Each is a fixed budget: what it overlooks, what it judges by, how far it thinks. */
const MADE: { readonly [L in Level]: (tools: Tools, manner: Manner) => Bot } = {
  novice: (tools, manner) => overlooking('novice', careful(greedy(), tools, manner), 0.35),
  apprentice: (tools, manner) => ({ ...careful(greedy(), tools, manner), name: 'apprentice' }),
  journeyman: (tools, manner) =>
    search('journeyman', { simulations: 30 }, tools, { sight: 'turn', manner }),
  master: (tools, manner) => search('master', { simulations: 100 }, tools, { manner }),
  guildmaster: (tools, manner) => search('guildmaster', { ms: 1800 }, tools, { manner }),
}

/** The opponent of a level; null where the name is none. */
export const levelNamed = (name: string, tools: Tools): Bot | null => levelOf(name, tools, PRESENT)

/** The same, thinking in a manner of its own. */
export function levelOf(name: string, tools: Tools, manner: Manner): Bot | null {
  const level = LEVELS.find((each) => each === name)
  return level === undefined ? null : MADE[level](tools, manner)
}
