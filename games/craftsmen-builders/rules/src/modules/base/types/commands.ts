import type { BadgeSymbol } from '../../../constants.ts'

/** Everything a player can ask for. Pairs and sites count from 1, as the rulebook counts them. */
export type BaseCommand =
  | { readonly type: 'draftPair'; readonly pair: number }
  /** A worker on a slot, or on a place of the permanent craftsman. */
  | { readonly type: 'place'; readonly slot: string }
  | { readonly type: 'recruit'; readonly craftsman: string }
  | { readonly type: 'times'; readonly n: number }
  /** The resources of choice that are paid. */
  | { readonly type: 'payWith'; readonly wood: number; readonly stone: number }
  /** The resources of choice that are gained, also from castles. */
  | { readonly type: 'chooseKind'; readonly wood: number; readonly stone: number }
  | { readonly type: 'chooseBuilding'; readonly building: string }
  | { readonly type: 'chooseSite'; readonly site: number }
  /** The resources that stand for coins of a cost; the rest is paid in coins and in kind. */
  | { readonly type: 'replaceCoins'; readonly wood: number; readonly stone: number }
  | { readonly type: 'realise'; readonly contract: BadgeSymbol }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'turnUp' }
  | { readonly type: 'endTurn' }
