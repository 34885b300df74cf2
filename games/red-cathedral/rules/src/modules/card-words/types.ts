import type { Seat } from '@guildhall/kernel'
import type { Ornament } from '../../constants.ts'

/** What can happen through a word of the vocabulary. */
export type CardWordEvent =
  | {
      readonly type: 'ornamentRemoved'
      readonly seat: Seat
      readonly ornament: Ornament
      /** The workshop space on which it was locked, or -1. */
      readonly space: number
    }
  | { readonly type: 'playerChosen'; readonly seat: Seat; readonly chosen: Seat }

/** What a player can do when a word of the vocabulary asks. */
export type CardWordCommand =
  | { readonly type: 'chooseStep'; readonly step: number }
  | { readonly type: 'salvage'; readonly ornament: Ornament }
  | { readonly type: 'salvageLocked'; readonly space: number }
  | { readonly type: 'choosePlayer'; readonly seat: Seat }

/** What the words of cards that several modules use add to the game. */
export interface CardWordTypes {
  readonly command: CardWordCommand
  readonly event: CardWordEvent
  readonly frame: 'order' | 'borrow' | 'banner' | 'salvage' | 'player'
  readonly step: 'anyOrder' | 'influence' | 'claim' | 'discardOrnament' | 'choosePlayer'
}
