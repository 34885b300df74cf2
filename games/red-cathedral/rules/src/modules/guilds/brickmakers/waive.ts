import { newStep } from '../../../effects/step.ts'
import { message } from '../../../messages/message.ts'
import { boardSpace, type StepRule } from '../../../rules-data.ts'
import { layFaceUp } from '../../../sequence.ts'
import { topFrame } from '../../../state.ts'

/** While a claim asks for the face, its tile is laid face up at no cost — GU-REINF-6. */
export const waivePlacement: StepRule<'waivePlacement'> = {
  possible({ rules, state, seat }) {
    const frame = topFrame(state)
    if (frame.kind !== 'claim' || frame.workshopSpace < 0) return false
    return boardSpace(rules, seat, frame.workshopSpace).cost > 0
  },
  begin(ctx) {
    const frame = topFrame(ctx.state)
    if (frame.kind === 'claim') layFaceUp(ctx, frame, 0)
  },
  words: () => [message('effect.waivePlacement')],
  compile: (written) => ('waivePlacement' in written ? [newStep('waivePlacement')] : null),
}
