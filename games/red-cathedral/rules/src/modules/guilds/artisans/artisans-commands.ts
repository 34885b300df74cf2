import { COLOURS, WORKSHOP_SPACES } from '../../../constants.ts'
import type { ArtisansCommand } from './artisans-types.ts'

/** By the seat of the other player and the workshop space. */
export const ACTIVATE_OTHER = COLOURS.map((_, seat) =>
  Array.from(
    { length: WORKSHOP_SPACES },
    (_, space): ArtisansCommand => ({ type: 'activateOther', seat, space }),
  ),
)
