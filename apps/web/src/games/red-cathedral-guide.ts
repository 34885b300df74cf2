import { guide as redCathedral } from '@guildhall/red-cathedral-board/guide'
import { catalogue as english } from '@guildhall/red-cathedral-board/guide/locales/en'
import { loadTranslation } from '@guildhall/red-cathedral-board/guide/locales/translations'
import type { GameGuide } from '../game-client.ts'

export const guide: GameGuide = {
  ...redCathedral,
  catalogue: async (language) => ({ ...english, ...(await loadTranslation(language)) }),
}
