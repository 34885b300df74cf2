import { english, redCathedral } from '@guildhall/red-cathedral'
import { boardEnglish, RedCathedralBoard } from '@guildhall/red-cathedral-board'
import '@guildhall/red-cathedral-board/board.css'
import '@guildhall/red-cathedral-board/table/table.css'
import type { AnyBoard, Playable } from '../playable.ts'

export const playable: Playable = {
  box: redCathedral as unknown as Playable['box'],
  Board: RedCathedralBoard as unknown as AnyBoard,
  words: () => Promise.resolve({ ...english, ...boardEnglish }),
}
