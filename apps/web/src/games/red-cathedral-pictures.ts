import '@guildhall/red-cathedral-board/board.css'
import { DomePicture, GrandCathedral } from '@guildhall/red-cathedral-board/grand'
import type { Pictures } from '../playable.ts'

export const pictures: Pictures = { Grand: GrandCathedral, Small: DomePicture }
