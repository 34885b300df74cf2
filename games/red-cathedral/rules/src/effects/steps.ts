import { open } from '../context.ts'
import { message } from '../messages/message.ts'
import { sign } from '../messages/sign.ts'
import { gainWords, obtainWords } from '../messages/terms.ts'
import type { BaseStep } from '../modules/base/base-types.ts'
import type { StepRule } from '../rules-data.ts'
import { activateStep, deliverStep, gainSteps, obtainSteps, payStep } from './compile-step.ts'
import { anySpacePossible, anyTilePossible, deliverPossible, gainPossible } from './possible.ts'
import { gainStep } from './run.ts'

/** The words of the base game. */
export const BASE_STEPS: { readonly [W in BaseStep['word']]: StepRule<W> } = {
  pay: {
    possible: () => false,
    begin() {
      throw new Error('a payment is never a later step')
    },
    words: () => [],
    compile: payStep,
  },
  gain: {
    possible: gainPossible,
    begin: gainStep,
    words: (_rules, step) => gainWords(step),
    compile: gainSteps,
  },
  deliver: {
    possible: deliverPossible,
    begin(ctx, { step, effect }) {
      const frame = open(ctx, 'deliver')
      frame.effect = effect
      frame.left = step.budget
      frame.mayDecorate = ctx.rules.options.singleDeliveryMayDecorate ? 1 : 0
    },
    words: (_rules, { budget }) => [message('effect.deliver', { n: budget })],
    signs: ({ word, budget }) => [sign(word, budget)],
    compile: deliverStep,
  },
  obtain: {
    possible: anySpacePossible,
    begin(ctx, { effect, index, quadrant }) {
      const frame = open(ctx, 'obtain')
      frame.effect = effect
      frame.step = index
      frame.quadrant = quadrant
    },
    words: (_rules, step) => [obtainWords(step)],
    compile: obtainSteps,
  },
  activate: {
    possible: anyTilePossible,
    begin(ctx, { step, effect, index }) {
      const frame = open(ctx, 'activate')
      frame.effect = effect
      frame.step = index
      frame.left = step.picks
    },
    words: (_rules, { picks: n, where }) => [
      message(where === 'free' ? 'effect.activate' : `effect.activate.${where}`, { n }),
    ],
    signs: ({ word, picks }) => [sign(word, picks)],
    compile: activateStep,
  },
}
