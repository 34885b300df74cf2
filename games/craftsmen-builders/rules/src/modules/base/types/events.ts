import type { Seat } from '@guildhall/kernel'
import type { Goods } from '../../../goods.ts'

/** Everything that can happen. `source` is the id of what gave or asked for something. */
export type BaseEvent =
  | {
      readonly type: 'setUp'
      readonly first: Seat
      /** The rows of the market from level I on, and the decks, the top card first. */
      readonly market: readonly (readonly string[])[]
      readonly decks: readonly (readonly string[])[]
      readonly contracts: readonly string[]
      readonly pairs: readonly (readonly [craftsman: string, board: string])[]
    }
  | {
      readonly type: 'pairTaken'
      readonly seat: Seat
      readonly pair: number
      readonly craftsman: string
      readonly board: string
    }
  /** The active column by the pairs taken; the other craftsmen shuffled, and the first offer drawn. */
  | {
      readonly type: 'columnsLaid'
      readonly active: readonly string[]
      readonly deck: readonly string[]
      readonly offer: readonly string[]
    }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'earned'; readonly seat: Seat; readonly goods: Goods }
  | { readonly type: 'castlesEarned'; readonly seat: Seat; readonly goods: Goods }
  | {
      readonly type: 'turnBegan'
      readonly seat: Seat
      readonly lap: number
      /** In the turn order, counted from 0. */
      readonly place: number
    }
  | { readonly type: 'workerPlaced'; readonly seat: Seat; readonly slot: string }
  /** Coins to another player, or, where `to` is -1, to the reserve. */
  | {
      readonly type: 'feePaid'
      readonly seat: Seat
      readonly to: Seat
      readonly coins: number
      readonly source: string
    }
  | {
      readonly type: 'paid'
      readonly seat: Seat
      readonly goods: Goods
      readonly source: string
    }
  | {
      readonly type: 'gained'
      readonly seat: Seat
      readonly goods: Goods
      readonly source: string
    }
  | {
      readonly type: 'built'
      readonly seat: Seat
      readonly building: string
      readonly site: number
    }
  /** The building is gone from its position, and those to its right have moved up. */
  | { readonly type: 'rowShifted'; readonly position: string }
  | { readonly type: 'positionFilled'; readonly position: string; readonly building: string }
  | { readonly type: 'realised'; readonly seat: Seat; readonly contract: string }
  | {
      readonly type: 'endTriggered'
      readonly seat: Seat
      readonly reason: 'castles' | 'contracts'
    }
  | { readonly type: 'siteProduced'; readonly seat: Seat; readonly site: number }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly craftsman: string }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'craftsmenShuffled'; readonly deck: readonly string[] }
  | { readonly type: 'offerDrawn'; readonly craftsmen: readonly string[] }
  | { readonly type: 'gameEnded'; readonly reason: 'triggered' | 'roundLimit' }
  | {
      readonly type: 'scored'
      readonly seat: Seat
      readonly label: string
      readonly points: number
    }
