import type { Command } from '@guildhall/craftsmen-builders'
import { type Chance, seededChance } from '@guildhall/kernel'
import { choicesOf } from '@guildhall/ui'
import { deskAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import {
  type CbDesk,
  closing,
  endsHalfway,
  isBeforeMain,
  otherwise,
  realisable,
  realise,
  sendTo,
  settledIn,
  turnOf,
} from './plan.ts'
import { build, buildable, builtIn, chooseSite, openSites } from './plan-build.ts'
import { marksOf } from './table/marks.ts'
import { begun, type CbPlay, clicks } from './testing/clicks.ts'

const pick = <T>(from: readonly T[], chance: Chance): T => {
  const found = from[chance.int(Math.max(1, from.length))]
  if (found === undefined) throw new Error('nothing to click')
  return found
}

/** Clicks until something can be sent. */
function drafted(play: CbPlay, chance: Chance): CbDesk {
  let desk = deskAt(play)
  for (let n = chance.int(5); n >= 0; n--) {
    const choices = clicks(desk)
    if (choices.length === 0) break
    desk = desk.with(pick(choices, chance))
  }
  while (isBeforeMain(desk) || closing(desk) === null) desk = desk.with(pick(clicks(desk), chance))
  return closing(desk) ?? desk
}

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
      const desk = deskAt(play)
      if (clicksToSend(desk) > FEW) stuck.add(String(desk.now.question))
      play.submit(play.actor.seat, pick(play.legal(), chance))
    }
  }
  expect([...stuck]).toEqual([])
})

const FEW = 4

/** How many first answers it takes until the plan can be sent; where there is no end of them, too many. */
function clicksToSend(desk: CbDesk, given = 0): number {
  if (closing(desk) !== null || given > FEW) return given
  const next = clicks(desk).find(({ length }) => length > desk.commands.length)
  return next === undefined ? FEW + 1 : clicksToSend(desk.with(next), given + 1)
}

/** The desks at which somebody's turn begins, in games that are played by clicks. */
function* turns(players: number, seeds: number): Generator<CbDesk> {
  for (let seed = 0; seed < seeds; seed++) {
    const play = begun(players, {}, seed)
    const chance = seededChance(`turns of ${seed}`)
    while (play.actor !== null) {
      yield deskAt(play)
      turnByClicks(play, chance)
    }
  }
}

describe('clicks of a turn', () => {
  test('a worker to a slot, whatever it asks, and the end: two', () => {
    let found = 0
    for (const desk of turns(2, 1)) {
      for (const { slot } of choicesOf(desk.now, 'place')) {
        if (slot.endsWith('-build')) continue
        const sent = desk.with(sendTo(desk, slot) ?? [])
        expect(closing(sent)?.final).toBe(true)
        found += 1
      }
    }
    expect(found).toBeGreaterThan(100)
  })

  test('a building, its site, and the end: three at most — CB-6.1', () => {
    let found = 0
    for (const desk of turns(3, 1)) {
      for (const building of buildable(desk)) {
        const chosen = desk.with(build(desk, building) ?? [])
        expect(builtIn(chosen)).toBe(building)
        const sites = chosen.now.question === 'build-site' ? openSites(chosen) : []
        const placed =
          sites.length === 0 ? chosen : desk.with(chooseSite(chosen, sites.at(-1) ?? 1) ?? [])
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
    for (const desk of turns(2, 1)) {
      const [one, other] = buildable(desk)
      if (one === undefined || other === undefined) continue
      const first = desk.with(build(desk, one) ?? [])
      const second = desk.with(build(first, other) ?? [])
      expect(builtIn(second)).toBe(other)
      const [left, right] = openSites(second)
      if (left === undefined || right === undefined) continue
      const there = desk.with(chooseSite(second, left) ?? [])
      const here = desk.with(chooseSite(there, right) ?? [])
      expect(marksOf(here).plan.site).toBe(right)
      return
    }
    throw new Error('nobody could choose')
  })

  test('a contract after the main action, and the end: two — CB-7.1', () => {
    let found = 0
    for (let seed = 0; seed < 12 && found < 3; seed++) {
      for (const desk of ofGreed(seed)) {
        const [slot] = choicesOf(desk.now, 'place')
        const acted = slot === undefined ? desk : desk.with(sendTo(desk, slot.slot) ?? [])
        for (const contract of realisable(acted)) {
          const done = desk.with(realise(acted, contract) ?? [])
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

/** The turns of a game in which everybody builds whatever they can. */
function* ofGreed(seed: number): Generator<CbDesk> {
  const play = begun(2, { roundLimit: 14 }, seed)
  const chance = seededChance(`greed ${seed}`)
  while (play.actor !== null) {
    const desk = deskAt(play)
    if (isBeforeMain(desk) && desk.now.question !== 'recruit-card') yield desk
    const building = buildable(desk).at(-1)
    const site = (at: CbDesk) => chooseSite(at, openSites(at).at(chance.int(3)) ?? 1)
    let next = building === undefined ? null : desk.with(build(desk, building) ?? [])
    if (next?.now.question === 'build-site') next = desk.with(site(next) ?? [])
    const end = next === null ? null : closing(next)
    const commands = end?.final ? end.commands : drafted(play, chance).commands
    for (const command of commands) play.submit(desk.base.seat, command)
  }
}

test('what is settled for a start can be settled otherwise — CB-5.16, CB-5.17, CB-6.9', () => {
  const seen = new Set<string>()
  for (const desk of turns(4, 1)) {
    for (const { slot } of choicesOf(desk.now, 'place')) {
      const sent = desk.with(sendTo(desk, slot) ?? [])
      for (const each of settledIn(sent)) {
        seen.add(each.question)
        for (const { command } of each.choices) {
          const other = desk.with(otherwise(sent, each, command))
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
    for (const desk of ofGreed(seed)) {
      const building = buildable(desk)[0]
      if (building === undefined) continue
      let built = desk.with(build(desk, building) ?? [])
      if (built.now.question === 'build-site')
        built = desk.with(chooseSite(built, openSites(built)[0] ?? 1) ?? [])
      const [turnUp] = choicesOf(built.now, 'turnUp')
      if (turnUp === undefined) continue
      const shown = desk.with([...built.commands, turnUp])
      expect([shown.final, endsHalfway(shown)]).toEqual([true, true])
      expect(endsHalfway(closing(built) ?? built)).toBe(false)
      return
    }
  }
  throw new Error('nobody could ask for it')
})
