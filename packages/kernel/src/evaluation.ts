import type { AnyCommand, Seat } from './game.ts'

/**
 * A position as numbers of about one, for learning. All seats have the same features; the game does
 * not decide how they are combined.
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

/** What was learned from the features of a game: a small neural network, stored as integers. */
export interface Weights {
  /** How it was made. */
  readonly made: string
  /** The features it was trained for; others are ignored. */
  readonly ofSeat: readonly string[]
  readonly ofTable: readonly string[]
  readonly hidden: number
  /** The divisor of each number. */
  readonly scale: number
  readonly values: readonly number[]
}

/** What a game provides to a searching bot: a position as numbers, and their weights. */
export interface Evaluation<S> {
  readonly features: Features<S>
  readonly weights: Weights
  /** The topic of a feature, in a word that players know; null if it explains nothing. */
  readonly reason?: (feature: string) => string | null
  /**
   * Whether an answer to the open question is of no use: another is never worse. A game says so in
   * its own words, and opponents think about other answers.
   */
  needless?(state: S, command: AnyCommand): boolean
}
