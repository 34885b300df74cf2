import type { AnyCommand, AnyEvent, Game, Seat } from '@guildhall/kernel'
import type { AdvisedLine } from '../coach/advice.ts'
import type { Review } from '../coach/reviewed.ts'
import type { Budget } from '../search/question.ts'

export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** A question of the rules as its seat may know it. */
export interface Seen {
  /** The person on whose account the thinking goes, and the table it is for. */
  readonly account: string
  readonly table: string
  readonly game: AnyGame
  readonly view: unknown
  readonly seat: Seat
  /** The random seed of the bot, not of the game. */
  readonly seed: string
}

/** A decision for a bot. */
export interface Decision extends Seen {
  readonly bot: string
  readonly legal: readonly AnyCommand[]
}

/** A table by what its game is created with. */
export interface TableOf {
  readonly game: string
  readonly players: number
  readonly options: unknown
}

interface Asked extends TableOf, Omit<Seen, 'game' | 'account' | 'table'> {
  readonly id: number
}

/** What a thread is asked, with the share of its budget that a bot has: plain data, from which it creates the same game. */
export type Question =
  | (Asked & Pick<Decision, 'bot' | 'legal'> & { readonly what: 'choice'; readonly share: number })
  | (Asked & { readonly what: 'advice'; readonly budget: Budget })
  | ReviewQuestion

/** The next part of a review: it is made a little at a time, since bots go first. */
export interface ReviewQuestion {
  readonly what: 'review'
  readonly id: number
  /** The name of the game among those that are reviewed. */
  readonly name: string
  /** With the first question, and where the thread does not know of the game any more. */
  readonly file?: string
  /** For each decision, where it is not as many as usual. */
  readonly simulations?: number | undefined
}

/** The progress of a review after one part. */
export type ReviewPart =
  | { readonly state: 'unknown' }
  | { readonly state: 'running'; readonly done: number; readonly all: number }
  | { readonly state: 'done'; readonly review: Review<AnyCommand> }

/** What a thread found: the place of a choice in `legal`, lines, the best first, or part of a review. */
export interface Found {
  readonly choice: number
  readonly lines: readonly AdvisedLine<AnyCommand>[]
  readonly part: ReviewPart
}

export type Reply = { readonly id: number } & (
  | Pick<Found, 'choice'>
  | Pick<Found, 'lines'>
  | Pick<Found, 'part'>
  | { readonly fault: string }
)
