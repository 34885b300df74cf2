import { greedy, questionAt } from '@guildhall/bots'
import { type Chance, item, message, seededChance } from '@guildhall/kernel'
import { english } from '@guildhall/red-cathedral'
import { features, reason } from '@guildhall/red-cathedral/evaluation'
import { loadTranslation as loadRules } from '@guildhall/red-cathedral/locales/translations'
import { counted, createTranslator, LANGUAGES, type Text } from '@guildhall/texts'
import { draftAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { pickDie } from '../die-plan.ts'
import { closing, type RcDraft } from '../plan.ts'
import { useSection, usesOf } from '../section-plan.ts'
import { begun, type RcPlay } from '../testing/begun.ts'
import { useWorkshopSpace } from '../workshop-plan.ts'
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

const said = (draft: RcDraft, say = TRANSLATORS[0]): string =>
  say?.({ key: 'hint.line', params: { parts: lineParts(draft) } }) ?? ''

/** The line that a bot takes until it is not its turn any more, or chance comes. */
function lineOf(play: RcPlay): RcDraft {
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

describe.each([
  ['two', 2, {}],
  ['one against Ivan', 1, {}],
  ['four with Contractors', 4, { contractors: true, fourthGuild: 'guild-foremen' }],
  ['three with Archivists', 3, { contractors: true, fourthGuild: 'guild-archivists' }],
])('a line of %s', (_title, players, options) => {
  test('is one sentence in every language, and its plan is the line without the end', () => {
    const play = begun(players, { roundLimit: 8, ...options }, 3)
    let lines = 0
    while (play.actor !== null) {
      const draft = lineOf(play)
      for (const say of TRANSLATORS) {
        const sentence = said(draft, say)
        expect(sentence).not.toContain('⟦')
        expect(sentence).not.toBe('')
      }
      expect(counted(lineParts(draft)).filter(({ n }) => n > 1)).toEqual([])
      for (const { key } of lineParts(draft)) {
        expect(Object.keys(adviceEnglish)).toContain(key)
      }
      const plan = draft.with(planned(draft))
      expect(draft.commands.slice(0, plan.commands.length)).toEqual(plan.commands)
      // Where the line went to the end of the turn, the button of the plan does as well.
      if (draft.commands.at(-1)?.type === 'endTurn') {
        expect(closing(plan)?.commands).toEqual(draft.commands)
      }
      lines += 1
      for (const command of draft.commands) {
        const decided = play.decide(draft.base.seat, command)
        if (!decided.ok) break
        play.append(decided.step)
      }
    }
    expect(lines).toBeGreaterThan(7)
  })
})

describe('what is said of', () => {
  const draft = draftAt(begun(2, {}, 1))

  test('a die that is moved: what its space gives, how much of it, and the price of the way', () => {
    const drafted = draft.with(pickDie(draft, 'white', 1) ?? [])
    const keys = lineParts(drafted).map(({ key }) => key)
    expect(keys.slice(0, 2)).toEqual(['choice.moveDie.paid', 'advice.obtain'])
  })

  test('a claim: the section, its tile and how that lies — RC-6.8', () => {
    const [section = -1] = [...usesOf(draft)].find(([, use]) => use === 'claim') ?? []
    const opened = draft.with(useSection(draft, section) ?? [])
    const drafted = opened.with(useWorkshopSpace(opened, 2) ?? opened.commands)
    expect(lineParts(drafted)).toMatchObject([
      {
        key: 'advice.claim.laid',
        params: {
          section: { key: 'advice.withBanner', params: { section: { key: 'section.base' } } },
          face: { key: 'advice.face.up' },
        },
      },
    ])
  })
})

/** Lines at the questions of a game that a bot plays, until one is as wanted. */
function lineWith(options: object, isWanted: (types: string) => boolean) {
  const play = begun(2, options, 1)
  const chance = seededChance('lines')
  const bot = greedy()
  for (let actor = play.actor; actor !== null; actor = play.actor) {
    for (let time = 0; time < 6; time++) {
      const draft = eager(draftAt(play), chance)
      if (isWanted(draft.commands.map(({ type }) => type).join(' '))) return { draft, play }
    }
    const { seat } = actor
    play.submit(seat, bot.choose(play.game, questionAt(play.game, play.state, seat), chance))
  }
  throw new Error('no such line')
}

const DULL = ['stop', 'endTurn', 'pass', 'reroll']

/** Something is done as long as there is something to do. */
function eager(start: RcDraft, chance: Chance): RcDraft {
  let draft = start
  while (!draft.final && draft.now.question !== null) {
    const some = draft.now.choices.filter(({ command }) => !DULL.includes(command.type))
    const again = some.filter(({ command }) => ['again', 'deliver'].includes(command.type))
    const from =
      [draft.steps.length > 0 ? again : [], some, draft.now.choices].find(
        ({ length }) => length > 0,
      ) ?? []
    const longer = draft.with([...draft.commands, item(from, chance.int(from.length)).command])
    if (longer.steps.length === draft.steps.length) break
    draft = longer
  }
  return draft
}

const inAll = (draft: RcDraft): string[] => TRANSLATORS.map((say) => said(draft, say))

describe('what is done several times is said once', () => {
  test('prestige that is sold again and again — RC-5.1', () => {
    const { draft } = lineWith({}, (types) => types.startsWith('sellPrestige sellPrestige'))
    const { steps } = draft
    const n = steps.findIndex(({ command }) => command.type !== 'sellPrestige')
    const sales = draft.with(draft.commands.slice(0, n < 0 ? steps.length : n))
    const prestige = sales.commands.reduce((sum, sale) => sum + ('n' in sale ? sale.n : 0), 0)
    expect(prestige).toBeGreaterThan(1)
    expect(lineParts(sales)).toEqual([
      message('choice.sellPrestige', { n: prestige, rubles: 2 * prestige }),
    ])
  })

  test('a card that is paid for again and again, and what it lets one deliver', () => {
    const { draft, play } = lineWith({}, (all) => /useAction( deliver again){2} deliver/.test(all))
    const keys = (line: RcDraft) => lineParts(line).map(({ key }) => key)
    expect(keys(draft).filter((key) => key === 'advice.use.for')).toHaveLength(1)
    // So it is where the line begins after the first of them.
    const used = draft.commands.findIndex(({ type }) => type === 'useAction')
    for (const command of draft.commands.slice(0, used + 1)) play.submit(draft.base.seat, command)
    const rest = draftAt(play).with(draft.commands.slice(used + 1))
    expect(rest.commands.slice(0, 5)).toEqual(draft.commands.slice(used + 1, used + 6))
    expect([...keys(draft), ...keys(rest)]).not.toContain('choice.again')
  })

  test('deliveries, whichever comes first — RC-7.3', () => {
    const { draft } = lineWith({}, (types) => /^deliver deliver deliver/.test(types))
    const three = draft.commands.slice(0, 3)
    const ways = [three, three.toReversed()].map((commands) => inAll(draft.with(commands)))
    expect(ways[0]).toEqual(ways[1])
    const keys = lineParts(draft.with(three)).map(({ key }) => key)
    expect(keys.filter((key) => key === 'advice.deliver').length).toBeLessThan(2)
  })

  test('a market action that a card gives once more', () => {
    const options = { fourthGuild: 'guild-wholesalers' }
    const { draft } = lineWith(options, (types) =>
      /useAction marketAgain( take)? marketAgain/.test(types),
    )
    expect(lineParts(draft).map(({ key }) => key)).not.toContain('choice.marketAgain.obtain')
    expect(counted(lineParts(draft)).filter(({ n }) => n > 1)).toEqual([])
  })
})

test('every reason that a review can give has its words', () => {
  const told = features({ players: 2 }).ofSeat.flatMap((name) => reason(name) ?? [])
  expect(new Set(told).size).toBeGreaterThan(4)
  for (const what of told) expect(adviceEnglish).toHaveProperty([`advice.reason.${what}`])
})
