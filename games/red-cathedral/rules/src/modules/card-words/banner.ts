import { Choices, message } from '@guildhall/kernel'
import { canClaim, legalClaim, startClaim, whyNotClaim } from '../../actions/claim.ts'
import type { Command } from '../../commands.ts'
import { close, open } from '../../context.ts'
import type { QuestionRule, StepRule } from '../../rules-data.ts'

/** Carry out the action Claim inside another effect — CT-SP-10. */
export const claim: StepRule = {
  possible: (_rules, state, seat) => canClaim(state, seat),
  begin(ctx, _seat, effect) {
    open(ctx, 'banner').effect = effect
  },
  words: () => [message('effect.claim')],
}

/** With a banner in one place only, it is taken without asking — RC-15.1. */
export const bannerQuestion: QuestionRule = {
  question: () => 'claim-banner',
  clause: 'RC-6.3',
  window: () => false,
  legal: (rules, state, seat, _frame, choices) => legalClaim(rules, state, seat, choices),
  advance(ctx, seat) {
    const places = new Choices<Command>()
    legalClaim(ctx.rules, ctx.state, seat, places)
    if (places.count > 1) return false
    close(ctx)
    const [only] = places.toArray()
    if (only?.type === 'claim') startClaim(ctx, seat, only)
    return true
  },
  accepts: {
    claim: {
      run(ctx, seat, _frame, command) {
        close(ctx)
        startClaim(ctx, seat, command)
      },
      why: ({ rules, state, seat }, _frame, command) => whyNotClaim(rules, state, seat, command),
    },
  },
}
