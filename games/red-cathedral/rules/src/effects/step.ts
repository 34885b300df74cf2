import type { Bundle, Kinds } from '../bundle.ts'
import type { Counter, StepWord } from '../modules/types.ts'

/** One step. All words share one shape; what a word does not use stays at its default. */
export interface EffectStep {
  readonly word: StepWord
  readonly rubles: number
  readonly recognition: number
  readonly prestige: number
  readonly permits: number
  /** What the gain is multiplied by, if it is counted and not printed; what a player is chosen for. */
  readonly counter: Counter | null
  /** Materials of certain kinds. */
  readonly goods: Bundle
  /** Units of a kind to be chosen: the kinds that can be, and how many units. */
  readonly choice: Kinds
  readonly units: number
  /** Kinds that can be paid in place of any other — GU-JEWELERS-3. */
  readonly standIns: Kinds
  /** Every kind that is given or can be chosen. */
  readonly kinds: Kinds
  /** The budget of a delivery, picks, cards drawn, a divisor; the most and the fewest steps of a walk. */
  readonly n: number
  readonly least: number
  /** Obtain: the spaces that can be chosen; `die` names the die of `'die'`. */
  readonly spaces: 'any' | 'anyDie' | 'cardQuadrant' | 'die'
  readonly die: number
  readonly perDie: boolean
  /** How many materials are taken of each drawn card. */
  readonly takes: readonly number[]
  /** Where several picks may go: anywhere, to the same tile or action, or to another one. */
  readonly picks: 'free' | 'same' | 'different'
  /** The effects that are carried out in any order. */
  readonly parts: readonly number[]
}

/** A step that gives nothing, and a payment of nothing. */
export const NOTHING: EffectStep = {
  word: 'gain',
  rubles: 0,
  recognition: 0,
  prestige: 0,
  permits: 0,
  counter: null,
  goods: 0,
  choice: 0,
  units: 0,
  standIns: 0,
  kinds: 0,
  n: 0,
  least: 0,
  spaces: 'any',
  die: -1,
  perDie: false,
  takes: [],
  picks: 'free',
  parts: [],
}
