import type { Seat } from '@guildhall/kernel'
import type { Ornament } from '../../constants.ts'

/** What can happen through a word of the vocabulary. */
export type VocabularyEvent =
  | {
      readonly type: 'ornamentRemoved'
      readonly seat: Seat
      readonly ornament: Ornament
      /** The workshop space on which it was locked, or -1. */
      readonly space: number
    }
  | { readonly type: 'playerChosen'; readonly seat: Seat; readonly chosen: Seat }
