import type { Seat } from '@guildhall/kernel'

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

/** What the Brick Makers add to the game. */
export interface BrickMakersTypes {
  readonly command: BrickMakersCommand
  readonly event: BrickMakersEvent
  readonly frame: 'reinforce'
  readonly step: 'reinforce' | 'waivePlacement'
  readonly counter: never
}
