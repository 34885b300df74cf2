import type { Command } from '@guildhall/craftsmen-builders'
import { choicesOf } from '@guildhall/ui'
import { atContracts, type CbDraft, withDefaults } from './plan.ts'

type Realise = Extract<Command, { type: 'realise' }>

/** The contracts that can be realised now, or in place of the one that is. */
export const realisable = (draft: CbDraft): Realise['contract'][] =>
  choicesOf(atContracts(draft).now, 'realise').map(({ contract }) => contract)

/** The contract that the draft realises. */
const realisedIn = (draft: CbDraft): Realise | undefined =>
  draft.commands.find((command) => command.type === 'realise')

/** A contract is realised after the main action; clicked again it is not. */
export function realise(draft: CbDraft, contract: string): Command[] | null {
  const before = atContracts(draft)
  if (realisedIn(draft)?.contract === contract) return [...before.commands]
  const choice = choicesOf(before.now, 'realise').find((each) => each.contract === contract)
  return choice === undefined ? null : withDefaults(draft, [...before.commands, choice])
}

/** What a contract may not bring about where nobody asked for it: it costs, or the game ends. */
const NOT_FREE = ['feePaid', 'paid', 'endTriggered']

/** The contracts that cost nothing, ask nothing more and end nothing. */
function freeContracts(draft: CbDraft): Realise[] {
  if (draft.final || realisedIn(draft) !== undefined) return []
  return choicesOf(draft.now, 'realise').filter((choice) => {
    const next = draft.with(withDefaults(draft, [...draft.commands, choice]))
    const events = next.steps.slice(draft.steps.length).flatMap((step) => step.events)
    return (
      next.now.question === 'after-action' && !events.some(({ type }) => NOT_FREE.includes(type))
    )
  })
}

/** A contract that is free stands in the plan until it is taken out; of several none, that is a choice. */
export function withFree(draft: CbDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  const [only, ...more] = freeContracts(next)
  if (only === undefined || more.length > 0) return [...next.commands]
  return withDefaults(draft, [...next.commands, only])
}

/** Whether the turn ends without a contract that could be realised. */
export const forfeitsContract = (draft: CbDraft): boolean =>
  realisedIn(draft) === undefined && choicesOf(draft.now, 'realise').length > 0
