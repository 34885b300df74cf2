import type { AnyEvent, Game } from './game.ts'
import type { Message } from './message.ts'

/** How a game joins two lines of its log. */
export type Joiner = Pick<Game<never, never, AnyEvent, unknown>, 'join'>

/**
 * The lines of a log: what belongs together is one line, also where it took several decisions. The
 * messages are those of the events, in their order.
 */
export function joinLines(game: Joiner, messages: readonly Message[]): Message[] {
  const lines: Message[] = []
  for (const message of messages) {
    const last = lines.at(-1)
    const joined = (last && game.join?.(last, message)) ?? null
    if (joined === null) lines.push(message)
    else lines[lines.length - 1] = joined
  }
  return lines
}
