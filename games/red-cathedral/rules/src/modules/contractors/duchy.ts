/**
 * The Grand Duchy board and what comes from its bag. Where the module does not take part every
 * list is empty. Components are held as their places in the kit's lists; -1 stands for "none".
 */
export interface Duchy {
  /** The city whose tile lies above each tower, T1 first — CT-2.6. */
  cityOfTower: readonly number[]
  /** Bit per city that is closed — CT-2.7, CT-8.2. */
  closed: number
  /** Contractors in the cities: those of seat s in city c at `c * players + s`. */
  contractors: number[]
  /** The specialist on each space between the cities — CT-6.2. */
  specialists: number[]
  /** What is still in the bag, in the order of the box: a draw is made when it is due — CT-5.13. */
  bag: readonly number[]
  /** What was removed from the game — CT-5.9. */
  removed: readonly number[]
}

/** The duchy of a table without the module. */
export const NO_DUCHY: Duchy = {
  cityOfTower: [],
  closed: 0,
  contractors: [],
  specialists: [],
  bag: [],
  removed: [],
}

/** A duchy of one's own. An empty one is never changed, so all tables without the module share it. */
export const copyDuchy = (d: Duchy): Duchy =>
  d.cityOfTower.length === 0
    ? d
    : {
        cityOfTower: d.cityOfTower,
        closed: d.closed,
        contractors: d.contractors.slice(),
        specialists: d.specialists.slice(),
        bag: d.bag,
        removed: d.removed,
      }
