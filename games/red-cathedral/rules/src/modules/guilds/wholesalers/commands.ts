import { MARKET_ACTIONS, type MarketAction } from '../../../constants.ts'

/** What a player can wish with the Wholesalers. */
export type WholesalersCommand = { readonly type: 'marketAgain'; readonly action: MarketAction }

/** In the order of the market actions. */
export const MARKET_AGAIN = MARKET_ACTIONS.map(
  (action): WholesalersCommand => ({ type: 'marketAgain', action }),
)
