import type { ChairView } from '@guildhall/tables'
import { type Key, t } from '../words.ts'

const BOTS: Readonly<Record<string, Key>> = { random: 'bot.random', greedy: 'bot.greedy' }

/** What a bot is called: its level, or its own name. */
export function botName(bot: string): string {
  const key = BOTS[bot]
  return key === undefined ? bot : t(key)
}

/** Who sits there, in words. */
export const nameOf = ({ name, bot, kind }: ChairView): string => {
  if (name !== '') return name
  return kind === 'free' || bot === null ? t('seat.free') : botName(bot)
}
