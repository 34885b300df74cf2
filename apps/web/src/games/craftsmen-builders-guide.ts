import { guide as craftsmenBuilders } from '@guildhall/craftsmen-builders-board/guide'
import { catalogue as english } from '@guildhall/craftsmen-builders-board/guide/locales/en'
import { loadTranslation } from '@guildhall/craftsmen-builders-board/guide/locales/translations'
import type { GameGuide } from '../game-client.ts'

export const guide: GameGuide = {
  ...craftsmenBuilders,
  catalogue: async (language) => ({ ...english, ...(await loadTranslation(language)) }),
}
