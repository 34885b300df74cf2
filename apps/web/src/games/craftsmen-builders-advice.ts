import { lineParts, planned } from '@guildhall/craftsmen-builders-board/advice'
import { catalogue as english } from '@guildhall/craftsmen-builders-board/advice/locales/en'
import { loadTranslation } from '@guildhall/craftsmen-builders-board/advice/locales/translations'
import type { Advice } from '../game-client.ts'

export const advice: Advice = {
  parts: lineParts,
  commands: planned,
  catalogue: async (language) => ({ ...english, ...(await loadTranslation(language)) }),
}
