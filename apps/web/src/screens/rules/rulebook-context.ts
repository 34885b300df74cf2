import { createContext } from 'preact'
import { BOOKS, type BookId } from './clause-href.ts'
import type { Figures } from './use-figures.ts'

/** Which book is shown, and its drawings once they are there. */
export const RulebookContext = createContext<{
  readonly book: BookId
  readonly figures: Figures | null
}>({ book: BOOKS[0], figures: null })
