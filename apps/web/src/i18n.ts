import type { Message, MessageParams } from '@guildhall/kernel'
import { type Catalogue, createTranslator, type Translator } from '@guildhall/texts'
import { computed, effect, signal } from '@preact/signals'
import { english } from './locales/en.ts'
import { LANGUAGES, type Language, settings } from './settings.ts'

/** The first language that the browser asks for and the house speaks. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.map(known).find((found) => found !== undefined) ?? 'en'
}

/** The language in use: the one that was set, else the browser's. */
export const language = computed<Language>(() =>
  settings.value.language === '' ? browserLanguage() : settings.value.language,
)

const known = (tag: string): Language | undefined => LANGUAGES.find((each) => each === tag)

/** The words of the house in the language in use; English until they are there. */
export const messages = signal<Catalogue>(english)
const translator = computed<Translator>(() => createTranslator(messages.value, language.value))

export type MessageKey = keyof typeof english

/** Says something of the house itself. */
export const t = (key: MessageKey, params: MessageParams = {}): string =>
  translator.value({ key, params })

/** Says any message with the words of the house. */
export const translate = (message: Message): string => translator.value(message)

effect(() => {
  const wanted = language.value
  document.documentElement.lang = wanted
  loadMessages(wanted).then(
    (words) => {
      if (language.value === wanted) messages.value = words
    },
    () => {}, // without network the words that are there serve
  )
})

async function loadMessages(wanted: Language): Promise<Catalogue> {
  switch (wanted) {
    case 'en':
      return english
    case 'de':
      return { ...english, ...(await import('./locales/de.ts')).words }
    case 'es':
      return { ...english, ...(await import('./locales/es.ts')).words }
    case 'fr':
      return { ...english, ...(await import('./locales/fr.ts')).words }
  }
}
