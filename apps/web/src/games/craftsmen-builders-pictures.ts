import '@guildhall/craftsmen-builders-board/art.css'
import { GrandStreet, HousePicture } from '@guildhall/craftsmen-builders-board/pictures'
import type { GamePictures } from '../game-client.ts'

export const pictures: GamePictures = { Grand: GrandStreet, Small: HousePicture }
