import type { Seat } from '@guildhall/kernel'

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

/** What the Master Builders add to the game. */
export interface MasterBuildersTypes {
  readonly command: MasterBuildersCommand
  readonly event: MasterBuildersEvent
  readonly frame: 'blueprints' | 'blueprint' | 'advance'
  readonly step: 'blueprint' | 'advance'
  readonly counter: never
}
