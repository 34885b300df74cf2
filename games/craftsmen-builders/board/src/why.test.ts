import { english, type View } from '@guildhall/craftsmen-builders'
import { type Refusal, seededChance } from '@guildhall/kernel'
import { createSayer, parseRulebook } from '@guildhall/texts'
import { deskAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
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
import { boardEnglish } from './words/en.ts'

const BOOKS = import.meta.glob('../../../../rules/craftsmen-builders.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CLAUSES = new Set(
  Object.values(BOOKS).flatMap((book) => parseRulebook(book).map(({ id }) => id)),
)
const say = createSayer({ ...english, ...boardEnglish }, 'en')

/** These would answer nearly anything: nobody learns from them why this cannot be done. */
const VAGUE = ['noSuchCommand', 'otherQuestion', 'noSuchSite', 'noSuchPair', 'buildOrder']

/** Something on the table that can be clicked. */
interface Target {
  readonly name: string
  readonly lit: boolean
  /** What a click on it drafts; null where it drafts nothing. */
  readonly draft: () => unknown
  readonly why: Refusal
}

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

/** What is wrong with how the targets answer; each fault with where it was found. */
function faultsAt(desk: CbDesk): string[] {
  return targets(desk).flatMap(({ name, lit, draft, why }) => {
    const at = `${name} at ${desk.now.question} after ${JSON.stringify(desk.commands)}`
    if (lit) return draft() === null ? [`lit, but nothing happens: ${at}`] : []
    const words = say(why.message)
    const key = why.message.key.replace('refusal.', '')
    // A draft that ends with a draw or the turn is the reason for itself, and for nothing else.
    if (key === 'board.why.draftEnds' && !desk.final) return [`no reason: ${at}`]
    if (VAGUE.includes(key)) return [`vague, ${key}: ${at}`]
    if (words.includes('⟦') || words === '') return [`no words for ${key}: ${at}`]
    return CLAUSES.has(why.clause) ? [] : [`no clause ${why.clause}: ${at}`]
  })
}

describe('whatever cannot be done says why, with its clause', () => {
  test.each([
    { players: 2, options: {} },
    { players: 3, options: { castleIncome: 'choice', refillTiming: 'atOnce' } },
    { players: 4, options: {} },
  ])('$players players, $options', ({ players, options }) => {
    const found = new Set<string>()
    let asked = 0
    const play = begun(players, options, players)
    const chance = seededChance(`why ${players}`)
    while (play.actor !== null) {
      const { seat } = play.actor
      if (chance.int(3) === 0) {
        let desk = deskAt(play)
        for (let n = chance.int(4); n >= 0; n--) {
          for (const fault of faultsAt(desk)) found.add(fault)
          asked += 1
          const choices = clicks(desk)
          desk = desk.with(choices[chance.int(Math.max(1, choices.length))] ?? [])
        }
        for (const other of [(seat + 1) % players, -1]) {
          for (const fault of faultsAt(deskAt(play, other))) found.add(fault)
        }
      }
      const legal = play.legal()
      const command = legal[chance.int(legal.length)]
      if (command === undefined || !play.submit(seat, command).ok) throw new Error('no way on')
    }
    for (const fault of faultsAt(deskAt(play, 0))) found.add(fault) // the game is over
    expect([...found]).toEqual([])
    expect(asked).toBeGreaterThan(50)
  })
})
