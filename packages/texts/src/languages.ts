import type { Catalogue } from './catalogue.ts'
import names from './languages.json' with { type: 'json' }

/** A language that everything is translated into. */
export type Language = keyof typeof names

/** What every language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = names

/** Every language, English first. */
export const LANGUAGES = Object.keys(names) as readonly Language[]

/** The language of a tag such as `de` or `de-CH`; undefined where nothing is translated into it. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((each) => each === tag.slice(0, 2).toLowerCase())

type Loaders = Readonly<Partial<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>>>

/** Loads what is translated into a language: nothing where nothing is, and nothing for English. */
export const translations =
  (loaders: Loaders) =>
  async (language: Language): Promise<Catalogue> =>
    (await loaders[language]?.())?.catalogue ?? {}
