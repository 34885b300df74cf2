import { catalogue as cbGuide } from '@guildhall/craftsmen-builders-board/guide/locales/en'
import { catalogue as cbBoard } from '@guildhall/craftsmen-builders-board/locales/en'
import type { MessageParams } from '@guildhall/kernel'
import { catalogue as rcGuide } from '@guildhall/red-cathedral-board/guide/locales/en'
import { catalogue as rcBoard } from '@guildhall/red-cathedral-board/locales/en'
import { type Catalogue, createTranslator } from '@guildhall/texts'
import { catalogue as english } from '../src/locales/en.ts'
import { catalogue as review } from '../src/review/locales/en.ts'

export { like } from '@guildhall/texts/testing'

const PAGES = { ...english, ...review }
const RED_CATHEDRAL = { ...rcBoard, ...rcGuide }
const CRAFTSMEN_BUILDERS = { ...cbBoard, ...cbGuide }

type Text<C extends Catalogue> = (key: keyof C & string, params?: MessageParams) => string

function textsOf<C extends Catalogue>(catalogue: C): Text<C> {
  const translate = createTranslator(catalogue, 'en')
  return (key, params = {}) => translate({ key, params })
}

/** What the pages say in English, by its key: a test names what is said, not its words. */
export const text = textsOf(PAGES)
/** What the board, the settings and the lessons of The Red Cathedral say. */
export const redCathedral = textsOf(RED_CATHEDRAL)
/** What the board, the settings and the lessons of Craftsmen & Builders say. */
export const craftsmenBuilders = textsOf(CRAFTSMEN_BUILDERS)
