import type { Parsed } from '@guildhall/kernel'
import type { Bot } from './bot.ts'
import { GREEDY_DEPTH, greedy } from './greedy.ts'
import { LEVELS, levelNamed } from './levels.ts'
import { random } from './random.ts'
import type { Budget } from './search/question.ts'
import { playouts, search, type Tools } from './search/search.ts'

/** How the bots are named where they are asked for. */
export const BOT_NAMES = [
  ...LEVELS,
  'random',
  'greedy',
  'greedy:DEPTH',
  'search:MS',
  'search:Nsims',
  'playouts:MS',
  'playouts:Nsims',
] as const

/** The bot of that name, or words that say which names there are. */
export function botNamed(name: string, tools: Tools): Parsed<Bot> {
  const bot = levelNamed(name, tools) ?? configured(name, tools)
  if (bot !== null) return { ok: true, value: bot }
  const message = `unknown bot "${name.slice(0, 40)}"; available: ${BOT_NAMES.join(', ')}`
  return { ok: false, problems: [{ path: 'bot', message }] }
}

/** Whether there is a bot of that name. */
export const isBotName = (name: string): boolean =>
  botNamed(name, { clock: () => 0, evaluation: () => null }).ok

/** A bot whose name says how far it thinks; null where the name says nothing. */
function configured(name: string, tools: Tools): Bot | null {
  const [, kind, amount, unit] = /^(\w+?)(?::(\d{1,7})(sims)?)?$/.exec(name) ?? []
  const simulations = unit === 'sims'
  const n = Number(amount)
  if (kind === 'random' && amount === undefined) return random
  if (kind === 'greedy' && !simulations && (amount?.length ?? 0) <= 2) {
    return greedy(Number(amount ?? GREEDY_DEPTH))
  }
  const budget: Budget = simulations ? { simulations: n } : { ms: n }
  if (kind === 'search' && n > 0) return search(name, budget, tools)
  if (kind === 'playouts' && n > 0) return playouts(name, budget, tools)
  return null
}
