import { Choices, message } from '@guildhall/kernel'
import { canClaim, legalClaim, startClaim, whyNotClaim } from '../../actions/claim.ts'
import type { Command } from '../../commands.ts'
import type { QuestionRule, StepRule } from '../../kit.ts'
import { close, open } from '../../tx.ts'

/** Carry out the action Claim inside another effect — CT-SP-10. */
export const claim: StepRule = {
  possible: (_kit, state, seat) => canClaim(state, seat),
  begin(tx, _seat, effect) {
    open(tx, 'banner').effect = effect
  },
  words: () => [message('effect.claim')],
}

/** With a banner in one place only, it is taken without asking — RC-15.1. */
export const bannerQuestion: QuestionRule = {
  question: () => 'claim-banner',
  clause: 'RC-6.3',
  window: () => false,
  legal: (kit, state, seat, _frame, choices) => legalClaim(kit, state, seat, choices),
  advance(tx, seat) {
    const places = new Choices<Command>()
    legalClaim(tx.kit, tx.state, seat, places)
    if (places.count > 1) return false
    close(tx)
    const [only] = places.toArray()
    if (only?.type === 'claim') startClaim(tx, seat, only)
    return true
  },
  accepts: {
    claim: {
      run(tx, seat, _frame, command) {
        close(tx)
        startClaim(tx, seat, command)
      },
      why: ({ kit, state, seat }, _frame, command) => whyNotClaim(kit, state, seat, command),
    },
  },
}
