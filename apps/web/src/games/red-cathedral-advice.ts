import { lineParts, planned } from '@guildhall/red-cathedral-board/advice'
import { catalogue as english } from '@guildhall/red-cathedral-board/advice/locales/en'
import { loadTranslation } from '@guildhall/red-cathedral-board/advice/locales/translations'
import type { Advice } from '../game-client.ts'

export const advice: Advice = {
  parts: lineParts,
  commands: planned,
  catalogue: async (language) => ({ ...english, ...(await loadTranslation(language)) }),
}
