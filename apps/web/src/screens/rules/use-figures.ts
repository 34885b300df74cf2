import { createTranslator, type Translator } from '@guildhall/texts'
import type { RulebookArt, RulebookFigure } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { GameClient } from '../../game-client.ts'
import { loadGame } from '../../game-listings.ts'
import { language, messages } from '../../i18n.ts'
import type { BookId } from './clause-href.ts'

/** What the figures of a book are drawn with. */
export interface Figures {
  readonly art: RulebookArt
  readonly client: GameClient
}

const ART = {
  'red-cathedral': async () => (await import('../../games/red-cathedral-rulebook.ts')).art,
  'craftsmen-builders': async () =>
    (await import('../../games/craftsmen-builders-rulebook.ts')).art,
} as const

/** The game that a book belongs to. */
const gameOfBook = (book: BookId): keyof typeof ART =>
  book === 'craftsmen-builders' ? book : 'red-cathedral'

/** The drawings of a book; null until they are loaded. Without network the words serve. */
export function useFigures(book: BookId): Figures | null {
  const figures = useSignal<Figures | null>(null)
  const game = gameOfBook(book)
  useEffect(() => {
    let here = true
    Promise.all([ART[game](), loadGame(game)]).then(
      ([art, client]) => {
        if (here && client !== null) figures.value = { art, client }
      },
      () => {},
    )
    return () => {
      here = false
    }
  }, [game])
  return figures.value
}

/** The translator for the drawings of a figure; null until its messages are loaded. */
export function useFigureTranslator(client: GameClient, figure: RulebookFigure): Translator | null {
  const say = useSignal<Translator | null>(null)
  const wanted = language.value
  const key = JSON.stringify(figure.table)
  const table = useMemo(() => figure.table, [key])
  useEffect(() => {
    let here = true
    client.catalogue(wanted, table).then(
      (catalogue) => {
        if (here) say.value = createTranslator({ ...messages.peek(), ...catalogue }, wanted)
      },
      () => {},
    )
    return () => {
      here = false
    }
  }, [client, wanted, table])
  return say.value
}
