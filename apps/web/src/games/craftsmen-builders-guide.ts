import { guide as craftsmenBuilders } from '@guildhall/craftsmen-builders-board/guide'
import { guideEnglish } from '@guildhall/craftsmen-builders-board/guide/locales/en'
import type { GameGuide } from '../game-client.ts'

export const guide: GameGuide = {
  ...craftsmenBuilders,
  catalogue: async (language) =>
    language === 'en' ? guideEnglish : { ...guideEnglish, ...(await TRANSLATED[language]()).words },
}

const TRANSLATED = {
  de: () => import('@guildhall/craftsmen-builders-board/guide/locales/de'),
  es: () => import('@guildhall/craftsmen-builders-board/guide/locales/es'),
  fr: () => import('@guildhall/craftsmen-builders-board/guide/locales/fr'),
}
