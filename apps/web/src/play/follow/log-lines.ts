import type { Joiner, Message, Seat } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'

/** A line of the log. */
export interface LogLine {
  readonly message: Message
  /** The entry of the log that it ends with: the moment that it leads to. */
  readonly number: number
  /** Whose turn it belongs to; null before the first. */
  readonly seat: Seat | null
  /** Whether it begins a turn. */
  readonly heading: boolean
}

const HEADING = 'event.turnBegan'

/** The lines of a log: what belongs together is one line, and each belongs to a turn. */
export function logLines(
  game: Joiner,
  events: readonly EventView[],
  seatOf: (player: Message) => Seat | null,
): readonly LogLine[] {
  const lines: LogLine[] = []
  let seat: Seat | null = null
  for (const { number, told } of events) {
    for (const message of told) {
      const last = lines.at(-1)
      const joined = (last && game.join?.(last.message, message)) ?? null
      if (last !== undefined && joined !== null) {
        lines[lines.length - 1] = { ...last, message: joined, number }
        continue
      }
      const heading = message.key === HEADING
      if (heading) seat = whoIn(message, seatOf)
      lines.push({ message, number, seat, heading })
    }
  }
  return lines
}

function whoIn(
  { params: { who } }: Message,
  seatOf: (player: Message) => Seat | null,
): Seat | null {
  return typeof who === 'object' && 'key' in who ? seatOf(who) : null
}
