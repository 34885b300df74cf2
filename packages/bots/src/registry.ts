import type { Parsed } from '@guildhall/kernel'
import type { Bot } from './bot.ts'
import { GREEDY_DEPTH, greedy } from './greedy.ts'
import { random } from './random.ts'

/** How the bots are named where they are asked for. */
export const BOT_NAMES = ['random', 'greedy', 'greedy:DEPTH'] as const

/** The bot of that name, or words that say which names there are. */
export function botNamed(name: string): Parsed<Bot> {
  if (name === 'random') return { ok: true, value: random }
  const depth = /^greedy(?::(\d{1,2}))?$/.exec(name)
  if (depth !== null) return { ok: true, value: greedy(Number(depth[1] ?? GREEDY_DEPTH)) }
  const message = `there is no bot "${name.slice(0, 40)}"; there are ${BOT_NAMES.join(', ')}`
  return { ok: false, problems: [{ path: 'bot', message }] }
}
