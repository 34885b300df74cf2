import type { Seat } from '@guildhall/kernel'

/** What can happen with the Artisans: a seat sets the tile of another player to work. */
export type ArtisansEvent = {
  readonly type: 'tileLent'
  readonly seat: Seat
  readonly owner: Seat
  readonly space: number
  readonly tile: string
}
