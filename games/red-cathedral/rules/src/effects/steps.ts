import { message } from '@guildhall/kernel'
import type { StepRule } from '../kit.ts'
import { gainWords, obtainWords } from '../messages/terms.ts'
import type { BaseTypes } from '../modules/base/types.ts'
import { open } from '../tx.ts'
import { anySpacePossible, anyTilePossible, deliverPossible, gainPossible } from './possible.ts'
import { gainStep, stepAt } from './run.ts'

/** The words of the base game. */
export const BASE_STEPS: { readonly [W in BaseTypes['step']]: StepRule } = {
  pay: {
    possible: () => false,
    begin() {
      throw new Error('a payment is never a later step')
    },
    words: () => [],
  },
  gain: {
    possible: gainPossible,
    begin: (tx, seat, effect, index, _quadrant, times) =>
      gainStep(tx, seat, effect, stepAt(tx.kit, effect, index), times),
    words: (_kit, step) => gainWords(step),
  },
  deliver: {
    possible: deliverPossible,
    begin(tx, _seat, effect, index) {
      const frame = open(tx, 'deliver')
      frame.effect = effect
      frame.left = stepAt(tx.kit, effect, index).n
      frame.open = tx.kit.options.singleDeliveryMayDecorate ? 1 : 0
    },
    words: (_kit, step) => [message('effect.deliver', { n: step.n })],
  },
  obtain: {
    possible: anySpacePossible,
    begin(tx, _seat, effect, index, quadrant) {
      const frame = open(tx, 'obtain')
      frame.effect = effect
      frame.step = index
      frame.space = quadrant
    },
    words: (_kit, step) => [obtainWords(step)],
  },
  activate: {
    possible: anyTilePossible,
    begin(tx, _seat, effect, index) {
      const frame = open(tx, 'activate')
      frame.effect = effect
      frame.step = index
      frame.left = stepAt(tx.kit, effect, index).n
    },
    words: (_kit, { n, picks }) => [
      message(picks === 'free' ? 'effect.activate' : `effect.activate.${picks}`, { n }),
    ],
  },
}
