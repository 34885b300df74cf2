import { baseEnglish, concerns, redCathedral } from '@guildhall/red-cathedral'
import {
  boardEnglish,
  modulesOf,
  moduleTexts,
  RedCathedralBoard,
} from '@guildhall/red-cathedral-board'
import '@guildhall/red-cathedral-board/board.css'
import '@guildhall/red-cathedral-board/table/table.css'
import type { Catalogue } from '@guildhall/texts'
import type { GameClient } from '../game-client.ts'
import { translations } from './translations.ts'

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
    const [english, translation, forModules] = await Promise.all([
      modulesOf(table).length > 0 ? moduleEnglish() : {},
      translated(language),
      moduleTexts(table, language),
    ])
    // English fills in what is not translated yet.
    const base = { ...baseEnglish, ...boardEnglish, ...english }
    return { ...base, ...translation, ...forModules }
  },
}

const moduleEnglish = async (): Promise<Catalogue> =>
  (await import('@guildhall/red-cathedral/locales/en-modules')).catalogue

const translated = translations({
  de: () =>
    Promise.all([
      import('@guildhall/red-cathedral/locales/de'),
      import('@guildhall/red-cathedral-board/locales/de'),
    ]),
  es: () =>
    Promise.all([
      import('@guildhall/red-cathedral/locales/es'),
      import('@guildhall/red-cathedral-board/locales/es'),
    ]),
  fr: () =>
    Promise.all([
      import('@guildhall/red-cathedral/locales/fr'),
      import('@guildhall/red-cathedral-board/locales/fr'),
    ]),
})
