import { message } from '@guildhall/kernel'
import { layFaceUp } from '../../../actions/claim.ts'
import { boardSpace, type StepRule } from '../../../kit.ts'
import { topFrame } from '../../../state.ts'

/** While a claim asks for the face, its tile is laid face up at no cost — GU-REINF-6. */
export const waivePlacement: StepRule = {
  possible(kit, state, seat) {
    const { kind, space } = topFrame(state)
    return kind === 'claim' && space >= 0 && boardSpace(kit, seat, space).cost > 0
  },
  begin: (tx, seat) => layFaceUp(tx, seat, topFrame(tx.state), 0),
  words: () => [message('effect.waivePlacement')],
}
