import type { Catalogue } from '../src/catalogue.ts'
import { faultsOf, formFaults, missingIn, numbersMissing } from './faults.ts'
import { joinedIn, type TextFile } from './text-files.ts'

/** What speaks English only: flags, errors and what scripts read. */
const ENGLISH_ONLY = /^apps\/cli\/src\/locales\/en\/program\.json$/

/** What may grow in English first, beside files that are new: English fills in until it is translated. */
const ENGLISH_FIRST = /\/(modules|guide)\//

/** Every English file that is to be translated, and its path in another language. */
export const filesToTranslate = (
  files: readonly TextFile[],
  language: string,
): [string, string][] =>
  english(files)
    .filter(({ path }) => !ENGLISH_ONLY.test(path))
    .map((file) => [file.path, inLanguage(file, language)])

/** What is wrong with the texts, each with its file. Nothing is built until it is mended. */
export function faultsIn(files: readonly TextFile[], languages: readonly string[]): string[] {
  const translations = translationsOf(files, languages)
  return [
    ...files.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`)),
    ...unlisted(files, languages),
    ...numbersMissingInEnglish(files),
    ...translations.flatMap(({ path, original, texts, language }) =>
      faultsOf(original, texts, language).map((fault) => `${path}: ${fault}`),
    ),
    ...languages.flatMap((language) => formFaultsOf(files, language)),
    ...twice(english(files)),
    ...translations.filter(({ later }) => !later).flatMap(missing),
  ]
}

/** What is said in English until somebody translates it. */
export const untranslated = (files: readonly TextFile[], languages: readonly string[]): string[] =>
  translationsOf(files, languages)
    .filter(({ later }) => later)
    .flatMap(missing)

const english = (files: readonly TextFile[]): TextFile[] =>
  files.filter(({ language }) => language === 'en')

const unlisted = (files: readonly TextFile[], languages: readonly string[]): string[] =>
  files
    .filter(({ language }) => !languages.includes(language))
    .map(({ path, language }) => `${path}: “${language}” is not in languages.json`)

const numbersMissingInEnglish = (files: readonly TextFile[]): string[] =>
  english(files).flatMap(({ path, catalogue }) =>
    Object.entries(catalogue).flatMap(([key, text]) =>
      numbersMissing(text, 'en').map((fault) => `${path}: ${key}: ${fault}`),
    ),
  )

/** A place in one file can ask for a form that a text in another one has. */
const formFaultsOf = (files: readonly TextFile[], language: string): string[] =>
  formFaults(
    files
      .filter((file) => file.language === language)
      .flatMap(({ catalogue }) => Object.values(catalogue)),
  ).map((fault) => `${language}: ${fault}`)

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

/** A file as it is to be in another language. */
interface Translation {
  readonly path: string
  readonly language: string
  readonly original: Catalogue
  readonly texts: Catalogue
  /** Whether English may stand in for what is missing. */
  readonly later: boolean
}

const missing = ({ path, original, texts }: Translation): string[] =>
  missingIn(original, texts).map((key) => `${path}: ${key}: missing`)

function translationsOf(files: readonly TextFile[], languages: readonly string[]): Translation[] {
  const known = new Map(files.map(({ path, catalogue }) => [path, catalogue]))
  const others = languages.filter((language) => language !== 'en')
  const wanted = english(files)
    .filter(({ path }) => !ENGLISH_ONLY.test(path))
    .flatMap((file): Translation[] => {
      const paths = others.map((language) => inLanguage(file, language))
      const later = ENGLISH_FIRST.test(file.path) || !paths.some((path) => known.has(path))
      return others.map((language) => {
        const path = inLanguage(file, language)
        return { path, language, original: file.catalogue, texts: known.get(path) ?? {}, later }
      })
    })
  // A translation of nothing: all its texts are too many.
  const strays = files
    .filter((file) => file.language !== 'en' && !known.has(inLanguage(file, 'en')))
    .map(({ path, language, catalogue }) => ({
      ...{ path, language, original: {}, texts: catalogue, later: false },
    }))
  return [...wanted, ...strays]
}

/** The path of the same file in another language. */
const inLanguage = ({ area, part }: TextFile, language: string): string =>
  `${area}/${language}${part === undefined ? '' : `/${part}`}.json`
