import { message } from '@guildhall/kernel'
import { type Catalogue, createTranslator, playerNames, type Translator } from '@guildhall/texts'
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import type { AnyGame, GameClient } from '../game-client.ts'
import { language, messages } from '../i18n.ts'
import { useGameCatalogue } from '../play/use-table-game.ts'
import { seatColours } from '../seat-colours.ts'

/** The messages of a game that was played, and their translator. */
interface GameTranslator {
  readonly catalogue: Catalogue
  readonly say: Translator
}

/** The messages of a game with the names of those who played it; null until they are loaded. */
export function useGameTranslator(
  client: GameClient,
  game: AnyGame,
  names: readonly string[],
): ReadonlySignal<GameTranslator | null> {
  const loaded = useGameCatalogue(useSignal(client), useSignal(game))
  return useComputed(() => {
    if (loaded.value === null) return null
    const catalogue = { ...messages.value, ...loaded.value, ...playerNames(game.options, names) }
    return { catalogue, say: createTranslator(catalogue, language.value) }
  })
}

/** The name of each seat: of whoever sat there, else the game's own; with Ivan for a solo game. */
export function seatNames(game: AnyGame, given: readonly string[], say: Translator): string[] {
  const colours = seatColours(game.options)
  const names = Array.from(
    { length: game.players },
    (_, seat) => given[seat] || say(message(`player.${colours[seat]}`)),
  )
  return game.players === 1 ? [...names, say(message('player.ivan'))] : names
}
