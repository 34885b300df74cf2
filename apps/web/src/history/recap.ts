import { joinLines, type Message, type Seat, seededChance } from '@guildhall/kernel'
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

/** What happened after the last decision of a seat, without what was undone. */
export function sinceOwn(events: readonly EventView[], seat: Seat): readonly EventView[] {
  const valid = withoutUndone(events)
  const last = valid.findLastIndex(({ fact }) => fact.type === 'played' && fact.seat === seat)
  return valid.slice(last + 1)
}

function withoutUndone(events: readonly EventView[]): readonly EventView[] {
  const isUndo = ({ fact }: EventView) => fact.type === 'undone' || fact.type === 'takenBack'
  if (!events.some(isUndo)) return events
  const valid: EventView[] = []
  for (const event of events) {
    const { fact } = event
    const count = fact.type === 'undone' || fact.type === 'takenBack' ? fact.count : 0
    for (let n = 0; n < count; n++) {
      const last = valid.findLastIndex((each) => each.fact.type === 'played')
      valid.splice(last, last < 0 ? 0 : 1)
    }
    valid.push(event)
  }
  return valid
}

/** The game of a recap, and what is known about the changes to a seat. */
interface RecapGame {
  readonly game: AnyGame
  readonly client: Pick<GameClient, 'concerns'>
}

/**
 * What happened since the reader's last decision, turn by turn, and what of it concerned them. Their
 * present view is enough to describe it.
 */
export function recapOf(
  { game, client }: RecapGame,
  view: unknown,
  seat: Seat,
  events: readonly EventView[],
): RecapPart[] {
  const state = game.redeal(view, seededChance('recap'))
  const parts: { seat: Seat; lines: RecapLine[] }[] = []
  for (const { fact } of sinceOwn(events, seat)) {
    if (fact.type !== 'played') continue
    const lines = fact.events.flatMap((event) => {
      const message = game.describe(state, event)
      return message === null ? [] : [{ message, mine: client.concerns(game, view, event, seat) }]
    })
    const last = parts.at(-1)
    if (last?.seat === fact.seat) last.lines.push(...lines)
    else parts.push({ seat: fact.seat, lines })
  }
  return parts
    .map(({ seat, lines }) => ({ seat, lines: joined(game, lines) }))
    .filter(({ lines }) => lines.length > 0)
}

/** What belongs together is one line; it is the reader's where a part of it is. */
function joined(game: AnyGame, lines: readonly RecapLine[]): RecapLine[] {
  const all: RecapLine[] = []
  for (const line of lines) {
    const last = all.at(-1)
    const [message, ...more] = joinLines(game, [...(last ? [last.message] : []), line.message])
    if (last === undefined || message === undefined || more.length > 0) all.push(line)
    else all[all.length - 1] = { message, mine: last.mine || line.mine }
  }
  return all
}
