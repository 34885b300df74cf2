import type { Command } from '@guildhall/craftsmen-builders'
import { type Chance, seededChance } from '@guildhall/kernel'
import { choicesOf } from '@guildhall/ui'
import { draftAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { answers, otherwise } from './answers-plan.ts'
import { realisable, realise } from './contract-plan.ts'
import { sendTo } from './main-plan.ts'
import { type CbDraft, closing, endsHalfway, turnOf } from './plan.ts'
import { build, buildable, builtIn, chooseSite, openSites } from './plan-build.ts'
import { marksOf } from './table/marks.ts'
import { begun, type CbPlay, clicks } from './testing/clicks.ts'
import { drafted, ofGreed, pick } from './testing/greed.ts'

/** Plays a turn by clicks; what was shown beforehand is what happens. */
function turnByClicks(play: CbPlay, chance: Chance): number {
  const end = drafted(play, chance)
  const { seat } = end.base
  for (const step of end.steps) {
    const decided = play.submit(seat, step.command)
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal))
    const shown = decided.events.slice(0, step.events.length)
    expect(shown).toEqual(step.events)
    if (!step.final) {
      expect(decided.events).toHaveLength(step.events.length)
      expect(step.after.view).toEqual(play.game.view(play.state, seat))
    }
  }
  return end.steps.length
}

const TABLES = [
  { players: 2, options: {} },
  { players: 3, options: { castleIncome: 'choice', bareSiteIncome: 'kept' } },
  { players: 4, options: {} },
  { players: 2, options: { refillTiming: 'atOnce', confirmTurnEnd: false } },
  { players: 3, options: { contractCraftsman: 'unused', coinSubstitution: 'none' } },
]

describe('whole games by clicks on the board, and what was shown beforehand happens', () => {
  test.each(TABLES)('$players players, $options', ({ players, options }) => {
    let steps = 0
    for (let seed = 0; seed < 2; seed++) {
      const play = begun(players, options, seed)
      const chance = seededChance(`clicks ${players} ${seed}`)
      while (play.actor !== null) steps += turnByClicks(play, chance)
      expect(play.game.outcome(play.state)).not.toBeNull()
    }
    expect(steps).toBeGreaterThan(200)
  })
})

test('wherever a turn is broken off, a few clicks lead to a plan that can be sent', () => {
  const stuck = new Set<string>()
  for (const { players, options } of TABLES) {
    const play = begun(players, options, 3)
    const chance = seededChance(`halfway ${players}`)
    while (play.actor !== null) {
      const draft = draftAt(play)
      if (clicksToSend(draft) > FEW) stuck.add(String(draft.now.question))
      play.submit(play.actor.seat, pick(play.legal(), chance))
    }
  }
  expect([...stuck]).toEqual([])
})

const FEW = 4

/** How many first answers it takes until the plan can be sent; where there is no end of them, too many. */
function clicksToSend(draft: CbDraft, given = 0): number {
  if (closing(draft) !== null || given > FEW) return given
  const next = clicks(draft).find(({ length }) => length > draft.commands.length)
  return next === undefined ? FEW + 1 : clicksToSend(draft.with(next), given + 1)
}

/** The drafts at which somebody's turn begins, in games that are played by clicks. */
function* turns(players: number, seeds: number): Generator<CbDraft> {
  for (let seed = 0; seed < seeds; seed++) {
    const play = begun(players, {}, seed)
    const chance = seededChance(`turns of ${seed}`)
    while (play.actor !== null) {
      yield draftAt(play)
      turnByClicks(play, chance)
    }
  }
}

