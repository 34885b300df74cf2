import { type Arguments, type Catalogue, createTranslator } from '@guildhall/texts'
import { useSignal, useSignalEffect } from '@preact/signals'
import { language } from '../i18n.ts'
import { catalogue as english, type Texts } from './locales/en.ts'
import { loadTranslation } from './locales/translations.ts'

/** A message of the review, by its key. */
export type TranslateReview = <K extends keyof Texts>(
  key: K,
  ...params: Arguments<Texts, K>
) => string

/** Translates the review into the language in use; English until its messages are loaded. */
export function useReviewTranslator(): TranslateReview {
  const messages = useSignal<Catalogue>(english)
  useSignalEffect(() => {
    const wanted = language.value
    loadTranslation(wanted).then(
      (loaded) => {
        if (language.peek() === wanted) messages.value = { ...english, ...loaded }
      },
      () => {}, // without network the messages that are loaded serve
    )
  })
  const say = createTranslator(messages.value, language.value)
  return (key, ...[params]) => say({ key, params: params ?? {} })
}
