import { MARKET_ACTIONS } from '../../../constants.ts'
import type { WholesalersCommand } from './wholesalers-types.ts'

/** In the order of the market actions. */
export const MARKET_AGAIN = MARKET_ACTIONS.map(
  (action): WholesalersCommand => ({ type: 'marketAgain', action }),
)
