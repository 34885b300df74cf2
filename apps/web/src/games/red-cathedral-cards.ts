import { cardOf } from '@guildhall/red-cathedral-board/cards'
import { catalogue as english } from '@guildhall/red-cathedral-board/cards/locales/en'
import { loadTranslation } from '@guildhall/red-cathedral-board/cards/locales/translations'
import type { Cards } from '../game-client.ts'

export const cards: Cards = {
  of: cardOf,
  catalogue: async (language) => ({ ...english, ...(await loadTranslation(language)) }),
}
