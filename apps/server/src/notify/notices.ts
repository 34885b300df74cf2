import { item } from '@guildhall/kernel'
import type { Notice, StoredEntry, TableState } from '@guildhall/tables'

/** At a live table people are notified sooner. */
const LIVE = 30_000

/** Whom to notify of their turn: once per turn, `after` so many milliseconds without a move. */
export const noticesOf =
  (after: number) =>
  (table: TableState, entries: readonly StoredEntry[]): readonly Notice[] => {
    const last = entries.at(-1)
    if (last === undefined || !PASSES_TURN.has(last.event.type)) return []
    const { actor, play, header, clock } = table
    if (actor === null || play === null) return []
    const { person, bot } = item(table.seatHolders, actor.seat)
    if (person === null || bot !== null || playedBy(table, last) === person) return []
    return [
      {
        person,
        kind: 'turn',
        body: { seat: actor.seat },
        due: last.at + (clock.pace.kind === 'live' ? Math.min(LIVE, after) : after),
        dedupe: `${header.id} ${play.game.turns(play.state)} ${person}`,
      },
    ]
  }

const PASSES_TURN: ReadonlySet<string> = new Set(['started', 'played', 'takenBack', 'handed'])

/** The person who has just played, if any. */
function playedBy(table: TableState, { event }: StoredEntry): string | null {
  if (event.type !== 'played') return null
  const { person, bot } = item(table.seatHolders, event.seat)
  return bot === null ? person : null
}
