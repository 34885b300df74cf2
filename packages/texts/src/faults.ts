import { type Catalogue, EITHER, type Entry, formsOf, parametersOf, partsOf } from './catalogue.ts'

/**
 * What is wrong with a translation: keys that English has and it lacks, or the other way round,
 * other parameters, forms of number that the language has and an entry lacks, forms that no place
 * asks for, and places that ask for a form which nothing has. Empty where all is well.
 */
export function faultsOf(english: Catalogue, translated: Catalogue, locale: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const asked = formsAskedFor(translated)
  const had = new Set([EITHER, ...Object.keys(translated).flatMap((key) => formIn(key) ?? [])])
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(translated, key))
  return [
    ...missing.map((key) => `${key}: missing`),
    ...Object.entries(translated).flatMap(([key, entry]) => [
      ...(parametersFit(english, key, entry) ? [] : [`${key}: unlike English`]),
      ...pluralCategories
        .filter((form) => typeof entry === 'object' && 'plural' in entry && !(form in entry))
        .map((form) => `${key}: no form for ${form}`),
      ...(asked.has(formIn(key) ?? '') || formIn(key) === undefined ? [] : [`${key}: never asked`]),
    ]),
    ...[...asked].filter((form) => !had.has(form)).map((form) => `{:${form}}: nothing has it`),
  ]
}

/** The form in the key of an entry: `acc` in `die.red:acc`. */
const formIn = (key: string): string | undefined => key.split(':', 2)[1]

const formsAskedFor = (catalogue: Catalogue): Set<string> =>
  new Set(
    Object.values(catalogue)
      .flatMap(formsOf)
      .flatMap(partsOf)
      .flatMap((part) => ('form' in part && part.form !== undefined ? [part.form] : [])),
  )

/** Whether an entry, or the one that it is a form of, has the same parameters in English. */
function parametersFit(english: Catalogue, key: string, entry: Entry): boolean {
  const original = english[key.split(':', 1)[0] ?? key]
  if (original === undefined) return false
  const wanted = parametersOf(original)
  const given = parametersOf(entry)
  return wanted.size === given.size && [...wanted].every((name) => given.has(name))
}
