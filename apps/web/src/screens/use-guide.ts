import { message } from '@guildhall/kernel'
import { createTranslator } from '@guildhall/texts'
import type { Guide } from '@guildhall/ui'
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import { gameOf } from '../games.ts'
import { language } from '../words.ts'

/** A game's guide, and its words by their keys. */
export interface SaidGuide extends Guide {
  readonly say: (key: string) => string
}

/** The guide of a game in the language in use; null until it is here. */
export function useGuide(
  game: ReadonlySignal<string>,
  onFail?: () => void,
): ReadonlySignal<SaidGuide | null> {
  const guide = useSignal<SaidGuide | null>(null)
  useSignalEffect(() => {
    const id = game.value
    const wanted = language.value
    if (guide.peek() !== null) guide.value = null
    readGuide(id, wanted).then((read) => {
      if (game.value === id && language.value === wanted) guide.value = read
    }, onFail)
  })
  return guide
}

async function readGuide(id: string, wanted: typeof language.value) {
  const guide = await gameOf(id)?.guide()
  if (guide === undefined) return null
  const say = createTranslator(await guide.words(wanted), wanted)
  return {
    settings: guide.settings,
    lessons: guide.lessons,
    say: (key: string) => say(message(key)),
  }
}
