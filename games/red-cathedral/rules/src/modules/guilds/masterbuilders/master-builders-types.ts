import type { Seat } from '@guildhall/kernel'
import type { Goods } from '../../../bundle.ts'
import type { SectionType } from '../../../constants.ts'
import type { OfOffer, OfStep, Word } from '../../base/effect-types.ts'

/** What can happen with the Master Builders. */
export type MasterBuildersEvent =
  /** The cards that no tower uses become a deck; in which order it lies nobody knows. */
  | { readonly type: 'blueprintsLaid'; readonly cards: number }
  | { readonly type: 'blueprintDrawn'; readonly seat: Seat; readonly card: string }
  /** Those that were drawn go to the discards. */
  | { readonly type: 'blueprintsDiscarded'; readonly seat: Seat }
  /** The discards become the deck. */
  | { readonly type: 'blueprintsShuffled'; readonly cards: number }
  /** A section under construction pays ahead; what it pays follows as a gain. */
  | { readonly type: 'sectionAdvanced'; readonly seat: Seat; readonly section: number }

/** What a player can do with the Master Builders. */
export type MasterBuildersCommand =
  /** Which of the drawn cards to take from next, by the order in which they were drawn. */
  | { readonly type: 'chooseBlueprint'; readonly drawn: number }
  | { readonly type: 'advanceSection'; readonly section: number }

/**
 * The cathedral cards that no tower uses, as their places in the rules data's list. Never changed in place,
 * so that copies of a table share it. Empty where the Master Builders take no part.
 */
export interface Blueprints {
  /** The deck in the order of the box: a draw is made when it is due — CT-11.7. */
  readonly deck: readonly number[]
  /** What is being used, in the order drawn. */
  readonly drawn: readonly number[]
  /** Face up, the oldest first. */
  readonly discards: readonly number[]
}

/** The unused cathedral cards as everybody sees them — CT-11.7. */
export interface BlueprintsView {
  /** How many cards are left in the deck. */
  readonly deck: number
  /** The cards that are being used. */
  readonly drawn: readonly BlueprintView[]
  /** The discards, the oldest first. */
  readonly discards: readonly BlueprintView[]
}

/** A cathedral card, and what it costs. */
export interface BlueprintView {
  readonly card: string
  readonly type: SectionType
  readonly cost: Goods
}

interface BlueprintsFrame extends OfStep<'blueprints'> {
  done: number
  /** Bit per drawn card that nothing was taken of. */
  unused: number
}

interface BlueprintFrame extends OfOffer<'blueprint'> {
  /** Its place among the drawn cards. */
  drawnCard: number
}

interface BlueprintStep extends Word<'blueprint'> {
  /** How many materials are taken of each drawn card. */
  readonly takes: readonly number[]
}

interface AdvanceStep extends Word<'advance'> {
  /** Which of the printed values is gained, and by what it is divided. */
  readonly printed: 'ruble' | 'recognition'
  readonly divisor: number
}

/** What the Master Builders add to the game. */
export interface MasterBuildersTypes {
  readonly command: MasterBuildersCommand
  readonly event: MasterBuildersEvent
  readonly frame: BlueprintsFrame | BlueprintFrame | OfStep<'advance'>
  readonly step: BlueprintStep | AdvanceStep
  readonly part: { readonly blueprints: Blueprints }
  /** The deck of the Master Builders; null without them. */
  readonly view: { readonly blueprints: BlueprintsView | null }
}
