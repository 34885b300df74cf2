import type { Command, View } from '@guildhall/craftsmen-builders'
import type { Choice, Desk, Moment, Step } from '@guildhall/ui'

export type CbDesk = Desk<View, Command>
export type CbMoment = Moment<View, Command>
type CbStep = Step<View, Command>
type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** The choices of one kind, with their type. */
export const choicesOf = <T extends Command['type']>({ choices }: CbMoment, type: T): Of<T>[] =>
  choices.map(({ command }) => command).filter((command) => command.type === type) as Of<T>[]

/** Questions at which a turn as a whole goes on; all others belong to the step before them. */
const OF_THE_TURN: readonly (string | null)[] = [
  null,
  'main-action',
  'worker-place',
  'recruit-card',
  'after-action',
]

/** A step of the turn with what it led to: taken out together, or not at all. */
export interface Group {
  readonly steps: readonly CbStep[]
  readonly first: Command
}

/** The draft as the steps of a turn: the main action, the contract. */
export function groupsOf(desk: CbDesk): Group[] {
  const groups: { first: Command; steps: CbStep[] }[] = []
  for (const step of desk.steps) {
    const last = groups[groups.length - 1]
    if (last === undefined || OF_THE_TURN.includes(step.asked)) {
      groups.push({ first: step.command, steps: [step] })
    } else last.steps.push(step)
  }
  return groups
}

/** The draft without its last step. */
export function oneBack(desk: CbDesk): readonly Command[] {
  const last = groupsOf(desk).at(-1)
  return last === undefined ? [] : desk.commands.slice(0, -last.steps.length)
}

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

/** Where the draft builds: the place of its first command of the build, -1 where it does not. */
function buildAt(desk: CbDesk): number {
  const power = desk.commands.findIndex(({ type }) => type === 'realise')
  const from = power < 0 ? 0 : power
  const asked = desk.steps.findIndex((step, at) => at >= from && step.asked?.startsWith('build-'))
  if (asked >= 0) return asked
  return desk.now.question?.startsWith('build-') ? desk.commands.length : -1
}

/** The desk at the moment at which a building is chosen; null where none can be. */
export function atMarket(desk: CbDesk): CbDesk | null {
  const at = buildAt(desk)
  const open = at < 0 ? null : desk.with(desk.commands.slice(0, at))
  if (open !== null && choicesOf(open.now, 'chooseBuilding').length > 0) return open
  const power = choicesOf(desk.now, 'choose')
    .map((choice) => desk.with([...desk.commands, choice]))
    .find(({ now }) => now.question?.startsWith('build-'))
  if (power !== undefined) return power
  const before = beforeMain(desk)
  const place = choicesOf(before.now, 'place').find(({ slot }) => slot.endsWith('-build'))
  return place === undefined ? null : desk.with([...before.commands, place])
}

/** The buildings that can be built now, or in place of what is planned. */
export function buildable(desk: CbDesk): string[] {
  const market = atMarket(desk)
  if (market === null) return []
  const offered = choicesOf(market.now, 'chooseBuilding').map(({ building }) => building)
  return offered.length > 0 ? offered : onlyBuilding(market)
}

/** A single building is chosen without asking: it is the one that is built, or about to be. */
function onlyBuilding(desk: CbDesk): string[] {
  const built = desk.steps.flatMap(({ events }) => events).find(({ type }) => type === 'built')
  if (built !== undefined && 'building' in built) return [String(built.building)]
  const frame = desk.now.view.stack.at(-1)
  const position = frame?.kind === 'build' ? (frame.position ?? -1) : -1
  const row = desk.now.view.market[Math.floor(position / 4)]
  const id = row?.buildings[position % 4]
  return id === null || id === undefined ? [] : [id]
}

/** A building is chosen; where one site is left, and one way to pay, it stands there already. */
export function build(desk: CbDesk, building: string): Command[] | null {
  const market = atMarket(desk)
  if (market === null) return null
  const choice = choicesOf(market.now, 'chooseBuilding').find((each) => each.building === building)
  if (choice !== undefined) return settled(desk, [...market.commands, choice])
  return onlyBuilding(market).includes(building) ? settled(desk, market.commands) : null
}

/** The building that the draft builds, or is about to. */
export function builtIn(desk: CbDesk): string | null {
  const chosen = desk.commands.findLast((command) => command.type === 'chooseBuilding')
  if (chosen?.type === 'chooseBuilding') return chosen.building
  return buildAt(desk) < 0 && !hasBuilt(desk) ? null : (onlyBuilding(desk)[0] ?? null)
}

const hasBuilt = (desk: CbDesk): boolean =>
  desk.steps.some(({ events }) => events.some(({ type }) => type === 'built'))

/** The desk at the moment at which a site is chosen, for a build or to produce; null elsewhere. */
export function atSites(desk: CbDesk): CbDesk | null {
  if (choicesOf(desk.now, 'chooseSite').length > 0) return desk
  const at = desk.commands.findLastIndex(({ type }) => type === 'chooseSite')
  return at < 0 ? null : desk.with(desk.commands.slice(0, at))
}

/** The sites that can be chosen now, or in place of the one that was. */
export const openSites = (desk: CbDesk): number[] =>
  choicesOf(atSites(desk)?.now ?? desk.now, 'chooseSite').map(({ site }) => site)

export function chooseSite(desk: CbDesk, site: number): Command[] | null {
  const before = atSites(desk)
  const choice = choicesOf(before?.now ?? desk.now, 'chooseSite').find((each) => each.site === site)
  if (before === null || choice === undefined) return null
  return settled(desk, [...before.commands, choice])
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
