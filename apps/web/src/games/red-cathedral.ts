import { english, redCathedral } from '@guildhall/red-cathedral'
import { ByWords } from '@guildhall/ui'
import type { AnyBoard, Playable } from '../games.ts'

export const playable: Playable = {
  box: redCathedral as unknown as Playable['box'],
  Board: ByWords as unknown as AnyBoard,
  words: () => Promise.resolve(english),
}
