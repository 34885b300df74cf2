import { concerns, craftsmenBuilders, type Event, english } from '@guildhall/craftsmen-builders'
import { loadTranslation as loadRules } from '@guildhall/craftsmen-builders/locales/translations'
import { boardEnglish, CraftsmenBuildersBoard } from '@guildhall/craftsmen-builders-board'
import '@guildhall/craftsmen-builders-board/board.css'
import { loadTranslation as loadBoard } from '@guildhall/craftsmen-builders-board/locales/translations'
import type { GameClient } from '../game-client.ts'

export const client: GameClient = {
  open: async (table) => craftsmenBuilders.create(table),
  definition: async () => craftsmenBuilders,
  Board: CraftsmenBuildersBoard,
  advice: async () => (await import('./craftsmen-builders-advice.ts')).advice,
  shortCommands: async () => {
    const { examples, readTyped } = await import('@guildhall/craftsmen-builders-board/typed')
    return { examples, read: readTyped }
  },
  cards: async () => (await import('./craftsmen-builders-cards.ts')).cards,
  scenes: async () => (await import('@guildhall/craftsmen-builders-board/scenes')).scenes,
  concerns: (_game, _view, event: Event, seat) => concerns(event, seat),
  postGame: async () => (await import('./craftsmen-builders-post-game.tsx')).postGame,
  // English fills in what is not translated yet.
  async catalogue(language) {
    const [rules, board] = await Promise.all([loadRules(language), loadBoard(language)])
    return { ...english, ...boardEnglish, ...rules, ...board }
  },
}
