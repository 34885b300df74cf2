import { Choices } from '@guildhall/kernel'
import { canClaim, legalClaim, whyNotClaim } from '../../actions/claim.ts'
import type { Command } from '../../commands.ts'
import { close, open } from '../../context.ts'
import { newStep } from '../../effects/step.ts'
import { message } from '../../messages/message.ts'
import type { QuestionRule, StepRule } from '../../rules-data.ts'
import { startClaim } from '../../sequence.ts'

/** Carry out the action Claim inside another effect — CT-SP-10. */
export const claim: StepRule<'claim'> = {
  possible: ({ state, seat }) => canClaim(state, seat),
  begin(ctx, { effect }) {
    open(ctx, 'banner').effect = effect
  },
  words: () => [message('effect.claim')],
  compile: (written) => ('claim' in written ? [newStep('claim')] : null),
}

/** With a banner in one place only, it is taken without asking — RC-15.1. */
export const bannerQuestion: QuestionRule<'banner'> = {
  question: () => 'claim-banner',
  clause: 'RC-6.3',
  window: () => false,
  legal: (ctx, _frame, choices) => legalClaim(ctx, choices),
  advance(ctx) {
    const places = new Choices<Command>()
    legalClaim(ctx, places)
    if (places.count > 1) return false
    close(ctx)
    const [only] = places.toArray()
    if (only?.type === 'claim') startClaim(ctx, only)
    return true
  },
  accepts: {
    claim: {
      run(ctx, _frame, command) {
        close(ctx)
        startClaim(ctx, command)
      },
      why: (ctx, _frame, command) => whyNotClaim(ctx, command),
    },
  },
}
