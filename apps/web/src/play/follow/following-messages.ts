import type { Arguments } from '@guildhall/texts'
import type { FirstTexts } from '../../first-english.ts'
import { addEnglish, type MessageKey, translate } from '../../i18n.ts'
import { catalogue, type Texts } from '../../locales/en/following.ts'

// They come with the first turn of somebody else.
addEnglish(catalogue)

interface AllTexts extends FirstTexts, Texts {}

/** A text of the log, the recap and the scenes, by its key. */
export const t = <K extends MessageKey | keyof Texts>(
  key: K,
  ...[params]: Arguments<AllTexts, K>
): string => translate({ key, params: params ?? {} })
