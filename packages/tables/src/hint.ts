import { deciding } from './decide.ts'
import type { BotQuestion } from './ports.ts'
import { refused, type TableRefusal } from './refusal.ts'
import type { PersonId } from './table-event.ts'
import type { TableState } from './table-state.ts'

/** What a hint is thought out from: what the seat may see, and no more. */
export type HintQuestion = Omit<BotQuestion, 'bot' | 'legal'>

/** What somebody is to decide and may have a hint for; or why there is none. */
export function hintFor(table: TableState, person: PersonId): HintQuestion | TableRefusal {
  const { play } = table
  const seat = deciding(table, person)
  if (typeof seat !== 'number') return seat
  if (play === null) return refused('notStarted')
  if (!table.hints) return refused('noHints')
  const { game, state } = play
  // Asked again at the same question, it is the same hint: nobody gets more by asking more often.
  const asked = { account: person, table: table.header.id, seat, seed: `hint ${table.moved}` }
  return { ...asked, game, view: game.view(state, seat) }
}
