import type { AnyCommand, AnyEvent, Game, Seat } from '@guildhall/kernel'

export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** A decision as its seat may know it. */
export interface Decision {
  readonly game: AnyGame
  readonly view: unknown
  readonly legal: readonly AnyCommand[]
  readonly seat: Seat
  /** The luck of whoever thinks, not of the game. */
  readonly seed: string
}

/** A table by what it is opened with. */
export interface TableOf {
  readonly game: string
  readonly players: number
  readonly options: unknown
}

/** What a thread is asked: plain data, from which it opens the same game. */
export interface Question extends TableOf, Omit<Decision, 'game'> {
  readonly id: number
  readonly bot: string
}

/** The place of the choice in `legal`, or what went wrong. */
export type Reply =
  | { readonly id: number; readonly choice: number }
  | { readonly id: number; readonly fault: string }
