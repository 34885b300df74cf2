import type { Command, View } from '@guildhall/red-cathedral'
import {
  type Choice,
  choicesOf,
  type Group,
  groupsOf,
  type Moment,
  type TurnDraft,
} from '@guildhall/ui'
import * as turnCommands from './modules/turn-commands.ts'

export type RcDraft = TurnDraft<View, Command>
export type RcMoment = Moment<View, Command>
export type RcChoice = Choice<Command>
export type RcGroup = Group<View, Command>
type Of<T extends Command['type']> = Extract<Command, { type: T }>
export type Die = Of<'moveDie'>['die']

/** Questions at which a turn as a whole goes on; all others belong to the step before them. */
const OF_THE_TURN: readonly (string | null)[] = [
  null,
  'main-action',
  'market-next',
  'build-next',
  'end-turn',
]

/** Whether the turn as a whole goes on; else the last step asks for more. */
export const goesOn = ({ now }: RcDraft): boolean => OF_THE_TURN.includes(now.question)

/** The draft as the steps of a turn. */
export const turnOf = (draft: RcDraft): RcGroup[] => groupsOf(draft, OF_THE_TURN)

/** The draft without one of its steps; what the rest can no longer do falls away with it. */
export const without = (draft: RcDraft, gone: RcGroup): Command[] =>
  turnOf(draft)
    .filter(({ steps }) => steps[0] !== gone.steps[0])
    .flatMap(({ steps }) => steps.map(({ command }) => command))

/** The draft as it was before the main action: what was traded first stays. */
export function beforeMain(draft: RcDraft): RcDraft {
  const main = draft.steps.findIndex(({ after }) => after.question !== 'main-action')
  return main < 0 ? draft : draft.with(draft.commands.slice(0, main))
}

/** Whether the main action is still to come. */
export const isBeforeMain = (draft: RcDraft): boolean => draft.now.question === 'main-action'

/** The move of a die that stands in the draft. */
export const movedIn = (draft: RcDraft): Of<'moveDie'> | undefined =>
  draft.commands.find((command) => command.type === 'moveDie')

const MARKET_ACTIONS: readonly Command['type'][] = [
  'obtain',
  'useAction',
  'useWorkshop',
  ...turnCommands.MARKET_ACTIONS,
]

/** The steps that were taken at the market after the die was moved. */
export const marketGroups = (draft: RcDraft): RcGroup[] =>
  turnOf(draft).filter(({ first }) => MARKET_ACTIONS.includes(first.type))

/** A die is picked: it moves as far as it must, and what lies there is taken. */
export function pickDie(draft: RcDraft, die: Die, extra?: number): Command[] | null {
  const before = beforeMain(draft)
  const moves = choicesOf(before.now, 'moveDie').filter((move) => move.die === die)
  const move = extra === undefined ? moves[0] : moves.find((each) => each.extra === extra)
  return move === undefined ? null : obtained(draft, [...before.commands, move])
}

/** What lies where the die lands is taken, where anything can be. */
function obtained(draft: RcDraft, commands: readonly Command[]): Command[] {
  const moved = draft.with(commands)
  const [obtain] = choicesOf(moved.now, 'obtain')
  return obtain === undefined ? [...commands] : withDefaults(draft, [...commands, obtain])
}

/** Where goods must be left, the first choice stands until another is made. */
export function withDefaults(draft: RcDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  if (next.final || next.now.question !== 'take') return [...next.commands]
  const [take] = choicesOf(next.now, 'take')
  return take === undefined ? [...next.commands] : withDefaults(draft, [...next.commands, take])
}

/** The die that moves goes another way; what else was planned stays as far as it can. */
export function moveOtherwise(draft: RcDraft, extra: number): Command[] | null {
  const moved = movedIn(draft)
  return moved === undefined ? null : pickDie(draft, moved.die, extra)
}

/** The draft before the claim that stands in it, or that is asked for: an effect may give one. */
function beforeClaim(draft: RcDraft): RcDraft {
  const claimed = draft.commands.findIndex(({ type }) => type === 'claim')
  if (claimed >= 0) return draft.with(draft.commands.slice(0, claimed))
  return choicesOf(draft.now, 'claim').length > 0 ? draft : beforeMain(draft)
}

/** Where each section that can be claimed begins: the commands that claim it. */
export function claims(draft: RcDraft, banner?: Of<'claim'>['banner']): Map<number, Command[]> {
  const found = new Map<number, Command[]>()
  const before = beforeClaim(draft)
  const starts = choicesOf(before.now, 'claim')
  const claim = starts.find((each) => each.banner === (banner ?? each.banner))
  if (claim === undefined) return found
  const opened = draft.with([...before.commands, claim])
  for (const choice of choicesOf(opened.now, 'chooseSection')) {
    found.set(choice.section, [...opened.commands, choice])
  }
  if (found.size > 0) return found
  // A single section is chosen without asking.
  const only = opened.steps.at(-1)?.events.find(({ type }) => type === 'claimed')
  if (only !== undefined && 'section' in only) found.set(Number(only.section), [...opened.commands])
  return found
}