describe('clicks of a turn', () => {
  test('a worker to a slot, whatever it asks, and the end: two', () => {
    let found = 0
    for (const draft of turns(2, 1)) {
      for (const { slot } of choicesOf(draft.now, 'place')) {
        if (slot.endsWith('-build')) continue
        const sent = draft.with(sendTo(draft, slot) ?? [])
        expect(closing(sent)?.final).toBe(true)
        found += 1
      }
    }
    expect(found).toBeGreaterThan(100)
  })

  test('a building, its site, and the end: three at most — CB-6.1', () => {
    let found = 0
    for (const draft of turns(3, 1)) {
      for (const building of buildable(draft)) {
        const chosen = draft.with(build(draft, building) ?? [])
        expect(builtIn(chosen)).toBe(building)
        const sites = chosen.now.question === 'build-site' ? openSites(chosen) : []
        const placed =
          sites.length === 0 ? chosen : draft.with(chooseSite(chosen, sites.at(-1) ?? 1) ?? [])
        expect(placed.steps.flatMap(({ events }) => events.map(({ type }) => type))).toContain(
          'built',
        )
        expect(closing(placed)?.final).toBe(true)
        found += 1
      }
    }
    expect(found).toBeGreaterThan(50)
  })

  test('another building or another site takes the place of the first', () => {
    for (const draft of turns(2, 1)) {
      const [one, other] = buildable(draft)
      if (one === undefined || other === undefined) continue
      const first = draft.with(build(draft, one) ?? [])
      const second = draft.with(build(first, other) ?? [])
      expect(builtIn(second)).toBe(other)
      const [left, right] = openSites(second)
      if (left === undefined || right === undefined) continue
      const there = draft.with(chooseSite(second, left) ?? [])
      const here = draft.with(chooseSite(there, right) ?? [])
      expect(marksOf(here).plan.site).toBe(right)
      return
    }
    throw new Error('nobody could choose')
  })

  test('a contract after the main action, and the end: two — CB-7.1', () => {
    let found = 0
    for (let seed = 0; seed < 12 && found < 3; seed++) {
      for (const draft of ofGreed(seed)) {
        const [slot] = choicesOf(draft.now, 'place')
        const acted = slot === undefined ? draft : draft.with(sendTo(draft, slot.slot) ?? [])
        for (const contract of realisable(acted)) {
          const done = draft.with(realise(acted, contract) ?? [])
          expect(turnOf(done).at(-1)?.first).toEqual({ type: 'realise', contract })
          const asked = done.now.question
          if (closing(done) === null) expect(['power-choice', 'produce-site']).toContain(asked)
          // A second click takes it out again.
          expect(realise(done, contract)).toEqual(acted.commands)
          found += 1
        }
      }
    }
    expect(found).toBeGreaterThan(0)
  })
})

/** A building on the last of the sites that are open for it. */
function builtOn(draft: CbDraft, building: string): Command[] | null {
  const chosen = draft.with(build(draft, building) ?? [])
  if (chosen.now.question !== 'build-site') return [...chosen.commands]
  return chooseSite(chosen, openSites(chosen).at(-1) ?? 1)
}

test('what is answered for a start can be answered otherwise — CB-5.16, CB-5.17, CB-6.9', () => {
  const seen = new Set<string>()
  for (const draft of turns(4, 1)) {
    const slots = choicesOf(draft.now, 'place').map(({ slot }) => sendTo(draft, slot))
    const builds = buildable(draft).map((building) => builtOn(draft, building))
    for (const sent of [...slots, ...builds].map((commands) => draft.with(commands ?? []))) {
      for (const each of answers(sent)) {
        seen.add(each.question)
        for (const { command } of each.choices) {
          const other = draft.with(otherwise(sent, each, command))
          expect(other.commands[each.at]).toEqual(command satisfies Command)
          expect(closing(other)?.final).toBe(true)
        }
      }
    }
  }
  expect([...seen].sort()).toEqual(['build-payment', 'choose-kind', 'pay-with', 'times'])
})

test('a building that is turned up in the middle of the turn ends the draft there — CB-6.24', () => {
  for (let seed = 0; seed < 40; seed++) {
    for (const draft of ofGreed(seed)) {
      const building = buildable(draft)[0]
      if (building === undefined) continue
      let built = draft.with(build(draft, building) ?? [])
      if (built.now.question === 'build-site')
        built = draft.with(chooseSite(built, openSites(built)[0] ?? 1) ?? [])
      const [turnUp] = choicesOf(built.now, 'turnUp')
      if (turnUp === undefined) continue
      const shown = draft.with([...built.commands, turnUp])
      expect([shown.final, endsHalfway(shown)]).toEqual([true, true])
      expect(endsHalfway(closing(built) ?? built)).toBe(false)
      return
    }
  }
  throw new Error('nobody could ask for it')
})
