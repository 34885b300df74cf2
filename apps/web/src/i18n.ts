import type { Message } from '@guildhall/kernel'
import { loadTranslation as loadTables } from '@guildhall/tables/locales/translations'
import {
  type Arguments,
  type Catalogue,
  createTranslator,
  type Language,
  languageOf,
  type PlainKey,
  parametersOf,
  type Translator,
} from '@guildhall/texts'
import { computed, effect, signal } from '@preact/signals'
import { type FirstTexts, firstEnglish } from './first-english.ts'
import { loadTranslation } from './locales/translations.ts'
import { settings } from './settings.ts'

/** The first language that the browser asks for and the pages have. */
export function browserLanguage(): Language {
  return navigator.languages.map(languageOf).find((found) => found !== undefined) ?? 'en'
}

/** The language in use: the one that was set, else the browser's. */
export const language = computed<Language>(() =>
  settings.value.language === '' ? browserLanguage() : settings.value.language,
)

const english = signal<Catalogue>(firstEnglish)
const translation = signal<Catalogue>({})

/** The messages of the pages in the language in use; English until they are loaded. */
export const messages = computed<Catalogue>(() => ({ ...english.value, ...translation.value }))
const translator = computed<Translator>(() => createTranslator(messages.value, language.value))

/** Adds messages in English that came later. */
export function addEnglish(later: Catalogue): void {
  english.value = { ...english.value, ...later }
}

export type MessageKey = keyof FirstTexts

/** The key of a text without parameters, where only a key is handed on. */
export type PlainMessageKey = PlainKey<FirstTexts>

/** A text of the pages, by its key; `later-messages.ts` has those that come later. */
export const t = <K extends MessageKey>(key: K, ...[params]: Arguments<FirstTexts, K>): string =>
  translator.value({ key, params: params ?? {} })

/** Any message, put into text with the messages of the pages. */
export const translate = (message: Message): string => translator.value(message)

/** The text of a key that is made up of what a server sent; `otherwise` where it has none or lacks parameters. */
export function messageOr(key: string, otherwise: string): string {
  const text = Object.hasOwn(messages.value, key) ? messages.value[key] : undefined
  const isWhole = text !== undefined && parametersOf(text).size === 0
  return isWhole ? translate({ key, params: {} }) : otherwise
}

effect(() => {
  const wanted = language.value
  document.documentElement.lang = wanted
  Promise.all([loadTables(wanted), loadTranslation(wanted)]).then(
    ([tables, pages]) => {
      if (language.value === wanted) translation.value = { ...tables, ...pages }
    },
    () => {}, // without network the messages that are loaded serve
  )
})
