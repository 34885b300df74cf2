import type { Message, Seat } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import type { AnyGame, GameClient } from '../game-client.ts'

/** A sentence of a recap. */
export interface RecapLine {
  readonly words: Message
  /** Whether it changed something of the reader's. */
  readonly mine: boolean
}

/** What one seat did, from one decision to the next seat's. */
export interface RecapPart {
  readonly seat: Seat
  readonly lines: readonly RecapLine[]
}

/** What happened after the last decision of a seat. */
export function sinceOwn(facts: readonly EventView[], seat: Seat): readonly EventView[] {
  const last = facts.findLastIndex(({ fact }) => fact.type === 'played' && fact.seat === seat)
  return facts.slice(last + 1)
}

/**
 * What happened in words, turn by turn, and what of it hit the reader. The game as it is seen now
 * is enough to tell it.
 */
export function recapOf(
  game: AnyGame,
  { concerns }: Pick<GameClient, 'concerns'>,
  state: unknown,
  view: unknown,
  facts: readonly EventView[],
  seat: Seat,
): RecapPart[] {
  const parts: { seat: Seat; lines: RecapLine[] }[] = []
  for (const { fact } of facts) {
    if (fact.type !== 'played') continue
    const lines = fact.events.flatMap((event) => {
      const words = game.describe(state, event)
      return words === null ? [] : [{ words, mine: concerns(view, event, seat) }]
    })
    const last = parts.at(-1)
    if (last?.seat === fact.seat) last.lines.push(...lines)
    else parts.push({ seat: fact.seat, lines })
  }
  return parts.filter(({ lines }) => lines.length > 0)
}
