import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import * as craftsmenInsight from '@guildhall/craftsmen-builders/insight'
import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  type GameBox,
  type Insight,
  item,
  legalCommands,
  seededChance,
  stableHash,
} from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import * as redInsight from '@guildhall/red-cathedral/insight'
import { describe, expect, test } from 'vitest'
import type { Tools } from '../search/search.ts'
import { advise } from './advice.ts'

type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
type AnyBox = GameBox<unknown, AnyCommand, AnyEvent, unknown>

const archivists = { contractors: true, fourthGuild: 'guild-archivists' }
const TABLES = [
  ['The Red Cathedral', redCathedral, redInsight, 2, {}],
  ['The Red Cathedral with something hidden', redCathedral, redInsight, 2, archivists],
  ['The Red Cathedral alone', redCathedral, redInsight, 1, {}],
  ['Craftsmen & Builders', craftsmenBuilders, craftsmenInsight, 3, {}],
] as const

const SIMULATIONS = 80

function opened(box: AnyBox, players: number, options: object): AnyGame {
  const game = box.open({ players, options: { ...box.automatic, ...options } })
  if (!game.ok) throw new Error('no such table')
  return game.value
}

/** States of a random game in which somebody has something to decide. */
function statesOf(game: AnyGame, seed: number): unknown[] {
  const state = game.blank()
  for (const event of game.setup(seededChance(seed))) game.evolve(state, event)
  const chance = seededChance(seed).split('play')
  const states: unknown[] = []
  while (game.actor(state) !== null) {
    const legal = legalCommands(game, state)
    if (legal.length > 1) states.push(game.copy(state))
    game.play(state, item(legal, chance.int(legal.length)), chance)
  }
  // A few from the beginning to the end.
  return states.filter((_, i) => i % Math.ceil(states.length / 6) === 0)
}

describe.each(TABLES)('advice at %s', (_title, box, { features, weights }, players, options) => {
  const game = opened(box as AnyBox, players, options)
  const insight = { features: features(game), weights } as unknown as Insight<unknown>
  const tools: Tools = { clock: () => 0, insight: () => insight }
  const states = statesOf(game, 1)
  const adviceIn = (state: unknown, seed = 'coach') => {
    const seat = game.actor(state)?.seat ?? 0
    const budget = { simulations: SIMULATIONS }
    return advise(game, game.view(state, seat), seat, { budget, seed, tools })
  }

  test('names up to three answers, the best first, each with a line that can be played', () => {
    for (const state of states) {
      const { seat } = game.actor(state) ?? { seat: 0 }
      const lines = adviceIn(state)
      const legal = legalCommands(game, state)
      expect(lines.length).toBe(Math.min(3, legal.length))
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

  test('another seed is another thought', () => {
    // Where no luck comes into it, thoughts may well agree.
    const thoughts = (seed: string) => states.map((state) => adviceIn(state, seed))
    expect(thoughts('a')).not.toEqual(thoughts('b'))
  })
})

test('advice ends when its time is over, by the clock it was given', () => {
  const game = opened(redCathedral as AnyBox, 2, {})
  const [state] = statesOf(game, 1)
  const { features, weights } = redInsight
  const insight = { features: features(game), weights } as unknown as Insight<unknown>
  let now = 0
  const clock = () => now++
  const tools: Tools = { clock, insight: () => insight }
  const [best] = advise(game, game.view(state, 0), 0, { budget: { ms: 100 }, seed: 1, tools })
  expect(now).toBeLessThan(105)
  expect(best?.visits).toBeGreaterThan(10)
})
