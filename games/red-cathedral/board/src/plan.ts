import type { Command, View } from '@guildhall/red-cathedral'
import {
  type Choice,
  choicesOf,
  type Group,
  groupsOf,
  type Moment,
  type TurnDraft,
} from '@guildhall/ui'
import { MATERIALS, type Material, pieces } from './board-types.ts'
import * as turnCommands from './modules/turn-commands.ts'

export type RcDraft = TurnDraft<View, Command>
export type RcMoment = Moment<View, Command>
export type RcChoice = Choice<Command>
export type RcGroup = Group<View, Command>
export type Of<T extends Command['type']> = Extract<Command, { type: T }>
export type Die = Of<'moveDie'>['die']

/** Questions at which a turn as a whole goes on; all others belong to the step before them. */
const OF_THE_TURN: readonly (string | null)[] = [
  null,
  'main-action',
  'market-next',
  'build-next',
  'end-turn',
]

/** Whether the turn as a whole goes on with this question. */
export const isOfTheTurn = (question: string | null): boolean => OF_THE_TURN.includes(question)

/** Whether the turn as a whole goes on; else the last step asks for more. */
export const goesOn = ({ now }: RcDraft): boolean => isOfTheTurn(now.question)

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

/** Whether another main action can take the place of the drafted one: nothing of it was sent. */
export const canSwap = (draft: RcDraft): boolean =>
  !isBeforeMain(draft) && isBeforeMain(beforeMain(draft))

/** The move of a die that stands in the draft. */
export const movedIn = (draft: RcDraft): Of<'moveDie'> | undefined =>
  draft.commands.find((command) => command.type === 'moveDie')

/** What can be done at the market once the die has moved. */
export const MARKET_ACTIONS: readonly Command['type'][] = [
  'obtain',
  'useAction',
  'useWorkshop',
  ...turnCommands.MARKET_ACTIONS,
]

/** The steps that were taken at the market after the die was moved. */
export const marketGroups = (draft: RcDraft): RcGroup[] =>
  turnOf(draft).filter(({ first }) => MARKET_ACTIONS.includes(first.type))

/**
 * Of goods that are offered, as many as fit stand in the plan until others are chosen: those that
 * the own sections lack, where there are any.
 */
export function withDefaults(draft: RcDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  if (next.final || next.now.question !== 'take') return [...next.commands]
  const take = bestTake(next)
  return take === undefined ? [...next.commands] : withDefaults(draft, [...next.commands, take])
}

/** The first of the largest takes is as good as any, unless another holds more of what is lacking. */
function bestTake(draft: RcDraft): Of<'take'> | undefined {
  const lacking = lackedBy(draft)
  const use = ({ goods }: Of<'take'>): number =>
    MATERIALS.reduce((sum, kind) => sum + Math.min(goods[kind] ?? 0, lacking(kind)), 0)
  const takes = choicesOf(draft.now, 'take')
  const most = Math.max(...takes.map(({ goods }) => pieces(goods).length))
  const [first, ...more] = takes.filter(({ goods }) => pieces(goods).length === most)
  return first && more.reduce((best, each) => (use(each) > use(best) ? each : best), first)
}

/** How much of a material the own sections lack beyond what is stored. */
function lackedBy({ now, base }: RcDraft): (kind: Material) => number {
  const own = now.view.towers
    .flat()
    .filter(({ owner, finished }) => owner === base.seat && !finished)
  const stored = now.view.players[base.seat]?.inventory ?? {}
  return (kind) =>
    Math.max(
      0,
      own.reduce((sum, { missing }) => sum + (missing[kind] ?? 0), 0) - (stored[kind] ?? 0),
    )
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
