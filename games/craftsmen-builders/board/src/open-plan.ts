import type { Command } from '@guildhall/craftsmen-builders'
import { type Choice, choicesOf } from '@guildhall/ui'
import { withFree } from './contract-plan.ts'
import { atContracts, type CbDraft, isOfTheTurn, withDefaults } from './plan.ts'

/** A choice that is offered in the plan, and the draft that it makes. */
export interface Offer extends Choice<Command> {
  readonly commands: () => Command[]
}

/** What is drawn on the table and clicked there; the rest is offered in the plan. */
const DRAWN: readonly Command['type'][] = [
  'draftPair',
  'place',
  'recruit',
  'chooseBuilding',
  'realise',
  'endTurn',
]

/** What can be chosen now and is drawn nowhere else. */
export function offers(draft: CbDraft): Offer[] {
  const at = beforeReveal(draft)
  if (at.final) return []
  return at.now.choices
    .filter(({ command }) => !DRAWN.includes(command.type))
    .map((choice) => ({ ...choice, commands: () => chosen(at, choice.command) }))
}

/** The next building can be revealed before a contract: also before the one that is planned. */
function beforeReveal(draft: CbDraft): CbDraft {
  const before = atContracts(draft)
  const canReveal = isOfTheTurn(draft.now.question) && choicesOf(before.now, 'turnUp').length > 0
  return canReveal ? before : draft
}

/** Once an answer brings the main action to its end, what is free comes with it. */
function chosen(draft: CbDraft, command: Command): Command[] {
  const commands = withDefaults(draft, [...draft.commands, command])
  return isOfTheTurn(draft.now.question) ? commands : withFree(draft, commands)
}
