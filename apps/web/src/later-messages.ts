import type { Arguments, PlainKey } from '@guildhall/texts'
import type { FirstTexts } from './first-english.ts'
import { addEnglish, translate } from './i18n.ts'
import { type LaterTexts, laterEnglish } from './later-english.ts'

// Whoever imports this has the messages with it: the compiler sees to it that all who need them do.
addEnglish(laterEnglish)

interface AllTexts extends FirstTexts, LaterTexts {}

export type LaterKey = keyof AllTexts

/** The key of a text without parameters, where only a key is handed on. */
export type PlainLaterKey = PlainKey<AllTexts>

/** Any text of the pages, by its key. */
export const t = <K extends LaterKey>(key: K, ...[params]: Arguments<AllTexts, K>): string =>
  translate({ key, params: params ?? {} })
