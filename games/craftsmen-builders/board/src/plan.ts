import type { Command, View } from '@guildhall/craftsmen-builders'
import { choicesOf, type Group, groupsOf, type Moment, type TurnDraft } from '@guildhall/ui'

export type CbDraft = TurnDraft<View, Command>
export type CbMoment = Moment<View, Command>
export type CbGroup = Group<View, Command>

/** Questions at which a turn as a whole goes on; all others belong to the step before them. */
const OF_THE_TURN: readonly (string | null)[] = [
  null,
  'main-action',
  'worker-place',
  'recruit-card',
  'after-action',
]

/** Whether the turn as a whole goes on with this question. */
export const isOfTheTurn = (question: string | null): boolean => OF_THE_TURN.includes(question)

/** The draft as the steps of a turn: the main action, the contract. */
export const turnOf = (draft: CbDraft): CbGroup[] => groupsOf(draft, OF_THE_TURN)

/** The commands of a draft before one of its steps: what came after it goes with it. */
export const commandsBefore = (draft: CbDraft, { steps: [first] }: CbGroup): Command[] =>
  draft.commands.slice(0, first === undefined ? 0 : draft.steps.indexOf(first))

/** Whether the main action, or a pair of the draft, is still to be chosen. */
export const isBeforeMain = ({ now }: CbDraft): boolean =>
  now.question !== null && now.question !== 'after-action' && OF_THE_TURN.includes(now.question)

/** The draft as it was before the main action: another one takes its place. */
export function beforeMain(draft: CbDraft): CbDraft {
  return isBeforeMain(draft.with([])) ? draft.with([]) : draft
}

/**
 * Questions that have an answer good enough to begin with; another one is a click away. What one
 * pays with and what one takes is answered so, and how often.
 */
const HAS_A_DEFAULT: readonly (string | null)[] = [
  'times',
  'pay-with',
  'choose-kind',
  'build-payment',
]

/**
 * The draft with what has a usual answer, and with what has a single one. Of payments the one in
 * coins comes first, of times the most.
 */
export function withDefaults(draft: CbDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  const answer = next.final ? undefined : usualAnswer(next.now)
  const longer = answer === undefined ? next : draft.with([...next.commands, answer])
  if (longer.steps.length === next.steps.length) return [...next.commands]
  return withDefaults(draft, longer.commands)
}

function usualAnswer({ question, choices }: CbMoment): Command | undefined {
  if (isOfTheTurn(question)) return undefined
  if (choices.length > 1 && !HAS_A_DEFAULT.includes(question)) return undefined
  return (question === 'times' ? choices.at(-1) : choices[0])?.command
}

/** The draft before a contract that is drafted; another one would take its place. */
export function atContracts(draft: CbDraft): CbDraft {
  const at = draft.commands.findIndex(({ type }) => type === 'realise')
  return at < 0 ? draft : draft.with(draft.commands.slice(0, at))
}

/** What ends the turn from here on; null where something is still to be decided. */
export function closing(draft: CbDraft): CbDraft | null {
  if (draft.final) return draft
  const [end] = choicesOf(draft.now, 'endTurn')
  return end === undefined ? null : draft.with([...draft.commands, end])
}

/** Barriers at which the turn itself goes on. */
const WITHIN: readonly (string | null)[] = ['positionFilled', 'castlesEarned']

/** Whether something is drawn in the middle of the turn: what was drafted is sent, and it goes on. */
export function endsHalfway(draft: CbDraft): boolean {
  const last = draft.steps.at(-1)
  if (last?.final !== true || last.command.type === 'endTurn') return false
  return WITHIN.includes(last.barrier)
}
