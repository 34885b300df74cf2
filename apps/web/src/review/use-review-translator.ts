import type { MessageParams } from '@guildhall/kernel'
import { type Catalogue, createTranslator } from '@guildhall/texts'
import { useSignal, useSignalEffect } from '@preact/signals'
import { language } from '../i18n.ts'
import type { Language } from '../settings.ts'
import { english } from './locales/en.ts'

type Key = keyof typeof english

/** Says something of the review. */
export type TranslateReview = (key: Key, params?: MessageParams) => string

/** The words of the review in the language in use; English until they are here. */
export function useReviewTranslator(): TranslateReview {
  const words = useSignal<Catalogue>(english)
  useSignalEffect(() => {
    const wanted = language.value
    loadReviewMessages(wanted).then(
      (loaded) => {
        if (language.peek() === wanted) words.value = loaded
      },
      () => {}, // without network the words that are there serve
    )
  })
  const say = createTranslator(words.value, language.value)
  return (key, params = {}) => say({ key, params })
}

async function loadReviewMessages(wanted: Language): Promise<Catalogue> {
  switch (wanted) {
    case 'en':
      return english
    case 'de':
      return (await import('./locales/de.ts')).words
    case 'es':
      return (await import('./locales/es.ts')).words
    case 'fr':
      return (await import('./locales/fr.ts')).words
  }
}
