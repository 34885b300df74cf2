import type { Command } from '@guildhall/craftsmen-builders'
import { type Answer, answeredOtherwise, answersIn } from '@guildhall/ui'
import { atContracts, type CbDraft, isOfTheTurn, withDefaults } from './plan.ts'

export type CbAnswer = Answer<Command>

/** Questions that are answered on the board, and changed there. */
const CHANGED_ELSEWHERE = ['draft-pair', 'build-card', 'build-site', 'produce-site']

/** Everything in the draft that could be answered in another way, and is changed in the plan. */
export const answers = (draft: CbDraft): CbAnswer[] =>
  answersIn(draft, ({ asked }, choices) =>
    isOfTheTurn(asked) || CHANGED_ELSEWHERE.includes(asked ?? '') ? [] : choices,
  )

/** The draft with another answer; what it led to is asked anew, and a contract after it stays. */
export function otherwise(draft: CbDraft, answer: CbAnswer, command: Command): Command[] {
  const changed = withDefaults(draft, answeredOtherwise(draft, answer, command))
  const contract = draft.commands.slice(atContracts(draft).commands.length)
  const isKept = contract.every((each) => changed.includes(each))
  return isKept ? changed : withDefaults(draft, [...changed, ...contract])
}
