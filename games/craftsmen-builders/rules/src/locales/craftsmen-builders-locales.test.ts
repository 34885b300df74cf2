import type { Message } from '@guildhall/kernel'
import { idsOf } from '@guildhall/laws/ids'
import { createTranslator, LANGUAGES } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { builtInComponents } from '../components/load.ts'
import type { Command } from '../modules/types.ts'
import { randomGame } from '../testing/play.ts'
import { laidOut, offers } from '../testing/table.ts'
import { catalogue as english } from './en.ts'
import { loadTranslation } from './translations.ts'

const TRANSLATIONS = await Promise.all(
  LANGUAGES.filter((language) => language !== 'en').map(
    async (language) => [language, await loadTranslation(language)] as const,
  ),
)

/** Every name that the component data print on a card. */
function printed(): string[] {
  const { craftsmen, buildings } = builtInComponents()
  return [...new Set([...craftsmen, ...buildings].map(({ name }) => name))].sort()
}

/** How many commands that were possible at other moments are tried at each. */
const TRIED = 6

/** All that is said in whole games: what can be chosen, why some things cannot, what happened. */
function* said(): Generator<Message> {
  for (const players of [2, 3, 4]) {
    const position = { players, options: { castleIncome: 'choice', roundLimit: 30 } } as const
    const laid = laidOut(position, players)
    yield* laid.events.flatMap((event) => laid.game.describe(laid.state, event) ?? [])
    const met: Command[] = []
    for (const { before, after } of randomGame(position, players)) {
      const { game, state, chance } = before
      for (const command of offers(before)) {
        yield game.label(state, command)
        met.push(command)
      }
      for (const command of met.splice(0, TRIED)) {
        const decision = game.decide(state, state.active, command, chance)
        if (!decision.ok) yield decision.refusal.message
      }
      for (const event of after.events) {
        const described = after.game.describe(after.state, event)
        if (described !== null) yield described
      }
    }
  }
}

test.each(TRANSLATIONS)('%s has a word for every name on a card, and no other', (_, texts) => {
  const names = Object.keys(texts).flatMap((key) => /^printed\.(.*)/.exec(key)?.[1] ?? [])
  expect(names.toSorted()).toEqual(printed())
})

test('whole games are told, and their choices named, without a gap or an id', () => {
  const messages = [...said()]
  const id = idsOf(builtInComponents())
  expect(messages.length).toBeGreaterThan(5000)
  for (const [locale, words] of [['en', english] as const, ...TRANSLATIONS]) {
    const say = createTranslator(words, locale)
    const wrong = /[⟦⟧{}]|undefined|NaN|\[object/
    const sentences = [...new Set(messages.map(say))]
    expect(sentences.filter((words) => wrong.test(words) || id.test(words))).toEqual([])
  }
})
