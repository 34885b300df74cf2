import type { SimulationRun } from './simulation-run.ts'

/** What goes wrong in a simulation run, and how often. All odds are in percent. */
export interface Faults {
  /** Messages between people and processes. */
  readonly network: {
    readonly lost: number
    readonly doubled: number
    /** In milliseconds; every message takes its own time, so they overtake each other. */
    readonly slowest: number
  }
  /** Calls to the database. */
  readonly database: {
    /** Refused before anything was done. */
    readonly refused: number
    /** Done, but the answer is lost; or not yet done when the answer is. */
    readonly uncertain: number
    readonly slow: number
    readonly slowest: number
  }
  /** How many milliseconds pass on average between two faults of a process or the database. */
  readonly faultEveryMs: number
}

export const NO_FAULTS: Faults = {
  network: { lost: 0, doubled: 0, slowest: 20 },
  database: { refused: 0, uncertain: 0, slow: 0, slowest: 0 },
  faultEveryMs: Number.POSITIVE_INFINITY,
}

/** Some runs have hardly any faults, some have all of them. */
export function randomFaults(run: SimulationRun): Faults {
  const upTo = (most: number) => (run.odds(30) ? 0 : run.between(0, most))
  return {
    network: { lost: upTo(10), doubled: upTo(15), slowest: run.pick([30, 300, 1500]) },
    database: {
      refused: upTo(3),
      uncertain: upTo(4),
      slow: upTo(10),
      slowest: run.pick([100, 1000, 4000]),
    },
    faultEveryMs: run.pick([3000, 8000, 20_000]),
  }
}
