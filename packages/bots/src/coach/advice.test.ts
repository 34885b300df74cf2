import { item, legalCommands, seededChance, stableHash } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { type AnyGame, tableOf } from '../testing/test-tables.ts'
import { advise } from './advice.ts'

const archivists = { contractors: true, fourthGuild: 'guild-archivists' }
const TABLES = [
  ['The Red Cathedral', tableOf('red-cathedral', 2)],
  ['The Red Cathedral with something hidden', tableOf('red-cathedral', 2, archivists)],
  ['The Red Cathedral alone', tableOf('red-cathedral', 1)],
  ['Craftsmen & Builders', tableOf('craftsmen-builders', 3)],
] as const

const SIMULATIONS = 24

/** States of a random game in which somebody has something to decide, from the beginning to the end. */
function statesOf(game: AnyGame, seed: number, most = 6): unknown[] {
  const state = game.blank()
  for (const event of game.setup(seededChance(seed))) game.evolve(state, event)
  const chance = seededChance(seed).split('play')
  const states: unknown[] = []
  while (game.actor(state) !== null) {
    const legal = legalCommands(game, state)
    if (legal.length > 1) states.push(game.copy(state))
    game.play(state, item(legal, chance.int(legal.length)), chance)
  }
  return states.filter((_, i) => i % Math.ceil(states.length / most) === 0)
}

describe.each(TABLES)('advice at %s', (_title, { game, tools }) => {
  const states = statesOf(game, 1)
  const adviceIn = (state: unknown) => {
    const seat = game.actor(state)?.seat ?? 0
    const budget = { simulations: SIMULATIONS }
    return advise(game, game.view(state, seat), seat, { budget, seed: 'coach', tools })
  }

  test('names up to three answers, the best first, each with a line that can be played', () => {
    for (const state of states) {
      const { seat } = game.actor(state) ?? { seat: 0 }
      const lines = adviceIn(state)
      const legal = legalCommands(game, state)
      expect(lines.length > 0 && lines.length <= Math.min(3, legal.length)).toBe(true)
      expect(new Set(lines.map(({ commands }) => commands[0])).size).toBe(lines.length)
      for (const { commands, win, visits } of lines) {
        expect(win).toBeGreaterThanOrEqual(0)
        expect(win).toBeLessThanOrEqual(1)
        expect(visits).toBeGreaterThan(0)
        const table = game.copy(state)
        for (const command of commands) {
          expect(game.actor(table)?.seat).toBe(seat)
          expect(legalCommands(game, table)).toContain(command)
          game.play(table, command, seededChance('line'))
        }
      }
    }
  })

  test('is honest: it is the same where the views are equal', () => {
    let differing = 0
    for (const state of states) {
      const seat = game.actor(state)?.seat ?? 0
      const other = game.redeal(game.view(state, seat), seededChance('other secrets'))
      if (stableHash(other) !== stableHash(state)) differing++
      expect(adviceIn(other)).toEqual(adviceIn(state))
    }
    if (game.isOpen !== true) expect(differing).toBeGreaterThan(0)
  })
})

test('no line stands above one that is likelier to win', () => {
  const { game, tools } = tableOf('red-cathedral', 2)
  // At the tenth of these, points would have it otherwise.
  for (const state of statesOf(game, 2, 1000).slice(0, 12)) {
    const seat = game.actor(state)?.seat ?? 0
    const budget = { simulations: SIMULATIONS }
    const lines = advise(game, game.view(state, seat), seat, { budget, seed: 'coach', tools })
    const shares = lines.map(({ win }) => Math.round(100 * win))
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
  }
})

test('advice ends when its time is over, by the clock it was given', () => {
  let now = 0
  const { game, tools } = tableOf('red-cathedral', 2, {}, () => now++)
  const [state] = statesOf(game, 1)
  const [best] = advise(game, game.view(state, 0), 0, { budget: { ms: 100 }, seed: 1, tools })
  expect(now).toBeLessThan(105)
  expect(best?.visits).toBeGreaterThan(10)
})

test.each([150, 250, 450, 5000])(
  'on a machine so slow that %d ms go by at every look, lines are weighed all the same',
  (slow) => {
    let now = 0
    const { game, tools } = tableOf('red-cathedral', 2, {}, () => {
      now += slow
      return now
    })
    const [state] = statesOf(game, 1)
    const lines = advise(game, game.view(state, 0), 0, { budget: { ms: 900 }, seed: 1, tools })
    expect(lines.length).toBeGreaterThan(1)
    for (const { win, visits } of lines) {
      expect(visits).toBeGreaterThan(0)
      expect(win).toBeGreaterThanOrEqual(0)
    }
  },
)

test('another seed is another thought', () => {
  const { game, tools } = tableOf('red-cathedral', 2)
  const state = item(statesOf(game, 1), 3)
  const { seat } = game.actor(state) ?? { seat: 0 }
  const adviceBy = (seed: string) =>
    advise(game, game.view(state, seat), seat, {
      budget: { simulations: SIMULATIONS },
      seed,
      tools,
    })
  expect(adviceBy('a')).toEqual(adviceBy('a'))
  expect(adviceBy('a')).not.toEqual(adviceBy('b'))
})
