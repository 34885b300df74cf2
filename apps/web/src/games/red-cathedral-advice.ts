import { lineParts, planned } from '@guildhall/red-cathedral-board/advice'
import type { Catalogue } from '@guildhall/texts'
import type { Advice } from '../game-client.ts'
import type { Language } from '../settings.ts'

export const advice: Advice = {
  parts: lineParts,
  commands: planned,
  catalogue: (language) => CATALOGUES[language](),
}

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('@guildhall/red-cathedral-board/advice/locales/en')).adviceEnglish,
  de: async () => (await import('@guildhall/red-cathedral-board/advice/locales/de')).catalogue,
  es: async () => (await import('@guildhall/red-cathedral-board/advice/locales/es')).catalogue,
  fr: async () => (await import('@guildhall/red-cathedral-board/advice/locales/fr')).catalogue,
}
