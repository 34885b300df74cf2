import '@guildhall/craftsmen-builders-board/board.css'
// All of the board: one file of it then serves table and rulebook.
import '@guildhall/craftsmen-builders-board'

export { rulebookArt as art } from '@guildhall/craftsmen-builders-board/rulebook'
