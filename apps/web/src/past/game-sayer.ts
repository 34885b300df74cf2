import { message } from '@guildhall/kernel'
import { type Catalogue, createTranslator, type Translator } from '@guildhall/texts'
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import { playersOf, useGameWords } from '../play/opened.ts'
import type { AnyGame, Playable } from '../playable.ts'
import { houseWords, language } from '../words.ts'

/** What is said of a game that was played, and how. */
interface PastWords {
  readonly words: Catalogue
  readonly say: Translator
}

/** The words of a game with the names of those who played it; null until they are here. */
export function useGameSayer(
  playable: Playable,
  game: AnyGame,
  names: readonly string[],
): ReadonlySignal<PastWords | null> {
  const loaded = useGameWords(useSignal(playable), useSignal(game))
  return useComputed(() => {
    if (loaded.value === null) return null
    const words = { ...houseWords.value, ...loaded.value, ...playersOf(game, names) }
    return { words, say: createTranslator(words, language.value) }
  })
}

/** What each seat is called: by who sat there, else by the game; one alone plays against its own. */
export function seatNames(game: AnyGame, given: readonly string[], say: Translator): string[] {
  const colours = coloursOf(game)
  const names = Array.from(
    { length: game.players },
    (_, seat) => given[seat] || say(message(`player.${colours[seat]}`)),
  )
  return game.players === 1 ? [...names, say(message('player.ivan'))] : names
}

/** The colour of each seat, where a game has colours. */
export const coloursOf = (game: AnyGame): readonly string[] =>
  (game.options as { colours?: readonly string[] }).colours ?? []
