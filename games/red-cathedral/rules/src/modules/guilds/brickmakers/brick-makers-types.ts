import type { Seat } from '@guildhall/kernel'
import type { OfEffect, Word } from '../../base/effect-types.ts'

/** What can happen with reinforcement tiles. */
export type BrickMakersEvent =
  | { readonly type: 'reinforcementsLaid'; readonly tiles: readonly string[] }
  | { readonly type: 'reinforcementTaken'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'reinforcementUsed'; readonly seat: Seat; readonly tile: string }

/** What a player can do with reinforcement tiles; `tile` is its id. */
export type BrickMakersCommand =
  | { readonly type: 'pickReinforcement'; readonly tile: string }
  | { readonly type: 'useReinforcement'; readonly tile: string }

/** What is printed on a reinforcement tile. */
export interface ReinforcementTile {
  readonly id: string
  readonly name: string
  readonly effect: number
}

/** The reinforcement tiles, as places in the rules data's list. */
export interface Reinforcements {
  /** Face up beside the market — GU-BRICKMAKERS-1. */
  readonly offer: readonly number[]
  /** By seat, the oldest first. */
  readonly held: readonly (readonly number[])[]
  /** Used, and out of the game — GU-BRICKMAKERS-11. */
  readonly removed: readonly number[]
  /** The turn in which a tile was last used; 0 before — GU-BRICKMAKERS-9. */
  readonly usedInTurn: number
}

/** The reinforcement tiles as everybody sees them — CT-11.8. */
export interface ReinforcementsView {
  readonly offer: readonly string[]
  readonly removed: readonly string[]
  /** The turn in which a tile was last used; 0 before. */
  readonly usedInTurn: number
}

/** What the Brick Makers add to the game. */
export interface BrickMakersTypes {
  readonly command: BrickMakersCommand
  readonly event: BrickMakersEvent
  readonly frame: OfEffect<'reinforce'>
  readonly step: Word<'reinforce'> | Word<'waivePlacement'>
  readonly part: { readonly reinforcements: Reinforcements }
  readonly printed: { readonly reinforcements: readonly ReinforcementTile[] }
  /** The reinforcement tiles beside the market; null without the Brick Makers. */
  readonly view: { readonly reinforcements: ReinforcementsView | null }
  /** Those of a player. */
  readonly playerView: { readonly reinforcements: readonly string[] }
}
