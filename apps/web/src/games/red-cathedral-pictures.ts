import '@guildhall/red-cathedral-board/board.css'
import { DomePicture, GrandCathedral } from '@guildhall/red-cathedral-board/grand'
import type { GamePictures } from '../game-client.ts'

export const pictures: GamePictures = { Grand: GrandCathedral, Small: DomePicture }
