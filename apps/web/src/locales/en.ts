import { firstEnglish } from './en-first.ts'
import { laterEnglish } from './en-later.ts'

/** The messages of the pages in English. */
export const english = { ...firstEnglish, ...laterEnglish } as const
