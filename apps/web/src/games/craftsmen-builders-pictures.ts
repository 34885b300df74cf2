import '@guildhall/craftsmen-builders-board/art.css'
import { GrandStreet, HousePicture } from '@guildhall/craftsmen-builders-board/pictures'
import type { Pictures } from '../playable.ts'

export const pictures: Pictures = { Grand: GrandStreet, Small: HousePicture }
