import { cardOf } from '@guildhall/craftsmen-builders-board/cards'
import { catalogue as english } from '@guildhall/craftsmen-builders-board/cards/locales/en'
import { loadTranslation } from '@guildhall/craftsmen-builders-board/cards/locales/translations'
import type { Cards } from '../game-client.ts'

export const cards: Cards = {
  of: cardOf,
  catalogue: async (language) => ({ ...english, ...(await loadTranslation(language)) }),
}
