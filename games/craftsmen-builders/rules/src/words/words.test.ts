import type { Message } from '@guildhall/kernel'
import { createSayer, faultsOf } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { loadComponents } from '../components/load.ts'
import { english } from '../messages/en.ts'
import { randomGame } from '../testing/play.ts'
import { offers } from '../testing/table.ts'
import { names as deNames } from './de/names.ts'
import { words as de } from './de.ts'
import { names as esNames } from './es/names.ts'
import { words as es } from './es.ts'
import { names as frNames } from './fr/names.ts'
import { words as fr } from './fr.ts'

const LANGUAGES = [
  ['de', de, deNames],
  ['fr', fr, frNames],
  ['es', es, esNames],
] as const

/** Every name that the component data print on a card. */
function printed(): string[] {
  const components = loadComponents(undefined)
  if (!components.ok) throw new Error('the built-in components cannot be read')
  const { craftsmen, buildings } = components.value
  return [...new Set([...craftsmen, ...buildings].map(({ name }) => name))].sort()
}

/** All that is said in whole games: what can be chosen, and what happened. */
function* said(): Generator<Message> {
  for (const players of [2, 3, 4]) {
    const position = { players, options: { castleIncome: 'choice', roundLimit: 30 } } as const
    for (const { before, after } of randomGame(position, players)) {
      for (const command of offers(before)) yield before.game.label(before.state, command)
      for (const event of after.events) {
        const told = after.game.tell(after.state, event)
        if (told !== null) yield told
      }
    }
  }
}

describe.each(LANGUAGES)('Craftsmen & Builders in %s', (locale, words, names) => {
  test('has the keys, the parameters and the forms of number that it needs', () => {
    expect(faultsOf(english, words, locale)).toEqual([])
  })

  test('has a word for every name on a card, and no other', () => {
    expect(Object.keys(names).sort()).toEqual(printed())
  })
})

test('whole games are told, and their choices named, without a gap', () => {
  const messages = [...said()]
  expect(messages.length).toBeGreaterThan(5000)
  for (const [locale, words] of LANGUAGES) {
    const say = createSayer(words, locale)
    const gaps = messages.map(say).filter((words) => /[⟦⟧{}]|undefined|NaN|\[object/.test(words))
    expect(gaps).toEqual([])
  }
})
