import { type Chance, seededChance } from '@guildhall/kernel'
import { expect } from 'vitest'
import type { EventOf } from '../events.ts'
import type { RedCathedral } from '../game.ts'
import { opened } from './table.ts'

/** Enough tables to see how chance lays them out. */
export const SEEDS = Array.from({ length: 600 }, (_, seed) => seed)

/** How a table is laid out from a seed. */
export function setUp(game: RedCathedral, chance: Chance | number): EventOf<'setUp'> {
  const events = game.setup(typeof chance === 'number' ? seededChance(chance) : chance)
  const found = events.find((event) => event.type === 'setUp')
  if (found === undefined) throw new Error('the table was not laid out')
  return found
}

export function setUps(players: number, options = {}): EventOf<'setUp'>[] {
  const game = opened({ players, options })
  return SEEDS.map((seed) => setUp(game, seed))
}

/** How often each value occurs, by value. */
function tally(values: readonly (string | number)[]): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * That exactly so many different values occur, none of them far more or less often than the others:
 * within five standard deviations, which chance leaves once in a million.
 */
export function expectEven(values: readonly (string | number)[], different: number): void {
  const counts = tally(values)
  expect(counts.size).toBe(different)
  const mean = values.length / different
  for (const count of counts.values()) {
    expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean))
  }
}

/** Chance that notes out of how many each number was drawn. */
export function noting(chance: Chance, asked: number[]): Chance {
  return {
    int(below) {
      asked.push(below)
      return chance.int(below)
    },
    split: (label) => noting(chance.split(label), asked),
  }
}

/** The draws of one shuffle. */
export const shuffle = (cards: number): number[] =>
  Array.from({ length: cards - 1 }, (_, i) => cards - i)
