import { type Bot, botNamed, type Tools } from '@guildhall/bots'
import type { Weights } from '@guildhall/kernel'
import { insightOf } from '@guildhall/shelf/insight'
import { readJson } from './files.ts'
import { Misuse } from './misuse.ts'

const clock = () => performance.now()

/** What bots are given here: the time that passes, and what the games hand in. */
const TOOLS: Tools = { clock, insight: insightOf }

/** The bot of that name; `NAME@FILE` judges by the weights in a file instead of the game's own. */
export function namedBot(name: string): Bot {
  const [plain = '', file] = name.split('@')
  const bot = botNamed(plain, file === undefined ? TOOLS : toolsWith(file))
  if (bot.ok) return { ...bot.value, name }
  throw new Misuse(bot.problems.map(({ message }) => message).join('; '))
}

function toolsWith(file: string): Tools {
  const weights = readJson(file) as Weights
  return {
    clock,
    insight(game) {
      const insight = insightOf(game)
      return insight === null ? null : { features: insight.features, weights }
    },
  }
}
