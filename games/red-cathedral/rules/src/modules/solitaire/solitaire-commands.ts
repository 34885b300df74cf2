import { MOST_SECTIONS } from '../../constants.ts'
import type { SolitaireCommand } from './solitaire-types.ts'

export const CLAIM_FOR_IVAN = Array.from(
  { length: MOST_SECTIONS },
  (_, section): SolitaireCommand => ({ type: 'claimForIvan', section }),
)
