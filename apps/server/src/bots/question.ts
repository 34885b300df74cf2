import type { AnyCommand, Seat } from '@guildhall/kernel'

/** What a thread is asked: plain data, from which it opens the same game. */
export interface Question {
  readonly id: number
  readonly bot: string
  readonly game: string
  readonly players: number
  readonly options: unknown
  readonly view: unknown
  readonly legal: readonly AnyCommand[]
  readonly seat: Seat
  readonly seed: string
}

/** The place of the choice in `legal`, or what went wrong. */
export type Choice =
  | { readonly id: number; readonly choice: number }
  | { readonly id: number; readonly fault: string }
