import type { Command, View } from '@guildhall/craftsmen-builders'
import { type Choice, choicesOf, type Desk, type Group, groupsOf, type Moment } from '@guildhall/ui'

export type CbDesk = Desk<View, Command>
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
export const turnOf = (desk: CbDesk): CbGroup[] => groupsOf(desk, OF_THE_TURN)

/** Whether the main action, or a pair of the draft, is still to be chosen. */
export const isBeforeMain = ({ now }: CbDesk): boolean =>
  now.question !== null && now.question !== 'after-action' && OF_THE_TURN.includes(now.question)

/** The desk as it was before the main action: another one takes its place. */
export function beforeMain(desk: CbDesk): CbDesk {
  return isBeforeMain(desk.with([])) ? desk.with([]) : desk
}

/**
 * Questions that have an answer good enough to begin with; another one is a click away. What one
 * pays with and what one takes is settled so, and how often.
 */
const SETTLED: readonly (string | null)[] = ['times', 'pay-with', 'choose-kind', 'build-payment']

/** The draft with what can be settled. Of payments the one in coins comes first, of times the most. */
export function settled(desk: CbDesk, commands: readonly Command[]): Command[] {
  const next = desk.with(commands)
  const { question, choices } = next.now
  if (next.final || !SETTLED.includes(question)) return [...next.commands]
  const choice = question === 'times' ? choices.at(-1) : choices[0]
  const longer = choice === undefined ? next : desk.with([...next.commands, choice.command])
  if (longer.steps.length === next.steps.length) return [...next.commands]
  return settled(desk, longer.commands)
}

/** Something that was settled, and what it could be instead. */
export interface Settled {
  /** The place of its command in the draft. */
  readonly at: number
  readonly question: string
  readonly chosen: Command
  readonly choices: readonly Choice<Command>[]
}

/** Everything in the draft that could be answered in another way. */
export function settledIn(desk: CbDesk): Settled[] {
  return desk.steps.flatMap((step, at) => {
    if (step.asked === null || !SETTLED.includes(step.asked)) return []
    const before = at === 0 ? desk.start : desk.steps[at - 1]?.after
    const choices = before?.choices ?? []
    if (choices.length < 2) return []
    return [{ at, question: step.asked, chosen: step.command, choices }]
  })
}

/** The draft with another answer; what it led to is settled anew. */
export const otherwise = (desk: CbDesk, { at }: Settled, command: Command): Command[] =>
  settled(desk, [...desk.commands.slice(0, at), command])

/** A worker goes to a slot or a place; what was planned as the main action gives way. */
export function sendTo(desk: CbDesk, slot: string): Command[] | null {
  const before = beforeMain(desk)
  const choice = choicesOf(before.now, 'place').find((each) => each.slot === slot)
  return choice === undefined ? null : settled(desk, [...before.commands, choice])
}

/** A craftsman of the offer is recruited. */
export function recruit(desk: CbDesk, craftsman: string): Command[] | null {
  const before = beforeMain(desk)
  const choice = choicesOf(before.now, 'recruit').find((each) => each.craftsman === craftsman)
  return choice === undefined ? null : [...before.commands, choice]
}

/** A pair of the draft is taken. */
export function takePair(desk: CbDesk, pair: number): Command[] | null {
  const before = desk.with([])
  const choice = choicesOf(before.now, 'draftPair').find((each) => each.pair === pair)
  return choice === undefined ? null : [choice]
}

/** The contracts that can be realised now, or in place of the one that is. */
export const realisable = (desk: CbDesk): string[] =>
  choicesOf(atContracts(desk).now, 'realise').map(({ contract }) => contract)

/** The desk before a contract that is drafted; another one would take its place. */
export function atContracts(desk: CbDesk): CbDesk {
  const at = desk.commands.findIndex(({ type }) => type === 'realise')
  return at < 0 ? desk : desk.with(desk.commands.slice(0, at))
}

/** A contract is realised after the main action; clicked again it is not. */
export function realise(desk: CbDesk, contract: string): Command[] | null {
  const before = atContracts(desk)
  const drafted = desk.commands.find((command) => command.type === 'realise')
  if (drafted?.type === 'realise' && drafted.contract === contract) return [...before.commands]
  const choice = choicesOf(before.now, 'realise').find((each) => each.contract === contract)
  return choice === undefined ? null : settled(desk, [...before.commands, choice])
}

/** What ends the turn from here on; null where something is still to be decided. */
export function closing(desk: CbDesk): CbDesk | null {
  if (desk.final) return desk
  const [end] = choicesOf(desk.now, 'endTurn')
  return end === undefined ? null : desk.with([...desk.commands, end])
}

/** Barriers at which the turn itself goes on. */
const WITHIN: readonly (string | null)[] = ['positionFilled', 'castlesEarned']

/** Whether something is drawn in the middle of the turn: what was drafted is sent, and it goes on. */
export function endsHalfway(desk: CbDesk): boolean {
  const last = desk.steps.at(-1)
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

export const otherChoices = (desk: CbDesk): readonly Choice<Command>[] =>
  desk.now.choices.filter(({ command }) => !DRAWN.includes(command.type))
