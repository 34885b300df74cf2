import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyCommand,
  type AnyEvent,
  fold,
  type Log,
  readGameFile,
  seededChance,
  stableHash,
} from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { type TestTable, tableOf } from '../testing/test-tables.ts'
import { wastefulGame } from '../testing/wasteful.ts'
import {
  advise,
  costliest,
  costOf,
  describeLine,
  GOOD,
  lostIn,
  performanceOf,
  reviewing,
  worstOf,
} from './index.ts'

type AnyLog = Log<AnyCommand, AnyEvent>

/** All of a review, and how far it reported to have come. */
function reviewed({ game, tools }: TestTable, log: AnyLog, simulations: number, seed = 'test') {
  const steps = reviewing(game, log, { simulations, seed, tools })
  const progress: number[] = []
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) progress.push(step.value.done)
  return { review: step.value, progress }
}

describe('a recorded game of two who play well but waste three turns each', () => {
  // As `wastefulGame` plays it: in these turns a die is moved and nothing is taken for it.
  const WASTED = [
    [39, 73, 100],
    [41, 75, 102],
  ] as const
  const path = join(import.meta.dirname, 'fixtures', 'planted.json')
  const read = readGameFile(readFileSync(path, 'utf8'))
  if (!read.ok) throw new Error('the recorded game cannot be read')
  const log = read.value.log as AnyLog
  const table = tableOf('red-cathedral', 2, read.value.options)
  const { review } = reviewed(table, log, 400)

  test.each([0, 1])('has them among the five costliest of seat %i', (seat) => {
    const steps = costliest(review, seat)
      .slice(0, 5)
      .map(({ step }) => step)
    expect(steps).toEqual(expect.arrayContaining([...(WASTED[seat] ?? [])]))
  })

  test('says in words and numbers what was better', () => {
    const [turn] = costliest(review, 0)
    if (turn === undefined) throw new Error('nothing was costly')
    const { taken, better, cost } = worstOf(turn)
    expect(cost).toBeLessThanOrEqual(costOf(turn))
    expect(better?.win).toBeGreaterThan(taken.win)
    expect(better?.margin).toBeGreaterThan(taken.margin)
    const reasons = worstOf(turn).reasons
    expect(reasons.length).toBeGreaterThan(0)
    expect(reasons.reduce((sum, { part }) => sum + part, 0)).toBeGreaterThan(0)
    const state = table.game.blank()
    for (const event of log.setup) table.game.evolve(state, event)
    for (const { events } of log.steps.slice(0, turn.step)) {
      for (const event of events) table.game.evolve(state, event)
    }
    const words = describeLine(table.game, state, better?.commands ?? [])
    expect(words.length).toBe(better?.commands.length)
  })

  /** What the seat sees after a line that begins after so many decisions. */
  const after = (step: number, seat: number, line: readonly AnyCommand[]): string => {
    const { game } = table
    const state = fold(game, log, step)
    for (const command of line) game.play(state, command, seededChance('line'))
    return stableHash(game.view(state, seat))
  }

  test('what was better is more than the same in another order', () => {
    for (const { seat, decisions } of review.turns) {
      for (const { step, taken, better } of decisions) {
        if (better === null) continue
        expect(after(step, seat, better.commands)).not.toBe(after(step, seat, taken.commands))
      }
    }
  })

  test.each([62, 78, 105])('neither are the lines of advice after %i decisions', (step) => {
    const { game, tools } = table
    const state = fold(game, log, step)
    const seat = game.actor(state)?.seat ?? 0
    const budget = { simulations: 60 }
    const lines = advise(game, game.view(state, seat), seat, { budget, seed: 1, tools })
    expect(lines.length).toBeGreaterThan(1)
    const ends = lines.map(({ commands }) => after(step, seat, commands))
    expect(new Set(ends).size).toBe(lines.length)
  })

  test('keeps luck apart from decisions: what one gains by it the other loses', () => {
    const [one, other] = [performanceOf(review, 0), performanceOf(review, 1)]
    expect(one.luck).not.toBe(0)
    expect(one.luck).toBeCloseTo(-other.luck, 2)
  })

  test.each([0, 1])(
    'says of seat %i how many turns were good, and what the mean one lost',
    (seat) => {
      const { turns, good, lost } = performanceOf(review, seat)
      const own = review.turns.filter((turn) => turn.seat === seat)
      expect(turns).toBe(own.length)
      expect(good).toBe(own.filter((turn) => lostIn(turn) < GOOD).length)
      expect(good).toBeGreaterThan(turns / 3)
      expect(good).toBeLessThanOrEqual(turns - 3)
      const all = own.reduce((sum, turn) => sum + lostIn(turn), 0)
      expect(lost).toBeCloseTo(all / turns, 10)
      expect(lost > 0 && lost < 0.1).toBe(true)
    },
  )

  test('who asks no further has cancelled it', () => {
    const { game, tools } = table
    const steps = reviewing(game, log, { simulations: 60, tools })
    expect(steps.next()).toMatchObject({ done: false, value: { all: log.steps.length } })
    steps.return(undefined as never)
    expect(steps.next().done).toBe(true)
  })

  test('a game that is not over is not reviewed', () => {
    const { game, tools } = table
    const begun = { ...log, steps: log.steps.slice(0, 9) }
    expect(() => reviewing(game, begun, { tools }).next()).toThrow('not over')
  })
})

