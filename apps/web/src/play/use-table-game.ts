import type { TableView } from '@guildhall/tables'
import {
  addressing,
  type Catalogue,
  createTranslator,
  playerKey,
  playerNames,
  type Translator,
} from '@guildhall/texts'
import {
  type ReadonlySignal,
  type Signal,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals'
import { seatHolderNames } from '../format.ts'
import type { AnyGame, GameClient } from '../game-client.ts'
import { loadGame } from '../game-listings.ts'
import { language, messages } from '../i18n.ts'
import { setter } from '../shell/setter.ts'

/** A game that was loaded and created for a table. */
export interface TableGame {
  readonly client: GameClient
  readonly game: AnyGame
  readonly say: Translator
  /** Every message of the game and of the pages. */
  readonly catalogue: Catalogue
}

/** The messages of a game in the language in use; null until they are loaded. */
export function useGameCatalogue(
  client: ReadonlySignal<GameClient | null>,
  game: ReadonlySignal<AnyGame | null>,
): ReadonlySignal<Catalogue | null> {
  const catalogue = useSignal<Catalogue | null>(null)
  useSignalEffect(() => {
    const wanted = language.value
    if (game.value === null) return
    client.value?.catalogue(wanted, game.value).then((loaded) => {
      // After two changes of language the second counts, whichever is loaded first.
      if (language.value === wanted) catalogue.value = loaded
    })
  })
  return catalogue
}

/** The game of a table, once it is loaded. Why it cannot be is put into `fault`. */
export function useTableGame(
  view: ReadonlySignal<TableView | null>,
  fault?: Signal<'page.failed' | 'table.noPage' | null>,
): ReadonlySignal<TableGame | null> {
  const client = useSignal<GameClient | null>(null)
  const fail = () => {
    if (fault !== undefined) fault.value = 'page.failed'
  }
  const key = useComputed(() => view.value?.game ?? null)
  useSignalEffect(() => {
    const id = key.value
    if (id === null) return
    const coming = loadGame(id)
    if (coming === null && fault !== undefined) fault.value = 'table.noPage'
    coming?.then(setter(client), fail)
  })
  const request = useComputed(() =>
    view.value === null ? '' : JSON.stringify([view.value.players, view.value.options]),
  )
  const game = useOpenGame(client, request, fail)
  const gameCatalogue = useGameCatalogue(client, game)
  const reader = useComputed(() => onlySeat(view.value?.chairs ?? []))
  const names = useComputed(() => JSON.stringify(seatHolderNames(view.value?.chairs ?? [])))
  return useComputed(() => {
    if (client.value === null || game.value === null) return null
    if (gameCatalogue.value === null) return null
    const catalogue = {
      ...messages.value,
      ...gameCatalogue.value,
      ...playerNames(game.value.options, JSON.parse(names.value)),
    }
    return {
      client: client.value,
      game: game.value,
      say: addressing(
        createTranslator(catalogue, language.value),
        playerKey(game.value.options, reader.value),
      ),
      catalogue,
    }
  })
}

/** The game of a table, once its rules are loaded. */
function useOpenGame(
  client: ReadonlySignal<GameClient | null>,
  request: ReadonlySignal<string>,
  fail: () => void,
): ReadonlySignal<AnyGame | null> {
  const game = useSignal<AnyGame | null>(null)
  useSignalEffect(() => {
    const wanted = request.value
    if (client.value === null || wanted === '') return
    const [players, options] = JSON.parse(wanted)
    client.value.open({ players, options }).then((opened) => {
      if (opened.ok && request.value === wanted) game.value = opened.value
    }, fail)
  })
  return game
}

/** The seat of whoever looks; -1 where they have none, or share the screen with others. */
export function onlySeat(chairs: TableView['chairs']): number {
  const own = chairs.flatMap(({ mine }, seat) => (mine ? [seat] : []))
  return own.length === 1 ? (own[0] ?? -1) : -1
}
