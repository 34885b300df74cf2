import type { Seat } from '@guildhall/kernel'
import { COLOURS, WORKSHOP_SPACES } from '../../../constants.ts'

/** What a player can wish with the Artisans. */
export type ArtisansCommand = {
  readonly type: 'activateOther'
  readonly seat: Seat
  readonly space: number
}

/** By the seat of the other player and the workshop space. */
export const ACTIVATE_OTHER = COLOURS.map((_, seat) =>
  Array.from(
    { length: WORKSHOP_SPACES },
    (_, space): ArtisansCommand => ({ type: 'activateOther', seat, space }),
  ),
)
