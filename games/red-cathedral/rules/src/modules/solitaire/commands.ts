import { MOST_SECTIONS } from '../../constants.ts'

/** What a player can wish for Ivan — IV-1.4. */
export type SolitaireCommand = { readonly type: 'claimForIvan'; readonly section: number }

export const CLAIM_FOR_IVAN = Array.from(
  { length: MOST_SECTIONS },
  (_, section): SolitaireCommand => ({ type: 'claimForIvan', section }),
)
