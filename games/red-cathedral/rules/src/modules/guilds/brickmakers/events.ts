import type { Seat } from '@guildhall/kernel'

/** What can happen with reinforcement tiles. */
export type BrickMakersEvent =
  | { readonly type: 'reinforcementsLaid'; readonly tiles: readonly string[] }
  | { readonly type: 'reinforcementTaken'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'reinforcementUsed'; readonly seat: Seat; readonly tile: string }
