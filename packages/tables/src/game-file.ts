import { type GameFile, gameFile } from '@guildhall/kernel'
import type { TableState } from './table-state.ts'

/** The file of a game that is over, with its secret. */
export function gameFileOf({ header, commitment, play, status }: TableState): GameFile {
  if (play === null || status !== 'over') throw new Error('the game is not over')
  return gameFile(header.game, play.log, { commitment, secret: header.secret })
}
