import { message } from '@guildhall/kernel'
import { createTranslator } from '@guildhall/texts'
import type { Guide } from '@guildhall/ui'
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import { gameOf } from '../game-listings.ts'
import { language } from '../i18n.ts'

/** A game's guide, with its messages by their keys. */
export interface TranslatedGuide extends Guide {
  readonly say: (key: string) => string
}

/** The guide of a game in the language in use; null until it is loaded. */
export function useGuide(
  game: ReadonlySignal<string>,
  onFail?: () => void,
): ReadonlySignal<TranslatedGuide | null> {
  const guide = useSignal<TranslatedGuide | null>(null)
  useSignalEffect(() => {
    const id = game.value
    const wanted = language.value
    if (guide.peek() !== null) guide.value = null
    loadGuide(id, wanted).then((read) => {
      if (game.value === id && language.value === wanted) guide.value = read
    }, onFail)
  })
  return guide
}

async function loadGuide(id: string, wanted: typeof language.value) {
  const guide = await gameOf(id)?.guide()
  if (guide === undefined) return null
  const say = createTranslator(await guide.catalogue(wanted), wanted)
  return {
    settings: guide.settings,
    lessons: guide.lessons,
    pieceOf: guide.pieceOf,
    say: (key: string) => say(message(key)),
  }
}
