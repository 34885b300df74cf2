import { loadTranslation as loadCraftsmenBuilders } from '@guildhall/craftsmen-builders/locales/translations'
import { loadTranslation as loadRedCathedral } from '@guildhall/red-cathedral/locales/translations'
import type { Catalogue, Language } from '@guildhall/texts'

/** By the game's id. A separate module, so that only those who speak every language load it. */
const LOADERS: Readonly<Record<string, (language: Language) => Promise<Catalogue>>> = {
  'red-cathedral': loadRedCathedral,
  'craftsmen-builders': loadCraftsmenBuilders,
}

/** The words of a game in another language; nothing for English, which the game itself has. */
export const translationOf = async (game: string, language: Language): Promise<Catalogue> =>
  (await LOADERS[game]?.(language)) ?? {}
