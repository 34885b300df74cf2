import type { AnyCommand, AnyEvent, Game, Seat } from '@guildhall/kernel'
import type { AdvisedLine } from '../coach/advice.ts'
import type { Budget } from '../search/thinking.ts'

export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** A question of the rules as its seat may know it. */
export interface Seen {
  readonly game: AnyGame
  readonly view: unknown
  readonly seat: Seat
  /** The luck of whoever thinks, not of the game. */
  readonly seed: string
}

/** A decision for a bot. */
export interface Decision extends Seen {
  readonly bot: string
  readonly legal: readonly AnyCommand[]
}

/** A table by what it is opened with. */
export interface TableOf {
  readonly game: string
  readonly players: number
  readonly options: unknown
}

interface Asked extends TableOf, Omit<Seen, 'game'> {
  readonly id: number
}

/** What a thread is asked: plain data, from which it opens the same game. */
export type Question =
  | (Asked & Pick<Decision, 'bot' | 'legal'> & { readonly what: 'choice' })
  | (Asked & { readonly what: 'advice'; readonly budget: Budget })

/** What a thread found: the place of a choice in `legal`, or lines, the best first. */
export interface Found {
  readonly choice: number
  readonly lines: readonly AdvisedLine<AnyCommand>[]
}

export type Reply = { readonly id: number } & (
  | Pick<Found, 'choice'>
  | Pick<Found, 'lines'>
  | { readonly fault: string }
)
