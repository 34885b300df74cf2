import '@guildhall/red-cathedral-board/board.css'
import '@guildhall/red-cathedral-board/table/table.css'
// All of the board: one file of it then serves table and rulebook.
import '@guildhall/red-cathedral-board'

export { rulebookArt as art } from '@guildhall/red-cathedral-board/rulebook'
