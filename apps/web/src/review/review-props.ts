import type { Catalogue } from '@guildhall/texts'
import type { LoadedGame } from '../history/load-game-file.ts'

/** A game that was played, as its review needs it. */
export interface ReviewProps {
  /** The table that was played at; null for a file. */
  readonly id: string | null
  readonly file: LoadedGame
  /** By seat. */
  readonly names: readonly string[]
  /** All that the game can say. */
  readonly catalogue: Catalogue
  /** Where a moment of the game is shown as a seat saw it. */
  readonly href: (step: number, seat: number) => string
}
