import { type GameFile, gameFile } from '@guildhall/kernel'
import type { Table } from './table.ts'

/** The file of a game that is over, with its secret. */
export function fileOf({ card, commitment, play, status }: Table): GameFile {
  if (play === null || status !== 'over') throw new Error('the game is not over')
  return gameFile(card.game, play.log, { commitment, secret: card.secret })
}
