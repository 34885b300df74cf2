import type { MarketAction } from '../../../constants.ts'
import type { AtSpaces, OfStep, Picks, Word } from '../../base/effect-types.ts'

/** What a player can do with the Wholesalers. */
export type WholesalersCommand = { readonly type: 'marketAgain'; readonly action: MarketAction }

interface MarketAgainFrame extends OfStep<'marketAgain'> {
  done: number
  left: number
  openActions: number
}

/** What the Wholesalers add to the game. */
export interface WholesalersTypes {
  readonly command: WholesalersCommand
  readonly frame: MarketAgainFrame
  /** Market actions once more, and Acquire, in which alone they are to be had. */
  readonly step: (Word<'market'> & Picks & AtSpaces) | Word<'acquire'>
}
