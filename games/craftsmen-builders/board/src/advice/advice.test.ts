import { greedy } from '@guildhall/bots'
import { english } from '@guildhall/craftsmen-builders'
import { features, reason } from '@guildhall/craftsmen-builders/evaluation'
import { loadTranslation as loadRules } from '@guildhall/craftsmen-builders/locales/translations'
import { type Message, seededChance } from '@guildhall/kernel'
import { createTranslator, LANGUAGES, type Text } from '@guildhall/texts'
import { draftAt } from '@guildhall/ui/testing'
import { expect, test } from 'vitest'
import type { CbDraft } from '../plan.ts'
import { begun, type CbPlay } from '../testing/clicks.ts'
import { lineParts, planned } from './advice-sentence.ts'
import { catalogue as adviceEnglish } from './locales/en.ts'
import { loadTranslation } from './locales/translations.ts'

const LINE: Record<string, Text> = { 'hint.line': [['parts']] }
const TRANSLATORS = await Promise.all(
  LANGUAGES.map(async (language) => {
    const [rules, advice] = await Promise.all([loadRules(language), loadTranslation(language)])
    const catalogue = { ...english, ...rules, ...adviceEnglish, ...advice, ...LINE }
    return createTranslator(catalogue, language)
  }),
)

/** The line that a bot takes until it is not its turn any more, or chance comes. */
function lineOf(play: CbPlay): CbDraft {
  const bot = greedy()
  let draft = draftAt(play)
  const { seat } = draft.base
  while (!draft.final && draft.now.question !== null) {
    const state = play.game.redeal(draft.now.view, seededChance('line'))
    const legal = draft.now.choices.map(({ command }) => command)
    const question = { seat, legal, view: () => play.game.view(state, seat) }
    const command = bot.choose(play.game, question, seededChance(draft.steps.length))
    const longer = draft.with([...draft.commands, command])
    if (longer.steps.length === draft.steps.length) break
    draft = longer
  }
  return draft
}

test('every line is one sentence in every language, and its plan leaves the end to the player', () => {
  const lines: Message[][] = []
  const play = begun(3, { roundLimit: 5 }, 2)
  while (play.actor !== null) {
    const draft = lineOf(play)
    for (const say of TRANSLATORS) {
      const sentence = say({ key: 'hint.line', params: { parts: lineParts(draft) } })
      expect(sentence).not.toContain('⟦')
    }
    lines.push(lineParts(draft))
    expect(planned(draft).every(({ type }) => type !== 'endTurn')).toBe(true)
    for (const command of draft.commands) {
      const decided = play.decide(draft.base.seat, command)
      if (!decided.ok) break
      play.append(decided.step)
    }
  }
  // What is built is said with its price and its site, and nothing more.
  const built = lines.filter((parts) => parts.some(({ key }) => key === 'advice.built'))
  expect(built.length).toBeGreaterThan(2)
  for (const { key } of built.flat()) {
    expect(key).not.toMatch(/^choice\.(chooseBuilding|chooseSite|replaceCoins)/)
  }
  const brought = lines.flat().filter(({ key }) => key === 'advice.brings')
  expect(brought.map(({ params }) => params['what'])).toContainEqual(
    expect.objectContaining({ key: expect.stringMatching(/^advice\.place/) }),
  )
})

test('every reason that a review can give has its words', () => {
  const told = features({ players: 2 }).ofSeat.flatMap((name) => reason(name) ?? [])
  expect(new Set(told).size).toBeGreaterThan(4)
  for (const what of told) expect(adviceEnglish).toHaveProperty([`advice.reason.${what}`])
})
