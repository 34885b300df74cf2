import { guide as redCathedral } from '@guildhall/red-cathedral-board/guide'
import { guideEnglish } from '@guildhall/red-cathedral-board/guide/locales/en'
import type { GameGuide } from '../game-client.ts'
import { translations } from './translations.ts'

export const guide: GameGuide = {
  ...redCathedral,
  catalogue: async (language) => ({ ...guideEnglish, ...(await translated(language)) }),
}

const translated = translations({
  de: async () => [await import('@guildhall/red-cathedral-board/guide/locales/de')],
  es: async () => [await import('@guildhall/red-cathedral-board/guide/locales/es')],
  fr: async () => [await import('@guildhall/red-cathedral-board/guide/locales/fr')],
})
