import type { MarketAction } from '../../../constants.ts'

/** What a player can do with the Wholesalers. */
export type WholesalersCommand = { readonly type: 'marketAgain'; readonly action: MarketAction }

/** What the Wholesalers add to the game. */
export interface WholesalersTypes {
  readonly command: WholesalersCommand
  readonly frame: 'marketAgain'
  readonly step: 'market' | 'acquire'
}
