import type { Comparison } from './comparison.ts'

/** What is measured, and for how long. */
export interface Plan {
  /** The duration of one measurement: CPU time, or wall-clock time where that matters. */
  readonly seconds: number
  /** How often each is repeated, contenders taking turns; the median counts. */
  readonly repeats: number
  /** How many finished games are replayed and measured in size. */
  readonly games: number
  /** Only this game, or all. */
  readonly game: string | undefined
  /** Only tables of this size, or all. */
  readonly players: number | undefined
  /** How many tables a server has, and how many commands a second are sent to it. */
  readonly tables: number
  readonly rate: number
  /** Called with what is going on. */
  readonly progress: (words: string) => void
}

/** A set of comparisons with peers that are measured in the same run. */
export interface Bench {
  readonly name: string
  readonly about: string
  /** How long a measurement is, unless asked otherwise. */
  readonly seconds: number
  /** How much was measured, in words. */
  extent(plan: Plan): string
  run(plan: Plan): AsyncIterable<Comparison>
}
