import type { Bundle, Kinds } from '../../bundle.ts'

/** What open questions and steps of effects have in common, whichever module they belong to. */

/** A question that an effect asks. */
export interface OfEffect<K extends string> {
  readonly kind: K
  effect: number
}

/** A question that one step of an effect asks. */
export interface OfStep<K extends string> extends OfEffect<K> {
  step: number
}

/** What of an offer is taken, up to so many units. */
export interface OfOffer<K extends string> extends OfEffect<K> {
  units: number
  offer: Bundle
}

/** Where the card of an effect lies; -1 if it is not an action of a card. */
export interface InQuadrant {
  quadrant: number
}

/** A step of an effect; the word says what it does. */
export interface Word<W extends string> {
  readonly word: W
}

/** What is paid or gained. */
export interface Amounts {
  readonly rubles: number
  readonly recognition: number
  readonly prestige: number
  readonly permits: number
  /** Materials of certain kinds. */
  readonly goods: Bundle
  /** Units of a kind to be chosen: the kinds that can be, and how many units. */
  readonly choice: Kinds
  readonly units: number
  /** Every kind that is certain or can be chosen. */
  readonly kinds: Kinds
}

/** Something that is carried out several times. */
export interface Picks {
  readonly picks: number
  /** Where they may go: anywhere, to the same tile or action, or each to another one. */
  readonly where: 'free' | 'same' | 'different'
}

/** Obtaining at a market space. */
export interface AtSpaces {
  /** The spaces that can be chosen; `die` names the die of `'die'`. */
  readonly spaces: 'any' | 'anyDie' | 'cardQuadrant' | 'die'
  readonly die: number
  /** Once for each die there. */
  readonly perDie: boolean
}
