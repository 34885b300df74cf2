import '@guildhall/craftsmen-builders-board/board.css'

export { rulebookArt as art } from '@guildhall/craftsmen-builders-board/rulebook'
