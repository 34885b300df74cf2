import type { Message } from '@guildhall/kernel'
import { idsOf } from '@guildhall/laws/ids'
import { createTranslator, LANGUAGES } from '@guildhall/texts'
import { expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { builtInComponents } from '../components/built-in.ts'
import { GUILDS } from '../constants.ts'
import { scoreLabel } from '../messages/score-label.ts'
import type { Position } from '../positions/position.ts'
import { cleverGame, laidOut, type Move } from '../testing/play.ts'
import { offers } from '../testing/table.ts'
import { catalogue as english } from './en.ts'
import { loadTranslation } from './translations.ts'

const TRANSLATIONS = await Promise.all(
  LANGUAGES.filter((language) => language !== 'en').map(
    async (language) => [language, await loadTranslation(language)] as const,
  ),
)

/** Every name that the component data print on something. */
function printed(): string[] {
  const { cities, ...components } = builtInComponents()
  const pieces: unknown[] = [...Object.values(components).flat(), ...cities.list]
  const names = pieces.flatMap((piece) =>
    typeof piece === 'object' && piece !== null && 'name' in piece ? [String(piece.name)] : [],
  )
  return [...new Set(names)].sort()
}

/** Every module takes part in one of these: each guild, the Contractors, and Ivan. */
const TABLES: readonly Position[] = [
  { players: 4, options: { boardSide: 'advanced' } },
  ...GUILDS.map((fourthGuild) => ({ players: 3, options: { contractors: true, fourthGuild } })),
  { players: 1, options: { contractors: true, ivanStart: 'chosen' } },
]

/** How many commands that were possible at other moments are tried at each. */
const TRIED = 6

/** What can be said about a decision: the choices, why some others are none, and what followed. */
function* spoken({ before, after }: Move, met: Command[]): Generator<Message | null> {
  const { game, state, chance } = before
  for (const command of offers(before)) {
    yield game.label(state, command)
    met.push(command)
  }
  for (const command of met.splice(0, TRIED)) {
    const decision = game.decide(state, game.actor(state)?.seat ?? 0, command, chance)
    if (!decision.ok) yield decision.refusal.message
  }
  const now = game.copy(state)
  for (const event of after.events) {
    game.evolve(now, event)
    yield game.describe(now, event)
    const seen = game.viewEvent(event, 'spectator')
    yield seen && game.describe(now, seen)
  }
  for (const { lines } of after.game.outcome(after.state)?.seats ?? []) {
    yield* lines.map(({ label }) => scoreLabel(label))
  }
}

/** All that is said in whole games at every table. */
const said = (): Message[] =>
  TABLES.flatMap((position, seed) => {
    const { game, state, events } = laidOut(position, seed)
    const met: Command[] = []
    return [
      ...events.map((event) => game.describe(state, event)),
      ...[...cleverGame(position, seed)].flatMap((move) => [...spoken(move, met)]),
    ]
  }).filter((message) => message !== null)

test.each(TRANSLATIONS)(
  '%s has a word for every name on a card or a tile, and no other',
  (_, texts) => {
    const names = Object.keys(texts).flatMap((key) => /^printed\.(.*)/.exec(key)?.[1] ?? [])
    expect(names.toSorted()).toEqual(printed())
  },
)

test('whole games with every module are told, and their choices named, without a gap or an id', () => {
  const messages = said()
  const id = idsOf(builtInComponents())
  expect(messages.length).toBeGreaterThan(10_000)
  for (const [locale, words] of [['en', english] as const, ...TRANSLATIONS]) {
    const say = createTranslator(words, locale)
    const sentences = new Set(messages.map(say))
    expect(sentences.size).toBeGreaterThan(2000)
    const wrong = /[⟦⟧{}]|undefined|NaN|\[object/
    expect([...sentences].filter((words) => wrong.test(words) || id.test(words))).toEqual([])
  }
})