const archivists = { contractors: true, fourthGuild: 'guild-archivists' }
const TABLES = [
  ['two seats', tableOf('red-cathedral', 2, { roundLimit: 6 })],
  ['Contractors', tableOf('red-cathedral', 2, { contractors: true, roundLimit: 6 })],
  [
    'contracts that others do not see',
    tableOf('red-cathedral', 2, { ...archivists, roundLimit: 6 }),
  ],
  ['alone against Ivan', tableOf('red-cathedral', 1, { roundLimit: 6 })],
  ['Craftsmen & Builders', tableOf('craftsmen-builders', 3, { roundLimit: 3 })],
] as const

test('nothing is surer than sure, whatever luck came on top of it', () => {
  const table = tableOf('red-cathedral', 1)
  const { log } = wastefulGame(table, [[]], 30, 'won3')
  const { review } = reviewed(table, log, 16)
  expect(review.result).toEqual([1])
  const wins = review.turns.map((turn) => turn.wins[0] ?? 0)
  expect(Math.max(...wins)).toBeLessThanOrEqual(1)
})

describe.each(TABLES)('the review of a game: %s', (_name, table) => {
  const { players } = table.game
  const { log } = wastefulGame(table, [[2]], 20, 'short')
  const { review, progress } = reviewed(table, log, 16)

  test('knows the chance to win of every seat before every turn, and the result', () => {
    expect(review.turns.length).toBeGreaterThan(5)
    for (const { wins, luck, decisions } of review.turns) {
      expect(wins).toHaveLength(players)
      for (const win of wins) expect(win >= 0 && win <= 1).toBe(true)
      if (players > 1) expect(wins.reduce((a, b) => a + b)).toBeCloseTo(1, 2)
      expect(luck).toHaveLength(players)
      expect(decisions.length).toBeGreaterThan(0)
    }
    expect(review.result).toHaveLength(players)
    if (players > 1) expect(review.result.reduce((a, b) => a + b)).toBeCloseTo(1, 5)
  })

  test('judges every decision once, against another line or none', () => {
    const decisions = review.turns.flatMap((turn) => turn.decisions)
    const taken = decisions.flatMap((decision) => decision.taken.commands)
    expect(taken).toEqual(log.steps.map(({ command }) => command))
    for (const { taken: line, better, cost } of decisions) {
      expect(cost).toBeGreaterThanOrEqual(0)
      if (better === null) expect(cost).toBe(0)
      else expect(better.commands).not.toEqual(line.commands)
    }
  })

  test('says how far it has come, to the end', () => {
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(progress.at(-1)).toBe(log.steps.length)
  })

  test('is the same for the same seed, and another for another', () => {
    expect(reviewed(table, log, 16).review).toEqual(review)
    expect(reviewed(table, log, 16, 'other').review).not.toEqual(review)
  })
})
