import type { Command } from '@guildhall/red-cathedral'
import * as turnCommands from './modules/turn-commands.ts'
import { goesOn, type RcChoice, type RcDraft, withDefaults } from './plan.ts'

/** A choice that is offered in the plan, and the draft that it makes. */
export interface Offer extends RcChoice {
  readonly commands: () => Command[]
}

/** Commands that have their place on the board or in a row of the plan; all others are offered. */
const DRAWN: readonly Command['type'][] = [
  'moveDie',
  'claim',
  'chooseSection',
  'chooseWorkshop',
  'decorate',
  'obtain',
  'useAction',
  'useWorkshop',
  'endTurn',
  'pass',
]

/** May be done at any time of the turn, so also before its last step — RC-5. */
const FREE: readonly Command['type'][] = ['sellPrestige', 'reroll', ...turnCommands.FREE]

/** What can be chosen now and is drawn neither by the base game nor, as named, by a module. */
export function offers(draft: RcDraft, drawn: readonly Command['type'][] = []): Offer[] {
  const choices = draft.final ? beforeTheLast(draft) : offered(draft)
  return onceSold(choices.filter(({ command }) => !drawn.includes(command.type)))
}

function offered(draft: RcDraft): Offer[] {
  return draft.now.choices
    .filter(({ command }) => isOffered(draft, command))
    .map((choice) => ({
      ...choice,
      commands: () => withDefaults(draft, [...draft.commands, choice.command]),
    }))
}

function isOffered(draft: RcDraft, command: Command): boolean {
  if (DRAWN.includes(command.type)) return false
  // At first a section gets all that it lacks; then one piece after the other can be added.
  if (command.type === 'deliver') return draft.now.question === 'build-next'
  return command.type !== 'stop' || !goesOn(draft) || leadsOn(draft, command)
}

/** Whether something of the turn is left once no more is delivered: then not all of it need end. */
const leadsOn = (draft: RcDraft, stop: Command): boolean => {
  if (draft.now.question !== 'build-next') return false
  const next = draft.with([...draft.commands, stop])
  return !(next.final || next.now.question === 'end-turn')
}

/** Where the plan has come to its end, what is free can still be done before its last step. */
function beforeTheLast(draft: RcDraft): Offer[] {
  const before = draft.commands.slice(0, -1)
  const last = draft.commands.slice(-1)
  return draft
    .with(before)
    .now.choices.filter(({ command }) => FREE.includes(command.type))
    .map((choice) => ({
      ...choice,
      commands: () => withDefaults(draft, [...before, choice.command, ...last]),
    }))
}

/** How much prestige is given up is chosen once some is. */
function onceSold(found: readonly Offer[]): Offer[] {
  const first = found.find(({ command }) => command.type === 'sellPrestige')
  return found.filter((each) => each === first || each.command.type !== 'sellPrestige')
}
