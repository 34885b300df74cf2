import type { Seat } from '@guildhall/kernel'
import type { OfEffect, Picks, Word } from '../../base/effect-types.ts'

/** What can happen with the Artisans: a seat sets the tile of another player to work. */
export type ArtisansEvent = {
  readonly type: 'tileLent'
  readonly seat: Seat
  readonly owner: Seat
  readonly space: number
  readonly tile: string
}

/** What a player can do with the Artisans. */
export type ArtisansCommand = {
  readonly type: 'activateOther'
  readonly seat: Seat
  readonly space: number
}

/** What the Artisans add to the game. */
export interface ArtisansTypes {
  readonly command: ArtisansCommand
  readonly event: ArtisansEvent
  readonly frame: OfEffect<'lend'> & { left: number }
  readonly step: Word<'activateOther'> & Pick<Picks, 'picks'>
}
