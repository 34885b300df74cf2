import { type Bot, botNamed, type Tools } from '@guildhall/bots'
import { type Anchors, anchorNamed } from '@guildhall/bots/anchors'
import type { Evaluation, Features, Weights } from '@guildhall/kernel'
import { featuresOf, releasedEvaluation, STYLE_NAMES, styleOf } from '@guildhall/registry/anchors'
import { evaluationOf, learnedOf } from '@guildhall/registry/evaluation'
import { execBot } from './exec-bot.ts'
import { Misuse, misuse } from './misuse.ts'
import { readWeights } from './weights-file.ts'

const clock = () => performance.now()

/** What bots are given here: the time that passes, and what the games hand in. */
export const TOOLS: Tools = { clock, evaluation: evaluationOf }

/** Another program plays: the command that starts it follows. */
const EXEC = 'exec:'

/** Players of other styles, and the levels of earlier releases. */
const ANCHORS: Anchors = {
  styles: STYLE_NAMES,
  style: styleOf,
  features: featuresOf,
  released: releasedEvaluation,
}

/** The bot of that name; `NAME@FILE` judges by the weights in a file instead of the game's own. */
export function namedBot(name: string): Bot {
  if (name.startsWith(EXEC)) return execBot(name, name.slice(EXEC.length))
  const anchor = anchorNamed(name, clock, ANCHORS)
  if (anchor !== null) return anchor
  const [plain = '', file] = name.split('@')
  const bot = botNamed(plain, file === undefined ? TOOLS : toolsWith(file))
  if (bot.ok) return { ...bot.value, name }
  throw new Misuse(bot.problems.map(({ message }) => message).join('; '))
}

/** Whether everything that was learned about is still told; what is new is not learned about yet. */
const fits = (features: Features<unknown>, weights: Weights): boolean =>
  weights.ofSeat.every((name) => features.ofSeat.includes(name)) &&
  weights.ofTable.every((name) => features.ofTable.includes(name))

function toolsWith(file: string): Tools {
  const weights = readWeights(file)
  const made = new WeakMap<object, Evaluation<unknown>>()
  return {
    clock,
    evaluation(game) {
      const features = made.get(game)?.features ?? learnedOf(game.id)?.features(game)
      if (features === undefined) return null
      if (!fits(features, weights)) throw misuse('train.otherFeatures', { file })
      const evaluation = { features, weights, ...learnedOf(game.id)?.careful?.(game) }
      made.set(game, evaluation)
      return evaluation
    },
  }
}
