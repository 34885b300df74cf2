import { at, item } from '@guildhall/kernel'
import { close } from '../../context.ts'
import { message, refuse } from '../../messages/message.ts'
import { sectionOf } from '../../messages/terms.ts'
import type { CommandRule, QuestionRule } from '../../rules-data.ts'
import { claim, claimable } from './claim.ts'
import { CLAIM_FOR_IVAN } from './solitaire-commands.ts'
import { startAt } from './start.ts'

/** What the player decides for Ivan — IV-11. */

/** IV-5.5: one of several sections of the same choice. */
export const ivanClaimQuestion: QuestionRule<'ivanClaim'> = {
  question: () => 'ivan-claim',
  clause: 'IV-5.5',
  window: () => false, // IV-3.7
  legal({ state }, _frame, choices) {
    for (const section of claimable(state).sections) choices.add(item(CLAIM_FOR_IVAN, section))
  },
  advance(ctx) {
    const { choice, sections } = claimable(ctx.state)
    if (sections.length > 1) return false
    close(ctx)
    claim(ctx, at(sections, 0), choice, false)
    return true
  },
}

/** IV-2.7 with `ivanStart` chosen. */
export const ivanStartQuestion: QuestionRule<'ivanStart'> = {
  question: () => 'ivan-start',
  clause: 'IV-2.7',
  window: () => false,
  legal({ state }, _frame, choices) {
    for (const base of state.towerStart.slice(0, -1)) choices.add(item(CLAIM_FOR_IVAN, base))
  },
  advance: () => false,
}

export const claimForIvan: CommandRule<'claimForIvan', 'ivanClaim' | 'ivanStart'> = {
  answers: ['ivanClaim', 'ivanStart'],
  run(ctx, frame, { section }) {
    close(ctx)
    if (frame.kind === 'ivanStart') startAt(ctx, section)
    else claim(ctx, section, claimable(ctx.state).choice, true)
  },
  why(_ctx, frame) {
    return frame.kind === 'ivanStart'
      ? refuse('IV-2.7', 'ivanStart')
      : refuse('IV-5.5', 'ivanClaim')
  },
  fields: 1,
  read: ({ section }) => (typeof section === 'number' ? CLAIM_FOR_IVAN[section] : undefined),
  label: (_rules, state, { section }) =>
    message('choice.claimForIvan', { section: sectionOf(state, section) }),
}