/** A workshop is chosen for the tile; it is laid face up where that can be paid. */
export function layAt(draft: RcDraft, space: number): Command[] | null {
  const choice = choicesOf(draft.now, 'chooseWorkshop').find((each) => each.space === space)
  return choice === undefined ? null : laid(draft, [...draft.commands, choice])
}

/** The face of a tile is up where it can be. */
export function laid(draft: RcDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  if (next.now.question !== 'claim-face') return [...next.commands]
  const faces = choicesOf(next.now, 'layTile')
  const face = faces.find((each) => each.face === 'up') ?? faces[0]
  return face === undefined ? [...next.commands] : withDefaults(draft, [...next.commands, face])
}

/** A section gets what it needs, as far as there is of it and as much as may be delivered. */
function fill(draft: RcDraft, section: number): Command[] | null {
  const start = draft.commands.length
  let next = draft
  while (!next.final) {
    const deliver = choicesOf(next.now, 'deliver').find((each) => each.section === section)
    if (deliver === undefined) break
    const longer = next.with([...next.commands, deliver])
    if (longer.commands.length === next.commands.length) break
    next = longer
  }
  return next.commands.length > start ? [...next.commands] : null
}

/** The ornament of a section with as many jewels as there are for it. */
function decorate(draft: RcDraft, section: number): Command[] | null {
  const choices = choicesOf(draft.now, 'decorate').filter((each) => each.section === section)
  const most = choices[choices.length - 1]
  return most === undefined ? null : [...draft.commands, most]
}

/** What a section can be used for now. */
export type SectionUse = 'claim' | 'deliver' | 'decorate'

export function usesOf(draft: RcDraft): Map<number, SectionUse> {
  const uses = new Map<number, SectionUse>()
  const { now } = draft
  // The claim of another section takes the place of the one that is drafted.
  const isClaiming = draft.commands.some(({ type }) => type === 'claim')
  if (isClaiming || choicesOf(now, 'claim').length > 0) {
    for (const section of claims(draft).keys()) uses.set(section, 'claim')
  }
  for (const { section } of choicesOf(now, 'chooseSection')) uses.set(section, 'claim')
  for (const { section } of choicesOf(now, 'decorate')) uses.set(section, 'decorate')
  for (const { section } of choicesOf(now, 'deliver')) uses.set(section, 'deliver')
  return uses
}

/** What a click on a section drafts; null where it does nothing. */
export function useSection(draft: RcDraft, section: number): Command[] | null {
  const use = usesOf(draft).get(section)
  if (use === 'deliver') return fill(draft, section)
  if (use === 'decorate') return decorate(draft, section)
  if (use !== 'claim') return null
  const choice = choicesOf(draft.now, 'chooseSection').find((each) => each.section === section)
  const claim = choice === undefined ? claims(draft).get(section) : [...draft.commands, choice]
  // Where a single workshop is open, the tile lies there without asking.
  return claim === undefined ? null : laid(draft, claim)
}

/** What a click on a workshop drafts: a tile is laid there, or the one there is used or left out. */
export function useWorkshopSpace(draft: RcDraft, space: number): Command[] | null {
  const used = marketGroups(draft).find(
    ({ first }) => first.type === 'useWorkshop' && first.space === space,
  )
  if (used !== undefined) return without(draft, used)
  const laying = layAt(draft, space)
  if (laying !== null) return laying
  const use = workshopUses(draft).find((command) => command.space === space)
  return use === undefined
    ? layOtherwise(draft, space)
    : withDefaults(draft, [...draft.commands, use])
}

/** Workshops whose tile can be used now. */
export const workshopUses = (draft: RcDraft): Of<'useWorkshop' | 'activate'>[] => [
  ...choicesOf(draft.now, 'useWorkshop'),
  ...choicesOf(draft.now, 'activate'),
]

/** The tile of a drafted claim goes to another workshop. */
function layOtherwise(draft: RcDraft, space: number): Command[] | null {
  const laidAt = draft.commands.findIndex(({ type }) => type === 'chooseWorkshop')
  return laidAt < 0 ? null : layAt(draft.with(draft.commands.slice(0, laidAt)), space)
}

/** Workshops in which the tile of the drafted claim can be laid. */
export function layingSpaces(draft: RcDraft): number[] {
  const laidAt = draft.commands.findIndex(({ type }) => type === 'chooseWorkshop')
  const before = laidAt < 0 ? draft : draft.with(draft.commands.slice(0, laidAt))
  return choicesOf(before.now, 'chooseWorkshop').map(({ space }) => space)
}

/** What ends the turn from here on, as far as it is known; the last of it may be a roll. */
export function closing(draft: RcDraft): RcDraft | null {
  const known = closed.get(draft)
  if (known !== undefined) return known
  const end = closeOf(draft)
  closed.set(draft, end)
  return end
}

