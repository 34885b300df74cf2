import { english, type View } from '@guildhall/craftsmen-builders'
import { createTranslator, parseRulebook } from '@guildhall/texts'
import { faultsOf, type Judge, lookEverywhere, type Target } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { SITES } from './board-types.ts'
import { realise } from './contract-plan.ts'
import { catalogue as boardEnglish } from './locales/en.ts'
import { recruit, sendTo, takePair } from './main-plan.ts'
import type { CbDraft } from './plan.ts'
import { build, chooseSite } from './plan-build.ts'
import { marksOf } from './table/marks.ts'
import { begun, clicks } from './testing/clicks.ts'
import {
  whyNotBuilding,
  whyNotContract,
  whyNotPair,
  whyNotRecruit,
  whyNotSite,
  whyNotSlot,
} from './why.ts'

const BOOKS = import.meta.glob('../../../../rules/craftsmen-builders.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CLAUSES = new Set(
  Object.values(BOOKS).flatMap((book) => parseRulebook(book).map(({ id }) => id)),
)
const say = createTranslator({ ...english, ...boardEnglish }, 'en')

/** These would answer nearly anything: nobody learns from them why this cannot be done. */
const VAGUE = ['noSuchCommand', 'otherQuestion', 'noSuchSite', 'noSuchPair', 'buildOrder']

const judge: Judge<Target> = { say, clauses: CLAUSES, isVague: (reason) => VAGUE.includes(reason) }

function targets(draft: CbDraft): Target[] {
  const { view } = draft.now
  const marks = marksOf(draft)
  const slots = [
    'craftsman-permanent-coins',
    'craftsman-permanent-build',
    ...view.activeColumn.flatMap((card) => card.slots.map(({ id }) => id)),
  ]
  return [
    ...slots.map((id) => ({
      name: id,
      lit: marks.slots.has(id),
      commands: () => sendTo(draft, id),
      why: whyNotSlot(draft, id),
    })),
    ...[...view.offer, ...view.recruited.map(({ craftsman }) => craftsman)].map((id) => ({
      name: `recruit ${id}`,
      lit: marks.offer.has(id),
      commands: () => recruit(draft, id),
      why: whyNotRecruit(draft, id),
    })),
    ...view.pairs.map((_, index) => ({
      name: `pair ${index + 1}`,
      lit: marks.pairs.has(index + 1),
      commands: () => takePair(draft, index + 1),
      why: whyNotPair(draft, index + 1),
    })),
    ...buildingsIn(view).map((id) => ({
      name: id,
      lit: marks.buildings.has(id),
      commands: () => build(draft, id),
      why: whyNotBuilding(draft, id),
    })),
    ...SITES.map((site) => ({
      name: `site ${site}`,
      lit: marks.sites.has(site),
      commands: () => chooseSite(draft, site),
      why: whyNotSite(draft, site),
    })),
    ...view.contracts.map(({ kind }) => ({
      name: `contract ${kind}`,
      lit: marks.contracts.has(kind),
      commands: () => realise(draft, kind),
      why: whyNotContract(draft, kind),
    })),
  ]
}

const buildingsIn = ({ market }: View): string[] =>
  market.flatMap(({ buildings }) => buildings).filter((id) => id !== null)

describe('whatever cannot be done says why, with its clause', () => {
  test.each([
    { players: 2, options: {} },
    { players: 3, options: { castleIncome: 'choice', refillTiming: 'atOnce' } },
    { players: 4, options: {} },
  ])('$players players, $options', ({ players, options }) => {
    const found = new Set<string>()
    const play = begun(players, options, players)
    const asked = lookEverywhere(play, `why ${players}`, clicks, (draft) => {
      for (const fault of faultsOf(draft, targets(draft), judge)) found.add(fault)
    })
    expect([...found]).toEqual([])
    expect(asked).toBeGreaterThan(50)
  })
})
