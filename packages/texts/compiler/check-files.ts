import type { Catalogue } from '../src/catalogue.ts'
import { faultsOf, formFaults, missingIn, numbersMissing } from './faults.ts'
import { joinedIn, type TextFile } from './text-files.ts'

/** What speaks English only. */
const ENGLISH_ONLY = /^apps\/cli\//

/** What may be written in English first: English fills in until it is translated. */
const ENGLISH_FIRST = /\/(modules|guide)\//

/** What is wrong with the texts, each with its file. Nothing is built until it is mended. */
export function faultsIn(files: readonly TextFile[], languages: readonly string[]): string[] {
  return [
    ...files.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`)),
    ...files
      .filter(({ language }) => !languages.includes(language))
      .map(({ path, language }) => `${path}: “${language}” is not in languages.json`),
    ...english(files).flatMap(({ path, catalogue }) =>
      Object.entries(catalogue).flatMap(([key, text]) =>
        numbersMissing(text, 'en').map((fault) => `${path}: ${key}: ${fault}`),
      ),
    ),
    ...pairsOf(files, languages).flatMap(({ original, translated, language }) =>
      faultsOf(original.catalogue, translated?.catalogue ?? {}, language).map(
        (fault) => `${translated?.path}: ${fault}`,
      ),
    ),
    ...languages.flatMap((language) =>
      formFaults(
        files
          .filter((file) => file.language === language)
          .flatMap(({ catalogue }) => Object.values(catalogue)),
      ).map((fault) => `${language}: ${fault}`),
    ),
    ...twice(english(files)),
    ...missing(files, languages).filter((fault) => !ENGLISH_FIRST.test(fault)),
  ]
}

/** Keys that two files bring into one catalogue. */
function twice(files: readonly TextFile[]): string[] {
  const met = new Map<string, string>()
  return files.flatMap((file) =>
    Object.keys(file.catalogue).flatMap((key) => {
      const name = `${joinedIn(file) ?? file.area} ${key}`
      const other = met.get(name)
      met.set(name, file.path)
      return other === undefined ? [] : [`${file.path}: ${key}: also in ${other}`]
    }),
  )
}

/** What is said in English until somebody translates it. */
export const untranslated = (files: readonly TextFile[], languages: readonly string[]): string[] =>
  missing(files, languages).filter((fault) => ENGLISH_FIRST.test(fault))

const missing = (files: readonly TextFile[], languages: readonly string[]): string[] =>
  pairsOf(files, languages).flatMap(({ original, translated, path }) =>
    missingIn(original.catalogue, translated?.catalogue ?? {}).map(
      (key) => `${path}: ${key}: missing`,
    ),
  )

/** Every English file that is to be translated, with each of its translations. */
function pairsOf(files: readonly TextFile[], languages: readonly string[]) {
  const known = new Map(files.map((file) => [file.path, file]))
  const strays = files.filter(
    ({ path, language }) => language !== 'en' && !known.has(inLanguage(path, language, 'en')),
  )
  const empty: Catalogue = {}
  return [
    ...english(files)
      .filter(({ path }) => !ENGLISH_ONLY.test(path))
      .flatMap((original) =>
        languages
          .filter((language) => language !== 'en')
          .map((language) => {
            const path = inLanguage(original.path, 'en', language)
            return { original, translated: known.get(path), path, language }
          }),
      ),
    // A translation of nothing: all its texts are too many.
    ...strays.map((file) => ({
      original: { ...file, catalogue: empty },
      translated: file,
      path: file.path,
      language: file.language,
    })),
  ]
}

const english = (files: readonly TextFile[]): TextFile[] =>
  files.filter(({ language }) => language === 'en')

/** The path of the same file in another language. */
const inLanguage = (path: string, from: string, to: string): string =>
  path.replace(new RegExp(`/locales/${from}(?=[./])`), `/locales/${to}`)
