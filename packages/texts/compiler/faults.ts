import { type Catalogue, PRINTED, parametersOf, type Text } from '../src/catalogue.ts'
import { choicesIn, formsAskedIn, formsIn } from './compile-text.ts'

/** What English has and a translation lacks. */
export const missingIn = (english: Catalogue, translated: Catalogue): string[] =>
  Object.keys(english).filter((key) => !Object.hasOwn(translated, key))

/**
 * What is wrong with a translation: keys that English does not have, other parameters, and forms of
 * number that the language has and a text lacks.
 */
export const faultsOf = (english: Catalogue, translated: Catalogue, language: string): string[] =>
  Object.entries(translated).flatMap(([key, text]) => {
    const original = Object.hasOwn(english, key) ? english[key] : undefined
    if (original === undefined) return [`${key}: English has no such text`]
    return [...parametersUnlike(original, text), ...numbersMissing(text, language)].map(
      (fault) => `${key}: ${fault}`,
    )
  })

function parametersUnlike(english: Text, translated: Text): string[] {
  const [wanted, given] = [parametersOf(english), parametersOf(translated)]
  return [
    ...[...wanted].filter((name) => !given.has(name)).map((name) => `{${name}} is missing`),
    ...[...given].filter((name) => !wanted.has(name)).map((name) => `English has no {${name}}`),
  ]
}

/** The forms of number that a language has and a text does not say. */
export function numbersMissing(text: Text, language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return choicesIn(text)
    .filter(([, by]) => by === 'plural')
    .flatMap(([name, , texts]) =>
      pluralCategories
        .filter((category) => !(category in texts))
        .map((category) => `no plural form “${category}” for {${name}}`),
    )
}

/** Forms that a place asks for and no text of the language has, or the other way round. */
export function formFaults(texts: readonly Text[]): string[] {
  const asked = new Set(texts.flatMap(formsAskedIn))
  const there = new Set(texts.flatMap(formsIn))
  return [
    ...[...asked]
      .filter((form) => form !== PRINTED && !there.has(form))
      .map((form) => `{…_${form}}: no text has this form`),
    ...[...there].filter((form) => !asked.has(form)).map((form) => `form “${form}” is never used`),
  ]
}
