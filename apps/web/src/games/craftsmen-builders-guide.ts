import { guide as craftsmenBuilders } from '@guildhall/craftsmen-builders-board/guide'
import { guideEnglish } from '@guildhall/craftsmen-builders-board/guide/locales/en'
import type { GameGuide } from '../game-client.ts'
import { translations } from './translations.ts'

export const guide: GameGuide = {
  ...craftsmenBuilders,
  catalogue: async (language) => ({ ...guideEnglish, ...(await translated(language)) }),
}

const translated = translations({
  de: async () => [await import('@guildhall/craftsmen-builders-board/guide/locales/de')],
  es: async () => [await import('@guildhall/craftsmen-builders-board/guide/locales/es')],
  fr: async () => [await import('@guildhall/craftsmen-builders-board/guide/locales/fr')],
})
