import type { Seat } from './game.ts'

/**
 * A position in numbers of about one, for those who learn to judge it. The features of a seat are
 * the same for every seat; how they are put together is not the game's business.
 */
export interface Features<S> {
  /** The features of a seat, named in the rulebook's words; the first is its points as they stand. */
  readonly ofSeat: readonly string[]
  /** The features of the table as a whole. */
  readonly ofTable: readonly string[]
  /** How many seats are described: those that the rules play are among them. */
  readonly seats: number
  /** Writes the features of a seat, from `at` on, over zeros. */
  describeSeat(state: S, seat: Seat, into: Float64Array, at: number): void
  describeTable(state: S, into: Float64Array, at: number): void
}

/** What was learned from the features of a game: a small net, kept as whole numbers. */
export interface Weights {
  /** How it was made. */
  readonly made: string
  /** The features it was made for; what a game tells besides counts nothing. */
  readonly ofSeat: readonly string[]
  readonly ofTable: readonly string[]
  readonly hidden: number
  /** What each number is to be divided by. */
  readonly scale: number
  readonly values: readonly number[]
}

/** What a game hands to an opponent that thinks: a position in numbers, and what they are worth. */
export interface Evaluation<S> {
  readonly features: Features<S>
  readonly weights: Weights
  /** What a feature of a seat speaks of, in a word that players know; null where that is no reason. */
  readonly reason?: (feature: string) => string | null
}
