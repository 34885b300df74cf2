import type { TableView } from '@guildhall/tables'
import { type Catalogue, createTranslator, type Translator } from '@guildhall/texts'
import {
  type ReadonlySignal,
  type Signal,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals'
import { loadGame } from '../games.ts'
import type { AnyGame, Playable } from '../playable.ts'
import { seatWords } from '../say.ts'
import { houseWords, language } from '../words.ts'

/** A game that came over the line, opened for a table. */
export interface Opened {
  readonly playable: Playable
  readonly game: AnyGame
  readonly say: Translator
  /** All that it can say. */
  readonly words: Catalogue
}

/** The words of an opened game in the language in use; null until they are here. */
export function useGameWords(
  playable: ReadonlySignal<Playable | null>,
  game: ReadonlySignal<AnyGame | null>,
): ReadonlySignal<Catalogue | null> {
  const words = useSignal<Catalogue | null>(null)
  useSignalEffect(() => {
    const wanted = language.value
    if (game.value === null) return
    playable.value?.words(wanted, game.value).then((loaded) => {
      // Who changes the language twice gets the words of the second, whichever comes first.
      if (language.value === wanted) words.value = loaded
    })
  })
  return words
}

/** The game of a table, once it is here. Why it does not come is put into `fault`. */
export function useOpened(
  view: ReadonlySignal<TableView | null>,
  fault?: Signal<'page.failed' | 'table.noPage' | null>,
): ReadonlySignal<Opened | null> {
  const playable = useSignal<Playable | null>(null)
  const key = useComputed(() => view.value?.game ?? null)
  useSignalEffect(() => {
    const id = key.value
    if (id === null) return
    const coming = loadGame(id)
    if (coming === null && fault !== undefined) fault.value = 'table.noPage'
    coming?.then(
      (loaded) => {
        playable.value = loaded
      },
      () => {
        if (fault !== undefined) fault.value = 'page.failed'
      },
    )
  })
  const request = useComputed(() =>
    view.value === null ? '' : JSON.stringify([view.value.players, view.value.options]),
  )
  const game = useComputed(() => {
    if (playable.value === null || request.value === '') return null
    const [players, options] = JSON.parse(request.value)
    const opened = playable.value.box.create({ players, options })
    return opened.ok ? opened.value : null
  })
  const words = useGameWords(playable, game)
  const names = useComputed(() => JSON.stringify(seatWords(view.value?.chairs ?? [])))
  return useComputed(() => {
    if (playable.value === null || game.value === null) return null
    if (words.value === null) return null
    const catalogue = {
      ...houseWords.value,
      ...words.value,
      ...playersOf(game.value, JSON.parse(names.value)),
    }
    return {
      playable: playable.value,
      game: game.value,
      say: createTranslator(catalogue, language.value),
      words: catalogue,
    }
  })
}

/** Where a game speaks of a player by colour, the pages say who that is. */
export function playersOf(game: AnyGame, names: readonly string[]): Catalogue {
  const { colours } = game.options as { colours?: readonly string[] }
  return Object.fromEntries(
    (colours ?? []).flatMap((colour, seat) =>
      names[seat] === undefined || names[seat] === ''
        ? []
        : [[`player.${colour}`, escaped(names[seat])]],
    ),
  )
}

/** A name is words, never a template. */
const escaped = (name: string): string => name.replaceAll(/[{}]/g, '')