/** Several parts of the plan look at the same draft. */
const closed = new WeakMap<RcDraft, RcDraft | null>()

function closeOf(draft: RcDraft): RcDraft | null {
  let next = draft
  while (!next.final) {
    const close = closer(next.now)
    if (close === null) break
    const longer = next.with([...next.commands, close])
    if (longer.commands.length === next.commands.length) return null
    next = longer
  }
  return next.final ? next : null
}

/** Questions at which what is not asked for any more is simply left: an action need not be repeated — RC-8.13. */
const STOPS: readonly (string | null)[] = ['market-next', 'build-next', 'repeat-again']

function closer(now: RcMoment): Command | null {
  const [end] = choicesOf(now, 'endTurn')
  if (end !== undefined) return end
  const [stop] = STOPS.includes(now.question) ? choicesOf(now, 'stop') : []
  return stop ?? choicesOf(now, 'pass')[0] ?? null
}

/** Whether the last step of the draft asks for more, or offers to go on with it. */
export function isAsking(draft: RcDraft): boolean {
  if (draft.now.question === null || isBeforeMain(draft)) return false
  return !goesOn(draft) || closing(draft) === null
}

/** After these nothing of the main action is left but what chance brings. */
const ENDS_THE_ACTION: readonly Command['type'][] = ['stop', ...turnCommands.ENDS_THE_ACTION]

/** Whether chance answers in the middle of the turn: what was drafted is sent, and the turn goes on. */
export function endsHalfway(draft: RcDraft): boolean {
  const last = draft.steps.at(-1)
  if (last?.final !== true || ENDS_THE_ACTION.includes(last.command.type)) return false
  // Whatever is used last at the market, its dice are rolled then, and that is the end — RC-8.22.
  if (last.barrier === 'diceRolled') return last.command.type === 'reroll'
  return last.barrier !== 'turnBegan' && last.barrier !== 'gameEnded'
}

/** After the roll the turn is over, unless something else is asked. */
export const thenEnd = (asked: RcMoment): Command | null => choicesOf(asked, 'endTurn')[0] ?? null

/** The dice that the end of this turn rolls. */
export function rolledBy(draft: RcDraft): Die[] {
  const landing = landingOf(draft)
  return landing === null ? [] : (draft.now.view.market[landing]?.dice ?? []).map(({ die }) => die)
}

/** Where the moved die lies. */
export function landingOf(draft: RcDraft): number | null {
  const moved = movedIn(draft)
  // Once the move is at the server, the open question of the market knows the space.
  if (moved === undefined) {
    const open = draft.now.view.stack.find(({ kind }) => kind === 'market')
    return open === undefined ? null : (open.space ?? 0)
  }
  return draft.now.view.market.findIndex(({ dice }) => dice.some(({ die }) => die === moved.die))
}

/** Where the moved die came from. */
export function originOf(draft: RcDraft): number | null {
  const moved = movedIn(draft)
  if (moved === undefined) return null
  return draft.start.view.market.findIndex(({ dice }) => dice.some(({ die }) => die === moved.die))
}

/** Other ends of the way of the moved die, and what they cost. */
export function extrasOf(draft: RcDraft): { extra: number; space: number }[] {
  const moved = movedIn(draft)
  const from = originOf(draft)
  if (moved === undefined || from === null) return []
  const value = draft.start.view.market[from]?.dice.find(({ die }) => die === moved.die)?.value ?? 0
  return choicesOf(beforeMain(draft).now, 'moveDie')
    .filter(({ die }) => die === moved.die)
    .map(({ extra }) => ({ extra, space: (from + value + extra) % draft.now.view.market.length }))
}

/** A space is chosen, or the die goes on to it; where it lies already, it stays. */
export function goTo(draft: RcDraft, space: number): readonly Command[] | null {
  const choice = choicesOf(draft.now, 'chooseSpace').find((each) => each.space === space)
  if (choice !== undefined) return withDefaults(draft, [...draft.commands, choice])
  if (movedIn(draft) === undefined) return null
  if (landingOf(draft) === space) return draft.commands
  const further = extrasOf(draft).find((each) => each.space === space)
  return further === undefined ? null : moveOtherwise(draft, further.extra)
}

/** Commands that have their place on the board or in the plan; all others are offered as words. */
const DRAWN: readonly Command['type'][] = [
  'moveDie',
  'claim',
  'chooseSection',
  'chooseWorkshop',
  'deliver',
  'decorate',
  'obtain',
  'useAction',
  'useWorkshop',
  'stop',
  'endTurn',
  'pass',
]

/** What can be chosen now and is drawn neither by the base game nor, as named, by a module. */
export const otherChoices = (draft: RcDraft, drawn: readonly Command['type'][] = []): RcChoice[] =>
  draft.now.choices.filter(
    ({ command }) =>
      !(DRAWN.includes(command.type) || drawn.includes(command.type)) ||
      (command.type === 'stop' && !goesOn(draft)),
  )
