import type { Seat } from '@guildhall/kernel'
import type { Ornament } from '../../constants.ts'
import type { InQuadrant, OfEffect, OfStep, Word } from '../base/effect-types.ts'
import type { Counter } from '../counter.ts'

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

interface OrderFrame extends OfStep<'order'>, InQuadrant {
  done: number
  /** Bit per part that is still to come. */
  unused: number
}

interface AnyOrderStep extends Word<'anyOrder'> {
  /** The effects that are carried out in any order. */
  readonly parts: readonly number[]
}

interface ChoosePlayerStep extends Word<'choosePlayer'> {
  /** What is counted for the chosen player. */
  readonly counter: Counter | null
}

/** What the words of cards that several modules use add to the game. */
export interface CardWordTypes {
  readonly command: CardWordCommand
  readonly event: CardWordEvent
  readonly frame:
    | OrderFrame
    | (OfEffect<'borrow'> & InQuadrant)
    | OfEffect<'banner'>
    | OfEffect<'salvage'>
    | OfStep<'player'>
  readonly step:
    | AnyOrderStep
    | Word<'influence'>
    | Word<'claim'>
    | Word<'discardOrnament'>
    | ChoosePlayerStep
}
