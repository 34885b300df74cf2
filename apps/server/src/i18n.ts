import { findGame } from '@guildhall/registry'
import { translationOf } from '@guildhall/registry/translations'
import {
  type Arguments,
  type Catalogue,
  createTranslator,
  languageOf,
  type PlainKey,
} from '@guildhall/texts'
import { catalogue as english, type Texts } from './locales/en.ts'
import { loadTranslation } from './locales/translations.ts'

/** The texts of what the server sends, by their keys, in one language. */
export type Say = <K extends keyof Texts>(key: K, ...params: Arguments<Texts, K>) => string

/** What the server sends, in the language of a person (`people.locale`); English where there is none. */
export async function sayIn(locale: string): Promise<Say> {
  const language = languageOf(locale) ?? 'en'
  const say = createTranslator({ ...english, ...(await loadTranslation(language)) }, language)
  return (key, ...[params]) => say({ key, params: params ?? {} })
}

const GAME_NAMES: Readonly<Record<string, PlainKey<Texts>>> = {
  'red-cathedral': 'game.red-cathedral',
  'craftsmen-builders': 'game.craftsmen-builders',
}

/** What a game is called. */
export function gameName(game: string, say: Say): string {
  const key = GAME_NAMES[game]
  return key === undefined ? game : say(key)
}

/** The words of a game in the language of a person, and the code of that language. */
export async function gameCatalogue(
  game: string,
  locale: string,
): Promise<{ readonly language: string; readonly catalogue: Catalogue }> {
  const language = languageOf(locale) ?? 'en'
  const own = findGame(game)?.catalogue ?? {}
  return { language, catalogue: { ...own, ...(await translationOf(game, language)) } }
}
