import type { Message, Seat } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import type { AnyGame, GameClient } from '../game-client.ts'

/** A sentence of a recap. */
export interface RecapLine {
  readonly message: Message
  /** Whether it changed something that belongs to the reader. */
  readonly mine: boolean
}

/** What one seat did, from one decision to the next seat's. */
export interface RecapPart {
  readonly seat: Seat
  readonly lines: readonly RecapLine[]
}

/** What happened after the last decision of a seat. */
export function sinceOwn(events: readonly EventView[], seat: Seat): readonly EventView[] {
  const last = events.findLastIndex(({ fact }) => fact.type === 'played' && fact.seat === seat)
  return events.slice(last + 1)
}

/**
 * What happened, turn by turn, and what of it concerned the reader. The present view of the game is
 * enough to describe it.
 */
export function recapOf(
  game: AnyGame,
  { concerns }: Pick<GameClient, 'concerns'>,
  state: unknown,
  view: unknown,
  events: readonly EventView[],
  seat: Seat,
): RecapPart[] {
  const parts: { seat: Seat; lines: RecapLine[] }[] = []
  for (const { fact } of events) {
    if (fact.type !== 'played') continue
    const lines = fact.events.flatMap((event) => {
      const message = game.describe(state, event)
      return message === null ? [] : [{ message, mine: concerns(view, event, seat) }]
    })
    const last = parts.at(-1)
    if (last?.seat === fact.seat) last.lines.push(...lines)
    else parts.push({ seat: fact.seat, lines })
  }
  return parts.filter(({ lines }) => lines.length > 0)
}
