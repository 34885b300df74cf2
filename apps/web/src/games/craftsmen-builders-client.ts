import { concerns, craftsmenBuilders, type Event, english } from '@guildhall/craftsmen-builders'
import { boardEnglish, CraftsmenBuildersBoard } from '@guildhall/craftsmen-builders-board'
import '@guildhall/craftsmen-builders-board/board.css'
import type { GameClient } from '../game-client.ts'
import { translations } from './translations.ts'

export const client: GameClient = {
  definition: craftsmenBuilders,
  Board: CraftsmenBuildersBoard,
  advice: async () => (await import('./craftsmen-builders-advice.ts')).advice,
  shortCommands: async () => {
    const { examples, readTyped } = await import('@guildhall/craftsmen-builders-board/typed')
    return { examples, read: readTyped }
  },
  concerns: (_view, event: Event, seat) => concerns(event, seat),
  postGame: async () => (await import('./craftsmen-builders-post-game.tsx')).postGame,
  // English fills in what is not translated yet.
  catalogue: async (language) => ({ ...english, ...boardEnglish, ...(await translated(language)) }),
}

const translated = translations({
  de: () =>
    Promise.all([
      import('@guildhall/craftsmen-builders/locales/de'),
      import('@guildhall/craftsmen-builders-board/locales/de'),
    ]),
  es: () =>
    Promise.all([
      import('@guildhall/craftsmen-builders/locales/es'),
      import('@guildhall/craftsmen-builders-board/locales/es'),
    ]),
  fr: () =>
    Promise.all([
      import('@guildhall/craftsmen-builders/locales/fr'),
      import('@guildhall/craftsmen-builders-board/locales/fr'),
    ]),
})
