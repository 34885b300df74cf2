import { COLOURS, ORNAMENTS, WORKSHOP_SPACES } from '../../constants.ts'
import type { CardWordCommand } from './card-words-types.ts'

type CommandOf<T extends CardWordCommand['type']> = Extract<CardWordCommand, { type: T }>

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
