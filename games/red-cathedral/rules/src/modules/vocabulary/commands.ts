import type { Seat } from '@guildhall/kernel'
import { COLOURS, ORNAMENTS, type Ornament, WORKSHOP_SPACES } from '../../constants.ts'

/** What a player can wish when a word of the vocabulary asks. */
export type VocabularyCommand =
  | { readonly type: 'chooseStep'; readonly step: number }
  | { readonly type: 'salvage'; readonly ornament: Ornament }
  | { readonly type: 'salvageLocked'; readonly space: number }
  | { readonly type: 'choosePlayer'; readonly seat: Seat }

type CommandOf<T extends VocabularyCommand['type']> = Extract<VocabularyCommand, { type: T }>

/** The most steps that can be carried out in any order. */
const MOST_STEPS = 4

export const CHOOSE_STEP = Array.from(
  { length: MOST_STEPS },
  (_, step): CommandOf<'chooseStep'> => ({ type: 'chooseStep', step }),
)
export const SALVAGE = ORNAMENTS.map(
  (ornament): CommandOf<'salvage'> => ({ type: 'salvage', ornament }),
)
export const SALVAGE_LOCKED = Array.from(
  { length: WORKSHOP_SPACES },
  (_, space): CommandOf<'salvageLocked'> => ({ type: 'salvageLocked', space }),
)
export const CHOOSE_PLAYER = COLOURS.map(
  (_, seat): CommandOf<'choosePlayer'> => ({ type: 'choosePlayer', seat }),
)
