import { describe, expect, test } from 'vitest'
import { diePlace, RINGS, type Ring, SPACES, tilePlace } from './ring.ts'

type Point = readonly [x: number, y: number]

/** How far two dice lie apart; below zero where one covers the other. */
const betweenDice = ({ die }: Ring, [x1, y1]: Point, [x2, y2]: Point): number =>
  Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2)) - die

/** How far a die lies from the tile. */
const toTile = ({ die, medal }: Ring, [x, y]: Point, [tx, ty]: Point): number =>
  Math.hypot(Math.max(Math.abs(x - tx) - die / 2, 0), Math.max(Math.abs(y - ty) - die / 2, 0)) -
  medal

describe.each(['wide', 'phone'] as const)('%s', (shape) => {
  const ring = RINGS[shape]

  test.each([1, 2, 3])('%i dice cover neither the tile of their space nor each other', (count) => {
    for (const space of SPACES) {
      const tile = tilePlace(ring, space, count)
      const dice = Array.from({ length: count }, (_, index) => diePlace(ring, space, index, count))
      for (const [i, die] of dice.entries()) {
        expect(toTile(ring, die, tile)).toBeGreaterThan(0)
        for (const other of dice.slice(i + 1)) {
          expect(betweenDice(ring, die, other)).toBeGreaterThan(0)
        }
      }
    }
  })

  test('dice lie on the ring', () => {
    for (const space of SPACES) {
      for (const index of [0, 1, 2]) {
        const [x, y] = diePlace(ring, space, index, 3)
        const radius = Math.hypot(x - ring.c, y - ring.c)
        expect(radius).toBeGreaterThan(ring.hub)
        expect(radius).toBeLessThan(ring.outer)
      }
    }
  })
})
