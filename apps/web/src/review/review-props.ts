import type { Catalogue } from '@guildhall/texts'
import type { LoadedGame } from '../history/load-game-file.ts'

/** A past game, as its review needs it. */
export interface ReviewProps {
  /** The table that was played at; null for a file. */
  readonly id: string | null
  readonly file: LoadedGame
  /** By seat. */
  readonly names: readonly string[]
  /** Every message of the game. */
  readonly catalogue: Catalogue
  /** The address at which a moment of the game is shown as a seat saw it. */
  readonly href: (step: number, seat: number) => string
}
