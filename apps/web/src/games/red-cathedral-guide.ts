import { guide as redCathedral } from '@guildhall/red-cathedral-board/guide'
import { guideEnglish } from '@guildhall/red-cathedral-board/guide/locales/en'
import type { GameGuide } from '../game-client.ts'

export const guide: GameGuide = {
  ...redCathedral,
  catalogue: async (language) =>
    language === 'en' ? guideEnglish : { ...guideEnglish, ...(await TRANSLATED[language]()).words },
}

const TRANSLATED = {
  de: () => import('@guildhall/red-cathedral-board/guide/locales/de'),
  es: () => import('@guildhall/red-cathedral-board/guide/locales/es'),
  fr: () => import('@guildhall/red-cathedral-board/guide/locales/fr'),
}
