import { chanceOfSetup, seededChance } from '@guildhall/kernel'
import { redCathedral, type View } from '@guildhall/red-cathedral'
import { describe, expect, test } from 'vitest'
import { layout } from './layout.ts'

/** Tables with few and many, low and high towers. */
const TABLES: readonly (readonly [players: number, plans: string, seed: string])[] = [
  2, 3, 4,
].flatMap((players) =>
  ['base', 'all'].flatMap((plans) =>
    ['a', 'b', 'c'].map((seed) => [players, plans, seed] as const),
  ),
)

function towersOf(players: number, plans: string, seed: string): View['towers'] {
  const opened = redCathedral.create({ players, options: { plans } })
  if (!opened.ok) throw new Error('such a table opens')
  const state = opened.value.blank()
  for (const event of opened.value.setup(chanceOfSetup(seededChance(seed)))) {
    opened.value.evolve(state, event)
  }
  return opened.value.view(state, 'spectator').towers
}

describe.each(TABLES)('a cathedral for %i, plans %s, %s', (players, plans, seed) => {
  const towers = towersOf(players, plans, seed)

  test.each(['wide', 'phone'] as const)('fits the sheet without gaps, %s', (shape) => {
    const { width, ground, placed } = layout(towers, shape)
    expect(placed.flat()).toHaveLength(towers.flat().length)
    for (const tower of placed) {
      let above = ground
      for (const { cx, top, width: cell, height, body } of tower) {
        expect(top + height).toBeCloseTo(above)
        expect(top).toBeGreaterThan(0)
        expect(cx - cell / 2).toBeGreaterThanOrEqual(0)
        expect(cx + cell / 2).toBeLessThanOrEqual(width)
        expect(body).toBeLessThanOrEqual(cell)
        above = top
      }
    }
  })

  test('every section of a phone is wide and high enough for a finger', () => {
    for (const { width, height } of layout(towers, 'phone').placed.flat()) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })
})
