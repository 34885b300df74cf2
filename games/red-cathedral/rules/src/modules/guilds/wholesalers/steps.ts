import { INFLUENCE, OBTAIN, WORKSHOP } from '../../../constants.ts'
import { open } from '../../../context.ts'
import { newStep } from '../../../effects/step.ts'
import { message } from '../../../messages/message.ts'
import { sign } from '../../../messages/sign.ts'
import type { StepRule } from '../../../rules-data.ts'
import { whileTrying } from '../../card-words/resolving.ts'
import { acquireOf, usefulActions } from './again.ts'

const ALL_ACTIONS = OBTAIN | INFLUENCE | WORKSHOP

/** Carry out market actions once more — GU-WHOLESALERS-1. */
export const market: StepRule<'market'> = {
  possible: (ctx, step, quadrant, paid) =>
    whileTrying(quadrant, () => usefulActions(ctx, step, ALL_ACTIONS, paid).length > 0),
  begin(ctx, { step, effect, index }) {
    const frame = open(ctx, 'marketAgain')
    frame.effect = effect
    frame.step = index
    frame.left = step.picks
    frame.openActions = ALL_ACTIONS
  },
  words: (_rules, { picks: n, where }) => [message(`effect.market.${where}`, { n })],
  signs: ({ word, picks }) => [sign(word, picks)],
  required: 'acquire',
  /** With the scope *any* it obtains at any space for each die there — GU-WHOLESALERS-3. */
  compile(written) {
    if (!('market' in written)) return null
    const { picks, actions } = written.market
    return [newStep('market', { picks, where: actions, perDie: true })]
  },
}

/** Only inside Acquire is an effect with market actions to be had at all — GU-WHOLESALERS-5. */
export const acquire: StepRule<'acquire'> = {
  possible: ({ state }) => acquireOf(state) !== undefined,
  begin() {
    throw new Error('Acquire is where an effect stands, never one of its steps')
  },
  words: () => [],
}
