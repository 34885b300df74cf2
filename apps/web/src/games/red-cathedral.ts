import { concerns, type Event, english, redCathedral, type View } from '@guildhall/red-cathedral'
import { boardEnglish, RedCathedralBoard } from '@guildhall/red-cathedral-board'
import '@guildhall/red-cathedral-board/board.css'
import '@guildhall/red-cathedral-board/table/table.css'
import type { AnyBoard, Playable } from '../playable.ts'

export const playable: Playable = {
  box: redCathedral as unknown as Playable['box'],
  Board: RedCathedralBoard as unknown as AnyBoard,
  words: () => Promise.resolve({ ...english, ...boardEnglish }),
  concerns: (view, event, seat) => concerns(view as View, event as Event, seat),
  afterwards: async () => (await import('./red-cathedral-afterwards.tsx')).afterwards,
}
