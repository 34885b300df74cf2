import { message } from '@guildhall/kernel'
import { layFaceUp } from '../../../actions/claim.ts'
import { NOTHING } from '../../../effects/step.ts'
import { boardSpace, type StepRule } from '../../../rules-data.ts'
import { topFrame } from '../../../state.ts'

/** While a claim asks for the face, its tile is laid face up at no cost — GU-REINF-6. */
export const waivePlacement: StepRule = {
  possible({ rules, state, seat }) {
    const { kind, space } = topFrame(state)
    return kind === 'claim' && space >= 0 && boardSpace(rules, seat, space).cost > 0
  },
  begin: (ctx) => layFaceUp(ctx, topFrame(ctx.state), 0),
  words: () => [message('effect.waivePlacement')],
  compile: (written) =>
    'waivePlacement' in written ? [{ ...NOTHING, word: 'waivePlacement' }] : null,
}
