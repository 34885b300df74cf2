import { at, item, message } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { CommandRule, QuestionRule } from '../../kit.ts'
import { sectionOf } from '../../messages/terms.ts'
import { close } from '../../tx.ts'
import { claim, claimable } from './claim.ts'
import { CLAIM_FOR_IVAN } from './commands.ts'
import { startAt } from './start.ts'

/** What the player decides for Ivan — IV-11. */

/** IV-5.5: one of several sections of the same choice. */
export const ivanClaimQuestion: QuestionRule = {
  question: () => 'ivan-claim',
  clause: 'IV-5.5',
  window: () => false, // IV-3.7
  legal(_kit, state, _seat, _frame, choices) {
    for (const section of claimable(state).sections) choices.add(item(CLAIM_FOR_IVAN, section))
  },
  advance(tx) {
    const { choice, sections } = claimable(tx.state)
    if (sections.length > 1) return false
    close(tx)
    claim(tx, at(sections, 0), choice, false)
    return true
  },
}

/** IV-2.7 with `ivanStart` chosen. */
export const ivanStartQuestion: QuestionRule = {
  question: () => 'ivan-start',
  clause: 'IV-2.7',
  window: () => false,
  legal(_kit, state, _seat, _frame, choices) {
    for (const base of state.towerStart.slice(0, -1)) choices.add(item(CLAIM_FOR_IVAN, base))
  },
  advance: () => false,
}

export const claimForIvan: CommandRule<'claimForIvan'> = {
  answers: ['ivanClaim', 'ivanStart'],
  run(tx, _seat, frame, { section }) {
    close(tx)
    if (frame.kind === 'ivanStart') startAt(tx, section)
    else claim(tx, section, claimable(tx.state).choice, true)
  },
  why(_asked, frame) {
    return frame.kind === 'ivanStart'
      ? refuse('IV-2.7', 'ivanStart')
      : refuse('IV-5.5', 'ivanClaim')
  },
  fields: 1,
  read: ({ section }) => (typeof section === 'number' ? CLAIM_FOR_IVAN[section] : undefined),
  label: (_kit, state, { section }) =>
    message('choice.claimForIvan', { section: sectionOf(state, section) }),
}
