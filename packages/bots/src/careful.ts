import { item } from '@guildhall/kernel'
import type { Bot } from './bot.ts'
import type { Manner } from './search/manner.ts'
import type { Tools } from './search/search.ts'

/** A bot that doesn't think about answers of no use, where the game names such. */
export const careful = (bot: Bot, tools: Tools, manner: Manner): Bot => ({
  name: bot.name,
  choose(game, question, chance) {
    const evaluation = manner.careful ? tools.evaluation(game) : null
    if (evaluation?.needless === undefined || question.legal.length === 1) {
      return bot.choose(game, question, chance)
    }
    const table = game.redeal(question.view(), chance.split('careful'))
    const useful = question.legal.filter(
      (command) => evaluation.needless?.(table, command) !== true,
    )
    if (useful.length === 0) return bot.choose(game, question, chance)
    const only = useful.length === 1 ? item(useful, 0) : null
    return only ?? bot.choose(game, { ...question, legal: useful }, chance)
  },
})
