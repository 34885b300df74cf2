import type { Comparison } from './line.ts'

/** What is measured, and for how long. */
export interface Plan {
  /** CPU time of one measurement. */
  readonly seconds: number
  /** How often each is repeated, contenders taking turns; the median counts. */
  readonly repeats: number
  /** How many finished games are replayed and weighed. */
  readonly games: number
  /** Only this game, or all. */
  readonly game: string | undefined
  /** Only tables of this size, or all. */
  readonly players: number | undefined
  /** Told what is going on. */
  readonly progress: (words: string) => void
}

/** A set of comparisons with peers that are measured in the same run. */
export interface Bench {
  readonly name: string
  readonly about: string
  run(plan: Plan): AsyncIterable<Comparison>
}
