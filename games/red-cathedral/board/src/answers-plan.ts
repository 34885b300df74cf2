import type { Command } from '@guildhall/red-cathedral'
import { type Answer, answeredOtherwise, answersIn, type Choice, type Step } from '@guildhall/ui'
import { isOfTheTurn, type RcDraft, turnOf, withDefaults } from './plan.ts'

export type RcAnswer = Answer<Command>
type RcStep = Step<RcDraft['now']['view'], Command>

/** Questions that are answered on the board or in a row of their own, and changed there. */
const CHANGED_ELSEWHERE = [
  'claim-banner',
  'claim-section',
  'claim-space',
  'claim-face',
  'hire-specialist',
  'hire-keep',
  'contract-keep',
]

/** Everything in the draft that could be answered in another way, and is changed in the plan. */
export function answers(draft: RcDraft): RcAnswer[] {
  const lastRuns = lastRepeats(draft)
  return answersIn(draft, (step, choices) =>
    step.asked === 'repeat-again' && !lastRuns.has(step) ? [] : othersOf(step, choices),
  )
}

/** Of an action that is repeated, only whether the last time was one too many is asked again. */
const lastRepeats = (draft: RcDraft): ReadonlySet<RcStep | undefined> =>
  new Set(turnOf(draft).map(({ steps }) => steps.findLast(({ asked }) => asked === 'repeat-again')))

function othersOf(
  { asked, command }: RcStep,
  choices: readonly Choice<Command>[],
): readonly Choice<Command>[] {
  if (!isOfTheTurn(asked)) return CHANGED_ELSEWHERE.includes(asked ?? '') ? [] : choices
  const { type } = command
  if (type === 'sellPrestige') return choices.filter((each) => each.command.type === type)
  // Another material for the same section.
  if (type === 'deliver')
    return choices.filter(
      (each) => each.command.type === type && each.command.section === command.section,
    )
  if (type !== 'decorate' && type !== 'decorateWith') return []
  // The ornament of the section, with other jewels or paid for otherwise.
  return choices.filter(
    (each) =>
      (each.command.type === 'decorate' || each.command.type === 'decorateWith') &&
      each.command.section === command.section,
  )
}

/** The draft with another answer; what it led to stays as far as it can, and is asked anew. */
export const otherwise = (draft: RcDraft, answer: RcAnswer, command: Command): Command[] =>
  withDefaults(draft, answeredOtherwise(draft, answer, command))
