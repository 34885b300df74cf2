import type { Command, View } from '@guildhall/craftsmen-builders'
import {
  type Choice,
  choicesOf,
  type Group,
  groupsOf,
  type Moment,
  type TurnDraft,
} from '@guildhall/ui'

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

/** The draft as the steps of a turn: the main action, the contract. */
export const turnOf = (draft: CbDraft): CbGroup[] => groupsOf(draft, OF_THE_TURN)

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

/** The draft with what has a usual answer. Of payments the one in coins comes first, of times the most. */
export function withDefaults(draft: CbDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  const { question, choices } = next.now
  if (next.final || !HAS_A_DEFAULT.includes(question)) return [...next.commands]
  const choice = question === 'times' ? choices.at(-1) : choices[0]
  const longer = choice === undefined ? next : draft.with([...next.commands, choice.command])
  if (longer.steps.length === next.steps.length) return [...next.commands]
  return withDefaults(draft, longer.commands)
}

/** A question that was answered for a start, and what the answer could be instead. */
export interface DefaultAnswer {
  /** The place of its command in the draft. */
  readonly at: number
  readonly question: string
  readonly chosen: Command
  readonly choices: readonly Choice<Command>[]
}

/** Everything in the draft that could be answered in another way. */
export function defaultAnswersIn(draft: CbDraft): DefaultAnswer[] {
  return draft.steps.flatMap((step, at) => {
    if (step.asked === null || !HAS_A_DEFAULT.includes(step.asked)) return []
    const before = at === 0 ? draft.start : draft.steps[at - 1]?.after
    const choices = before?.choices ?? []
    if (choices.length < 2) return []
    return [{ at, question: step.asked, chosen: step.command, choices }]
  })
}

/** The draft with another answer; what it led to is answered anew. */
export const otherwise = (draft: CbDraft, { at }: DefaultAnswer, command: Command): Command[] =>
  withDefaults(draft, [...draft.commands.slice(0, at), command])

/** A worker goes to a slot or a place; what was planned as the main action gives way. */
export function sendTo(draft: CbDraft, slot: string): Command[] | null {
  const before = beforeMain(draft)
  const choice = choicesOf(before.now, 'place').find((each) => each.slot === slot)
  return choice === undefined ? null : withDefaults(draft, [...before.commands, choice])
}

/** A craftsman of the offer is recruited. */
export function recruit(draft: CbDraft, craftsman: string): Command[] | null {
  const before = beforeMain(draft)
  const choice = choicesOf(before.now, 'recruit').find((each) => each.craftsman === craftsman)
  return choice === undefined ? null : [...before.commands, choice]
}

/** A pair of the draft is taken. */
export function takePair(draft: CbDraft, pair: number): Command[] | null {
  const before = draft.with([])
  const choice = choicesOf(before.now, 'draftPair').find((each) => each.pair === pair)
  return choice === undefined ? null : [choice]
}

/** The contracts that can be realised now, or in place of the one that is. */
export const realisable = (draft: CbDraft): string[] =>
  choicesOf(atContracts(draft).now, 'realise').map(({ contract }) => contract)

/** The draft before a contract that is drafted; another one would take its place. */
export function atContracts(draft: CbDraft): CbDraft {
  const at = draft.commands.findIndex(({ type }) => type === 'realise')
  return at < 0 ? draft : draft.with(draft.commands.slice(0, at))
}

/** A contract is realised after the main action; clicked again it is not. */
export function realise(draft: CbDraft, contract: string): Command[] | null {
  const before = atContracts(draft)
  const drafted = draft.commands.find((command) => command.type === 'realise')
  if (drafted?.type === 'realise' && drafted.contract === contract) return [...before.commands]
  const choice = choicesOf(before.now, 'realise').find((each) => each.contract === contract)
  return choice === undefined ? null : withDefaults(draft, [...before.commands, choice])
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

/** What is drawn on the table and clicked there; the rest is offered in words. */
const DRAWN: readonly Command['type'][] = [
  'draftPair',
  'place',
  'recruit',
  'chooseBuilding',
  'realise',
  'endTurn',
]

export const otherChoices = (draft: CbDraft): readonly Choice<Command>[] =>
  draft.now.choices.filter(({ command }) => !DRAWN.includes(command.type))
