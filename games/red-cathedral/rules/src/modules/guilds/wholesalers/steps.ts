import { message } from '@guildhall/kernel'
import { INFLUENCE, OBTAIN, WORKSHOP } from '../../../constants.ts'
import { stepAt } from '../../../effects/run.ts'
import type { StepRule } from '../../../kit.ts'
import { open } from '../../../tx.ts'
import { whileTrying } from '../../card-words/resolving.ts'
import { acquireOf, usefulActions } from './again.ts'

const ALL_ACTIONS = OBTAIN | INFLUENCE | WORKSHOP

/** Carry out market actions once more — GU-WHOLESALERS-1. */
export const market: StepRule = {
  possible: (kit, state, seat, step, quadrant, paid, spent) =>
    whileTrying(
      quadrant,
      () => usefulActions(kit, state, seat, step, ALL_ACTIONS, paid, spent).length > 0,
    ),
  begin(tx, _seat, effect, index) {
    const frame = open(tx, 'marketAgain')
    frame.effect = effect
    frame.step = index
    frame.left = stepAt(tx.kit, effect, index).n
    frame.open = ALL_ACTIONS
  },
  words: (_kit, { n, picks }) => [message(`effect.market.${picks}`, { n })],
}

/** Only inside Acquire is an effect with market actions to be had at all — GU-WHOLESALERS-5. */
export const acquire: StepRule = {
  possible: (_kit, state) => acquireOf(state) !== undefined,
  begin() {
    throw new Error('Acquire is where an effect stands, never one of its steps')
  },
  words: () => [],
}
