import { baseEnglish, concerns, redCathedral } from '@guildhall/red-cathedral'
import { loadTranslation as loadRules } from '@guildhall/red-cathedral/locales/translations'
import {
  boardEnglish,
  modulesOf,
  moduleTexts,
  RedCathedralBoard,
} from '@guildhall/red-cathedral-board'
import '@guildhall/red-cathedral-board/board.css'
import '@guildhall/red-cathedral-board/table/table.css'
import { loadTranslation as loadBoard } from '@guildhall/red-cathedral-board/locales/translations'
import type { Catalogue } from '@guildhall/texts'
import type { GameClient } from '../game-client.ts'

export const client: GameClient = {
  definition: redCathedral,
  Board: RedCathedralBoard,
  shortCommands: async () => {
    const { examples, readTyped } = await import('@guildhall/red-cathedral-board/typed')
    return { examples, read: readTyped }
  },
  advice: async () => (await import('./red-cathedral-advice.ts')).advice,
  concerns,
  postGame: async () => (await import('./red-cathedral-post-game.tsx')).postGame,
  async catalogue(language, table) {
    const [english, rules, board, modules] = await Promise.all([
      modulesOf(table).length > 0 ? moduleEnglish() : {},
      loadRules(language),
      loadBoard(language),
      moduleTexts(table, language),
    ])
    // English fills in what is not translated yet.
    return { ...baseEnglish, ...boardEnglish, ...english, ...rules, ...board, ...modules }
  },
}

/** The English texts of the modules: a table without them does without. */
const moduleEnglish = async (): Promise<Catalogue> =>
  (await import('@guildhall/red-cathedral/locales/en')).catalogue
