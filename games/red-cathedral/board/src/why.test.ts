import { type Refusal, seededChance } from '@guildhall/kernel'
import { english, printedSigns } from '@guildhall/red-cathedral'
import { createSayer, parseRulebook } from '@guildhall/texts'
import { choicesOf } from '@guildhall/ui'
import { deskAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { SPACES } from './contractors/places.ts'
import { buyPermit, choose, openCities, openSpaces, sendTo, useHeld } from './contractors/plan.ts'
import {
  whyNotCity,
  whyNotHeld,
  whyNotPermit,
  whyNotSpace as whyNotSpecialist,
} from './contractors/why.ts'
import { goTo, marketGroups, pickDie, type RcDesk, useBench, useSection } from './plan.ts'
import { benchMarks, marketMarks, sectionMarks } from './table/marks.ts'
import { begun, clicks } from './testing/clicks.ts'
import { whyNotAction, whyNotBench, whyNotDie, whyNotSection, whyNotSpace } from './why.ts'
import { boardEnglish } from './words/en.ts'

const BOOKS = import.meta.glob('../../../../rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CLAUSES = new Set(
  Object.values(BOOKS).flatMap((book) => parseRulebook(book).map(({ id }) => id)),
)
const say = createSayer({ ...english, ...boardEnglish }, 'en')

/** These would answer nearly anything: nobody learns from them why this cannot be done. */
const VAGUE = ['noSuchCommand', 'noSuchSection', 'noWindow']
/** Where nothing is asked that would have to be answered before anything else. */
const OF_THE_TURN = ['main-action', 'market-next', 'build-next', 'end-turn']

/** Something on the table that can be clicked. */
interface Target {
  readonly name: string
  /** A free action: where no window is open, that is the reason — RC-4.8. */
  readonly free?: boolean
  readonly lit: boolean
  /** What a click on it drafts; null where it drafts nothing. */
  readonly draft: () => unknown
  readonly why: Refusal
}

/** The cities, the specialists between them, the own one, and what a permit is given for. */
function contractorsTargets(desk: RcDesk): Target[] {
  const cities = openCities(desk)
  const spaces = openSpaces(desk)
  return [
    ...(desk.now.view.duchy?.cities ?? []).map(({ city }) => ({
      name: city,
      lit: cities.includes(city),
      draft: () => sendTo(desk, city),
      why: whyNotCity(desk, city),
    })),
    ...SPACES.map((space) => ({
      name: space,
      lit: spaces.includes(space),
      draft: () => choose(desk, space),
      why: whyNotSpecialist(desk, space),
    })),
    {
      name: 'held specialist',
      lit:
        choicesOf(desk.now, 'useSpecialist').length > 0 ||
        marketGroups(desk).some(({ first }) => first.type === 'useSpecialist'),
      draft: () => useHeld(desk),
      why: whyNotHeld(desk),
    },
    {
      name: 'permit for prestige',
      free: true,
      lit: choicesOf(desk.now, 'buyPermit').length > 0,
      draft: () => buyPermit(desk),
      why: whyNotPermit(desk),
    },
  ]
}

function targets(desk: RcDesk): Target[] {
  const { view } = desk.now
  const market = marketMarks(desk)
  const bench = benchMarks(desk)
  const section = sectionMarks(desk)
  const dice = view.market.flatMap((space) => space.dice.map(({ die }) => die))
  const printed = printedSigns(desk.table)
  if (!printed.ok) throw new Error('no such table')
  const actions = view.influenceCards.flatMap((card) =>
    printed.value.on(card).effects.map(({ id }) => id),
  )
  const mine = view.players[desk.base.seat]?.workshop ?? []
  return [
    ...dice.map((die) => ({
      name: `${die} die`,
      lit: market.movable.includes(die),
      draft: () => pickDie(desk, die),
      why: whyNotDie(desk, die),
    })),
    ...view.market.map((_, space) => ({
      name: `space ${space}`,
      lit:
        market.moved?.path.at(-1) === space ||
        market.spaces.includes(space) ||
        market.extras.some((each) => each.space === space),
      draft: () => goTo(desk, space),
      why: whyNotSpace(desk, space),
    })),
    ...actions.map((action) => ({
      name: `action ${action}`,
      lit: market.actions.includes(action) || market.chosenActions.includes(action),
      draft: () => 'a choice, or taken back',
      why: whyNotAction(desk, action),
    })),
    ...view.towers.flat().map(({ section: id }) => ({
      name: `section ${id}`,
      lit: section(id).cue !== null,
      draft: () => useSection(desk, id),
      why: whyNotSection(desk, id),
    })),
    ...mine.map((_, space) => ({
      name: `bench ${space}`,
      lit: bench(space).cue !== null,
      draft: () => useBench(desk, space),
      why: whyNotBench(desk, space),
    })),
    ...(view.duchy === null ? [] : contractorsTargets(desk)),
  ]
}

/** What is wrong with how the targets answer; each fault with where it was found. */
function faultsAt(desk: RcDesk): string[] {
  return targets(desk).flatMap(({ name, free = false, lit, draft, why }) => {
    const at = `${name} at ${desk.now.question} after ${JSON.stringify(desk.commands)}`
    if (lit) return draft() === null ? [`lit, but nothing happens: ${at}`] : []
    const words = say(why.message)
    const key = why.message.key.replace('refusal.', '')
    // A draft that ends with dice or the turn is the reason for itself, and for nothing else.
    if (key === 'board.why.draftEnds' && !desk.final) return [`no reason: ${at}`]
    const open = desk.now.question
    const vague =
      (VAGUE.includes(key) && !(free && key === 'noWindow')) ||
      (key === 'otherQuestion' && OF_THE_TURN.includes(open ?? ''))
    if (vague) return [`vague, ${key}: ${at}`]
    if (words.includes('⟦') || words === '') return [`no words for ${key}: ${at}`]
    return CLAUSES.has(why.clause) ? [] : [`no clause ${why.clause}: ${at}`]
  })
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
      const chance = seededChance(`why ${players} ${seed}`)
      while (play.actor !== null) {
        const { seat } = play.actor
        if (chance.int(3) === 0) {
          let desk = deskAt(play)
          for (let n = chance.int(5); n >= 0; n--) {
            for (const fault of faultsAt(desk)) found.add(fault)
            asked += 1
            const choices = clicks(desk)
            desk = desk.with(choices[chance.int(Math.max(1, choices.length))] ?? [])
          }
          const others = [(seat + 1) % players, -1].filter((other) => other !== seat)
          for (const other of others)
            for (const fault of faultsAt(deskAt(play, other))) found.add(fault)
        }
        const legal = play.legal()
        const command = legal[chance.int(legal.length)]
        if (command === undefined || !play.submit(seat, command).ok) throw new Error('no way on')
      }
      for (const fault of faultsAt(deskAt(play, 0))) found.add(fault) // the game is over
    }
    expect([...found]).toEqual([])
    expect(asked).toBeGreaterThan(100)
  })
})
