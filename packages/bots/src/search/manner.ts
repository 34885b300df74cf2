import { type Aim, evenly, nearTheEnd } from '../value/utility.ts'

/** How a search goes about it. What was released is kept, to be played against. */
export interface Manner {
  /** The answers at hand share what there is to think: by curiosity, or the half that looks worse is left out again and again. */
  readonly root: 'curiosity' | 'halving'
  /** What a seat plays for. */
  readonly aim: Aim
  /** How much of a judgement is believed; the rest is that everybody wins as often. */
  readonly trust: number
  /** Results are taken to differ at least this much, so that curiosity never ends. */
  readonly leastSpread: number
  /** Whether answers that are of no use are left out, where a game names such. */
  readonly careful: boolean
}

export const PRESENT: Manner = {
  root: 'halving',
  aim: nearTheEnd,
  trust: 0.97,
  leastSpread: 0.03,
  careful: true,
}

/**
 * As hints and reviews look for lines: they weigh these afterwards, each as often as the others, and
 * tell chances and margins as they are.
 */
export const WEIGHING: Manner = {
  root: 'curiosity',
  aim: evenly,
  trust: 1,
  leastSpread: 1e-3,
  careful: true,
}

/** As the opponents of 0.1 thought. */
export const RELEASE_0_1: Manner = {
  root: 'curiosity',
  aim: evenly,
  trust: 1,
  leastSpread: 1e-3,
  careful: false,
}
