import type { AnyCommand, AnyEvent, Log } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import type { AnyBoardProps, AnyGame } from '../../game-client.ts'
import { PastGame } from '../../history/past-game.ts'
import type { TableLink } from '../../net/table-link.ts'

/** What the board shows in place of the table as it is now. */
export type Showing = Pick<AnyBoardProps, 'draft' | 'acting'>

/** The table as it was after an entry of its log. At open tables the events tell everything. */
export function momentAt(game: AnyGame, link: TableLink, number: number): Showing | null {
  const viewer = link.view.value?.play?.viewer ?? 'spectator'
  const log = logUntil(link.events.value, number)
  if (log === null) return null
  const past = new PastGame(game, log)
  return { draft: past.draftAt(past.length, viewer), acting: past.actingAt(past.length) }
}

/** What was played up to a number, without what was undone; null before the start. */
export function logUntil(
  events: readonly EventView[],
  until: number,
): Log<AnyCommand, AnyEvent> | null {
  let setup: readonly AnyEvent[] | null = null
  const steps: Log<AnyCommand, AnyEvent>['steps'][number][] = []
  for (const { number, fact } of events) {
    if (number > until) break
    if (fact.type === 'started') setup = fact.events
    if (fact.type === 'played') steps.push({ ...fact, command: NONE })
    if (fact.type === 'undone' || fact.type === 'takenBack') steps.length -= fact.count
  }
  return setup === null ? null : { setup, steps }
}

/** Events are enough: nobody asks for the command. */
const NONE: AnyCommand = { type: '' }
