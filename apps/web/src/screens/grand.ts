import '@guildhall/red-cathedral-board/board.css'

export { DomePicture, GrandCathedral } from '@guildhall/red-cathedral-board/grand'
