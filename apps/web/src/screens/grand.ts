import '@guildhall/red-cathedral-board/board.css'

export { GrandCathedral } from '@guildhall/red-cathedral-board'
