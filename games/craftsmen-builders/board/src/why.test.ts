import { english, type View } from '@guildhall/craftsmen-builders'
import { createTranslator, parseRulebook } from '@guildhall/texts'
import { faultsOf, type Judge, lookEverywhere, type Target } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { boardEnglish } from './locales/en.ts'
import { type CbDesk, realise, recruit, sendTo, takePair } from './plan.ts'
import { build, chooseSite } from './plan-build.ts'
import { marksOf } from './table/marks.ts'
import { begun, clicks } from './testing/clicks.ts'
import { SITES } from './types.ts'
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

function targets(desk: CbDesk): Target[] {
  const { view } = desk.now
  const marks = marksOf(desk)
  const slots = [
    'craftsman-permanent-coins',
    'craftsman-permanent-build',
    ...view.activeColumn.flatMap((card) => card.slots.map(({ id }) => id)),
  ]
  return [
    ...slots.map((id) => ({
      name: id,
      lit: marks.slots.has(id),
      draft: () => sendTo(desk, id),
      why: whyNotSlot(desk, id),
    })),
    ...[...view.offer, ...view.recruited.map(({ craftsman }) => craftsman)].map((id) => ({
      name: `recruit ${id}`,
      lit: marks.offer.has(id),
      draft: () => recruit(desk, id),
      why: whyNotRecruit(desk, id),
    })),
    ...view.pairs.map((_, index) => ({
      name: `pair ${index + 1}`,
      lit: marks.pairs.has(index + 1),
      draft: () => takePair(desk, index + 1),
      why: whyNotPair(desk, index + 1),
    })),
    ...buildingsIn(view).map((id) => ({
      name: id,
      lit: marks.buildings.has(id),
      draft: () => build(desk, id),
      why: whyNotBuilding(desk, id),
    })),
    ...SITES.map((site) => ({
      name: `site ${site}`,
      lit: marks.sites.has(site),
      draft: () => chooseSite(desk, site),
      why: whyNotSite(desk, site),
    })),
    ...view.contracts.map(({ kind }) => ({
      name: `contract ${kind}`,
      lit: marks.contracts.has(kind),
      draft: () => realise(desk, kind),
      why: whyNotContract(desk, kind),
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
    const asked = lookEverywhere(play, `why ${players}`, clicks, (desk) => {
      for (const fault of faultsOf(desk, targets(desk), judge)) found.add(fault)
    })
    expect([...found]).toEqual([])
    expect(asked).toBeGreaterThan(50)
  })
})
