import { type Bot, botNamed, type Tools } from '@guildhall/bots'
import type { Evaluation, Weights } from '@guildhall/kernel'
import { evaluationOf, learnedOf } from '@guildhall/registry/evaluation'
import { execBot } from './exec-bot.ts'
import { Misuse, misuse } from './misuse.ts'
import { readWeights } from './weights-file.ts'

const clock = () => performance.now()

/** What bots are given here: the time that passes, and what the games hand in. */
export const TOOLS: Tools = { clock, evaluation: evaluationOf }

/** Another program plays: the command that starts it follows. */
const EXEC = 'exec:'

/** The bot of that name; `NAME@FILE` judges by the weights in a file instead of the game's own. */
export function namedBot(name: string): Bot {
  if (name.startsWith(EXEC)) return execBot(name, name.slice(EXEC.length))
  const [plain = '', file] = name.split('@')
  const bot = botNamed(plain, file === undefined ? TOOLS : toolsWith(file))
  if (bot.ok) return { ...bot.value, name }
  throw new Misuse(bot.problems.map(({ message }) => message).join('; '))
}

const namesOf = ({ ofSeat, ofTable }: Pick<Weights, 'ofSeat' | 'ofTable'>): string =>
  JSON.stringify([ofSeat, ofTable])

function toolsWith(file: string): Tools {
  const weights = readWeights(file)
  const made = new WeakMap<object, Evaluation<unknown>>()
  return {
    clock,
    evaluation(game) {
      const features = made.get(game)?.features ?? learnedOf(game.id)?.features(game)
      if (features === undefined) return null
      if (namesOf(features) !== namesOf(weights)) throw misuse('train.otherFeatures', { file })
      const evaluation = { features, weights }
      made.set(game, evaluation)
      return evaluation
    },
  }
}
