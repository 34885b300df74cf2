import { english, printedSigns } from '@guildhall/red-cathedral'
import { createTranslator, parseRulebook } from '@guildhall/texts'
import { choicesOf } from '@guildhall/ui'
import { faultsOf, type Judge, lookEverywhere, type Target } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { goTo, pickDie } from './die-plan.ts'
import { catalogue as boardEnglish } from './locales/en.ts'
import { SPACES } from './modules/contractors/duchy-places.ts'
import {
  buyPermit,
  choose,
  openCities,
  openSpaces,
  sendTo,
  useHeld,
} from './modules/contractors/hire-plan.ts'
import {
  whyNotCity,
  whyNotHeld,
  whyNotPermit,
  whyNotSpace as whyNotSpecialist,
} from './modules/contractors/hire-why.ts'
import { marketGroups, type RcDraft } from './plan.ts'
import { useSection } from './section-plan.ts'
import { marketMarks, sectionMarks, workshopMarks } from './table/marks.ts'
import { begun } from './testing/begun.ts'
import { clicks } from './testing/clicks.ts'
import { whyNotAction, whyNotDie, whyNotSection, whyNotSpace, whyNotWorkshop } from './why.ts'
import { useWorkshopSpace } from './workshop-plan.ts'

const BOOKS = import.meta.glob('../../../../rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CLAUSES = new Set(
  Object.values(BOOKS).flatMap((book) => parseRulebook(book).map(({ id }) => id)),
)
const say = createTranslator({ ...english, ...boardEnglish }, 'en')

/** These would answer nearly anything: nobody learns from them why this cannot be done. */
const VAGUE = ['noSuchCommand', 'noSuchSection', 'noWindow']
/** Where nothing is asked that would have to be answered before anything else. */
const OF_THE_TURN = ['main-action', 'market-next', 'build-next', 'end-turn']

interface RcTarget extends Target {
  /** A free action: where no window is open, that is the reason — RC-4.8. */
  readonly free?: boolean
}

const judge: Judge<RcTarget> = {
  say,
  clauses: CLAUSES,
  isVague: (reason, { free = false }, question) =>
    (VAGUE.includes(reason) && !(free && reason === 'noWindow')) ||
    (reason === 'otherQuestion' && OF_THE_TURN.includes(question ?? '')),
}

/** The cities, the specialists between them, the own one, and what a permit is given for. */
function contractorsTargets(draft: RcDraft): RcTarget[] {
  const cities = openCities(draft)
  const spaces = openSpaces(draft)
  return [
    ...(draft.now.view.duchy?.cities ?? []).map(({ city }) => ({
      name: city,
      lit: cities.includes(city),
      commands: () => sendTo(draft, city),
      why: whyNotCity(draft, city),
    })),
    ...SPACES.map((space) => ({
      name: space,
      lit: spaces.includes(space),
      commands: () => choose(draft, space),
      why: whyNotSpecialist(draft, space),
    })),
    {
      name: 'held specialist',
      lit:
        choicesOf(draft.now, 'useSpecialist').length > 0 ||
        marketGroups(draft).some(({ first }) => first.type === 'useSpecialist'),
      commands: () => useHeld(draft),
      why: whyNotHeld(draft),
    },
    {
      name: 'permit for prestige',
      free: true,
      lit: choicesOf(draft.now, 'buyPermit').length > 0,
      commands: () => buyPermit(draft),
      why: whyNotPermit(draft),
    },
  ]
}

function targets(draft: RcDraft): RcTarget[] {
  const { view } = draft.now
  const market = marketMarks(draft)
  const bench = workshopMarks(draft)
  const section = sectionMarks(draft)
  const dice = view.market.flatMap((space) => space.dice.map(({ die }) => die))
  const printed = printedSigns(draft.table)
  if (!printed.ok) throw new Error('no such table')
  const actions = view.influenceCards.flatMap((card) =>
    printed.value.on(card).effects.map(({ id }) => id),
  )
  const mine = view.players[draft.base.seat]?.workshop ?? []
  return [
    ...dice.map((die) => ({
      name: `${die} die`,
      lit: market.movable.includes(die),
      commands: () => pickDie(draft, die),
      why: whyNotDie(draft, die),
    })),
    ...view.market.map((_, space) => ({
      name: `space ${space}`,
      lit:
        market.moved?.path.at(-1) === space ||
        market.spaces.includes(space) ||
        market.extras.some((each) => each.space === space),
      commands: () => goTo(draft, space),
      why: whyNotSpace(draft, space),
    })),
    ...actions.map((action) => ({
      name: `action ${action}`,
      lit: market.actions.includes(action) || market.chosenActions.includes(action),
      commands: () => 'a choice, or taken back',
      why: whyNotAction(draft, action),
    })),
    ...view.towers.flat().map(({ section: id }) => ({
      name: `section ${id}`,
      lit: section(id).cue !== null,
      commands: () => useSection(draft, id),
      why: whyNotSection(draft, id),
    })),
    ...mine.map((_, space) => ({
      name: `workshop ${space}`,
      lit: bench(space).cue !== null,
      commands: () => useWorkshopSpace(draft, space),
      why: whyNotWorkshop(draft, space),
    })),
    ...(view.duchy === null ? [] : contractorsTargets(draft)),
  ]
}

describe('whatever cannot be done says why, with its clause', () => {
  test.each([
    { players: 2, options: {} },
    { players: 3, options: { boardSide: 'advanced' } },
    { players: 4, options: { contractors: true, fourthGuild: 'guild-archivists' } },
    { players: 1, options: {} },
  ])('$players players, $options', ({ players, options }) => {
    const found = new Set<string>()
    let asked = 0
    for (let seed = 0; seed < 2; seed++) {
      const play = begun(players, options, seed)
      asked += lookEverywhere(play, `why ${players} ${seed}`, clicks, (draft) => {
        for (const fault of faultsOf(draft, targets(draft), judge)) found.add(fault)
      })
    }
    expect([...found]).toEqual([])
    expect(asked).toBeGreaterThan(100)
  })
})
