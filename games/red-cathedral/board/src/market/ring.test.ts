import { expect, test } from 'vitest'
import { diePlace, RINGS, SPACES } from './ring.ts'

test.each(['wide', 'phone'] as const)('three dice lie on a space side by side, %s', (shape) => {
  const ring = RINGS[shape]
  for (const space of SPACES) {
    const places = [0, 1, 2].map((index) => diePlace(ring, space, index, 3))
    for (const [i, [x1, y1]] of places.entries()) {
      const radius = Math.hypot(x1 - ring.c, y1 - ring.c)
      expect(radius).toBeGreaterThan(ring.hub)
      expect(radius).toBeLessThan(ring.outer)
      for (const [x2, y2] of places.slice(i + 1)) {
        expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThanOrEqual(ring.die)
      }
    }
  }
})
