import { isBotName, LEVELS } from '@guildhall/bots'

/** Whether people may seat a bot of that name: a level, or any bot where the administrator allows it. */
export const maySeatBot = (bot: string, { anyBot }: { readonly anyBot: boolean }): boolean =>
  anyBot ? isBotName(bot) : LEVELS.some((level) => level === bot)

/** Bots that finished games of earlier versions name. */
const FORMER = ['greedy', 'random']

/** Whether a finished game may name that bot. It plays no more, so earlier names are fine. */
export const mayNameBot = (bot: string, config: { readonly anyBot: boolean }): boolean =>
  FORMER.includes(bot) || maySeatBot(bot, config)
