import type { MessageParams } from '@guildhall/kernel'
import { type Catalogue, createTranslator } from '@guildhall/texts'
import { useSignal, useSignalEffect } from '@preact/signals'
import { language } from '../i18n.ts'
import type { Language } from '../settings.ts'
import { english } from './locales/en.ts'

type Key = keyof typeof english

/** A message of the review, by its key. */
export type TranslateReview = (key: Key, params?: MessageParams) => string

/** Translates the review into the language in use; English until its messages are loaded. */
export function useReviewTranslator(): TranslateReview {
  const messages = useSignal<Catalogue>(english)
  useSignalEffect(() => {
    const wanted = language.value
    loadReviewMessages(wanted).then(
      (loaded) => {
        if (language.peek() === wanted) messages.value = loaded
      },
      () => {}, // without network the messages that are loaded serve
    )
  })
  const say = createTranslator(messages.value, language.value)
  return (key, params = {}) => say({ key, params })
}

async function loadReviewMessages(wanted: Language): Promise<Catalogue> {
  switch (wanted) {
    case 'en':
      return english
    case 'de':
      return (await import('./locales/de.ts')).messages
    case 'es':
      return (await import('./locales/es.ts')).messages
    case 'fr':
      return (await import('./locales/fr.ts')).messages
  }
}
