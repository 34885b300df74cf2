import type { World } from './world.ts'

/** How rough the world is. All odds are in percent. */
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
  /** How many milliseconds pass on average between two misfortunes of the house. */
  readonly misfortune: number
}

export const CALM: Faults = {
  network: { lost: 0, doubled: 0, slowest: 20 },
  database: { refused: 0, uncertain: 0, slow: 0, slowest: 0 },
  misfortune: Number.POSITIVE_INFINITY,
}

/** Some worlds are nearly calm, some are dreadful. */
export function someFaults(world: World): Faults {
  const upTo = (most: number) => (world.odds(30) ? 0 : world.between(0, most))
  return {
    network: { lost: upTo(10), doubled: upTo(15), slowest: world.pick([30, 300, 1500]) },
    database: {
      refused: upTo(3),
      uncertain: upTo(4),
      slow: upTo(10),
      slowest: world.pick([100, 1000, 4000]),
    },
    misfortune: world.pick([3000, 8000, 20_000]),
  }
}
