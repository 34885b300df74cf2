import '@guildhall/red-cathedral-board/board.css'
import '@guildhall/red-cathedral-board/table/table.css'

export { rulebookArt as art } from '@guildhall/red-cathedral-board/rulebook'
