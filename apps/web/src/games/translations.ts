import type { Catalogue } from '@guildhall/texts'
import type { Language } from '../settings.ts'

type Translated = Exclude<Language, 'en'>
type Loaded = readonly { readonly catalogue: Catalogue }[]

/** Loads what is translated of a game; English fills in the rest, and needs nothing itself. */
export const translations =
  (loaders: Readonly<Record<Translated, () => Promise<Loaded>>>) =>
  async (language: Language): Promise<Catalogue> => {
    if (language === 'en') return {}
    const loaded = await loaders[language]()
    return Object.fromEntries(loaded.flatMap(({ catalogue }) => Object.entries(catalogue)))
  }
