import type { Catalogue, Language } from '@guildhall/texts'
import { modulesOf, type Table } from './board-modules.ts'
import { catalogue as english } from './locales/en.ts'
import { loadTranslation } from './locales/translations.ts'

/** The texts of a table's modules in a language; loads the modules as well. */
export async function moduleTexts(table: Table, language: Language): Promise<Catalogue> {
  const [translation] = await Promise.all([
    loadTranslation(language),
    ...modulesOf(table).map(({ load }) => load()),
  ])
  return { ...english, ...translation }
}
