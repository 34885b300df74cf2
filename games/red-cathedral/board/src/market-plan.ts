import type { Command } from '@guildhall/red-cathedral'
import { choicesOf, sameCommand } from '@guildhall/ui'
import {
  closing,
  goesOn,
  MARKET_ACTIONS,
  marketGroups,
  type RcDraft,
  withDefaults,
  without,
} from './plan.ts'

type Is = (command: Command) => boolean

/** A step at the market is planned; null where it cannot be. */
function added(draft: RcDraft, is: Is): Command[] | null {
  const command = draft.final
    ? undefined
    : draft.now.choices.find((each) => is(each.command))?.command
  return command === undefined ? null : withDefaults(draft, [...draft.commands, command])
}

/** A step at the market is planned, left out again, or takes the place of another of its kind. */
export function toggle(draft: RcDraft, is: Is): Command[] | null {
  const groups = marketGroups(draft)
  const planned = groups.find(({ first }) => is(first))
  if (planned !== undefined) return without(draft, planned)
  return (
    added(draft, is) ??
    groups
      .map((other) => added(draft.with(without(draft, other)), is))
      .find((commands) => commands !== null) ??
    null
  )
}

/** What can be planned at the market, also in place of another of its kind. */
export function openSteps(draft: RcDraft): Command[] {
  const moved = draft.commands.findIndex(({ type }) => type === 'moveDie')
  const { now } = draft.with(moved < 0 ? [] : draft.commands.slice(0, moved + 1))
  return now.choices
    .map(({ command }) => command)
    .filter(
      (step) =>
        MARKET_ACTIONS.includes(step.type) &&
        toggle(draft, (each) => sameCommand(each, step)) !== null,
    )
}

/** The kinds of what can be done at the market, each once: what is taken, an action, a workshop. */
const KINDS: readonly (readonly Command['type'][])[] = [
  ['obtain'],
  ['useAction'],
  ['useWorkshop', 'useSpecialist'],
]

/** What could still be had at the market for nothing and without being asked more, kind by kind. */
const freeAtMarket = (draft: RcDraft): Command[][] =>
  draft.final || draft.now.question !== 'market-next'
    ? []
    : KINDS.map((types) =>
        draft.now.choices.flatMap(({ command }) =>
          types.includes(command.type) && isFree(draft, command) ? [command] : [],
        ),
      ).filter(({ length }) => length > 0)

function isFree(draft: RcDraft, command: Command): boolean {
  const next = draft.with(withDefaults(draft, [...draft.commands, command]))
  const events = next.steps.slice(draft.steps.length).flatMap((step) => step.events)
  return (
    (goesOn(next) || next.final) &&
    events.some(({ type }) => type === 'gained') &&
    !events.some(({ type }) => type === 'paid')
  )
}

/** What costs nothing and would be lost is planned; of several of a kind none, that is a choice. */
export function withFree(draft: RcDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  const only = freeAtMarket(next).find(({ length }) => length === 1)?.[0]
  if (only === undefined) return [...next.commands]
  return withFree(draft, withDefaults(draft, [...next.commands, only]))
}

/** What the end of the turn leaves behind, of what costs nothing, and deliveries. */
export type Forfeit = 'obtain' | 'useAction' | 'useWorkshop' | 'useSpecialist' | 'deliver'

const FORFEITS: readonly string[] = [
  'obtain',
  'useAction',
  'useWorkshop',
  'useSpecialist',
  'deliver',
] satisfies Forfeit[]
const isForfeit = (type: string): type is Forfeit => FORFEITS.includes(type)

/** What is forfeited if the plan is sent as it is. */
export function forfeits(draft: RcDraft): Forfeit[] {
  const end = closing(draft)?.commands ?? []
  const types = end.slice(draft.commands.length).flatMap((_, more) => {
    const at = draft.with(end.slice(0, draft.commands.length + more))
    const deliveries = at.now.question === 'build-next' ? choicesOf(at.now, 'deliver') : []
    return [...freeAtMarket(at).flat(), ...deliveries].map(({ type }) => type)
  })
  return [...new Set(types.filter(isForfeit))]
}
