import { baseEnglish, concerns, openBaseGame } from '@guildhall/red-cathedral/table'
import { boardEnglish, modulesOf, RedCathedralBoard } from '@guildhall/red-cathedral-board'
import '@guildhall/red-cathedral-board/board.css'
import '@guildhall/red-cathedral-board/table/table.css'
import type { GameClient } from '../game-client.ts'

/** With the rules of all modules. */
const definition = async () => (await import('@guildhall/red-cathedral')).redCathedral

export const client: GameClient = {
  open: async (table) =>
    modulesOf(table).length === 0 ? openBaseGame(table) : (await definition()).create(table),
  definition,
  Board: RedCathedralBoard,
  shortCommands: async () => {
    const { examples, readTyped } = await import('@guildhall/red-cathedral-board/typed')
    return { examples, read: readTyped }
  },
  advice: async () => (await import('./red-cathedral-advice.ts')).advice,
  cards: async () => (await import('./red-cathedral-cards.ts')).cards,
  scenes: async () => (await import('@guildhall/red-cathedral-board/scenes')).scenes,
  concerns,
  postGame: async () => (await import('./red-cathedral-post-game.tsx')).postGame,
  async catalogue(language, table) {
    const base = { ...baseEnglish, ...boardEnglish }
    if (language === 'en' && modulesOf(table).length === 0) return base
    const { moreTexts } = await import('./red-cathedral-texts.ts')
    // English fills in what is not translated yet.
    return { ...base, ...(await moreTexts(language, table)) }
  },
}
