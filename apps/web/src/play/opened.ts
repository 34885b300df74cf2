import type { TableView } from '@guildhall/tables'
import { type Catalogue, createSayer, type Sayer } from '@guildhall/texts'
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { loadGame } from '../games.ts'
import type { AnyGame, Playable } from '../playable.ts'
import { seatWords } from '../say.ts'
import { houseWords, language } from '../words.ts'

/** A game that came over the line, opened for a table. */
export interface Opened {
  readonly playable: Playable
  readonly game: AnyGame
  readonly say: Sayer
}

/** The game of a table, once it is here; an error's words where it cannot be opened. */
export function useOpened(view: ReadonlySignal<TableView | null>): ReadonlySignal<Opened | null> {
  const playable = useSignal<Playable | null>(null)
  const words = useSignal<Catalogue>({})
  const key = useComputed(() => view.value?.game ?? null)
  useSignalEffect(() => {
    const id = key.value
    if (id === null) return
    loadGame(id)?.then((loaded) => {
      playable.value = loaded
    })
  })
  useSignalEffect(() => {
    playable.value?.words(language.value).then((loaded) => {
      words.value = loaded
    })
  })
  const request = useComputed(() =>
    view.value === null ? '' : JSON.stringify([view.value.players, view.value.options]),
  )
  const game = useComputed(() => {
    if (playable.value === null || request.value === '') return null
    const [players, options] = JSON.parse(request.value)
    const opened = playable.value.box.open({ players, options })
    return opened.ok ? opened.value : null
  })
  const names = useComputed(() => JSON.stringify(seatWords(view.value?.chairs ?? [])))
  return useComputed(() => {
    if (playable.value === null || game.value === null) return null
    if (Object.keys(words.value).length === 0) return null
    const catalogue = {
      ...houseWords.value,
      ...words.value,
      ...playersOf(game.value, JSON.parse(names.value)),
    }
    return {
      playable: playable.value,
      game: game.value,
      say: createSayer(catalogue, language.value),
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
