import { n1 } from '../art/pen.ts'
import type { Shape } from '../board-types.ts'

/** The measures of the ring. */
export interface Ring {
  readonly box: number
  /** The middle. */
  readonly c: number
  readonly outer: number
  readonly inner: number
  readonly hub: number
  readonly rim: number
  readonly tileAt: number
  readonly medal: number
  readonly die: number
  readonly dieAt: number
}

export const RINGS: Readonly<Record<Shape, Ring>> = {
  wide: {
    box: 488,
    c: 244,
    outer: 228,
    inner: 145,
    hub: 139,
    rim: 235,
    tileAt: 209,
    medal: 19,
    die: 32,
    dieAt: 166,
  },
  phone: {
    box: 356,
    c: 178,
    outer: 165,
    inner: 70,
    hub: 65,
    rim: 171,
    tileAt: 145,
    medal: 18.5,
    die: 31,
    dieAt: 98,
  },
}

export const SPACES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const

const EIGHTH = Math.PI / 4

/** Clockwise from the top, through the middle of the space. */
export const angleOf = (space: number): number => -Math.PI / 2 + (space + 0.5) * EIGHTH

export function at({ c }: Ring, radius: number, angle: number): [x: number, y: number] {
  return [n1(c + radius * Math.cos(angle)), n1(c + radius * Math.sin(angle))]
}

type Span = readonly [from: number, to: number]

function segment(ring: Ring, [r1, r2]: Span, [a1, a2]: Span): string {
  const p = (r: number, a: number) => at(ring, r, a).join(' ')
  return `M${p(r1, a1)}L${p(r2, a1)}A${r2} ${r2} 0 0 1 ${p(r2, a2)}L${p(r1, a2)}A${r1} ${r1} 0 0 0 ${p(r1, a1)}Z`
}

export function spacePath(ring: Ring, space: number): string {
  const a = angleOf(space)
  return segment(
    ring,
    [ring.inner + 3, ring.outer],
    [a - EIGHTH / 2 + 0.012, a + EIGHTH / 2 - 0.012],
  )
}

export function quarterPath(ring: Ring, quarter: number): string {
  const a = -Math.PI / 2 + quarter * 2 * EIGHTH
  return segment(ring, [7, ring.hub], [a + 0.022, a + 2 * EIGHTH - 0.022])
}

/** Whether so many dice have no room side by side. */
const isCrowded = (ring: Ring, count: number): boolean =>
  count * (ring.die + 8) > ring.dieAt * EIGHTH + 10

/** Where the dice of a space lie: side by side, or where the ring is narrow the third beside the tile. */
export function diePlace(
  ring: Ring,
  space: number,
  index: number,
  count: number,
): [x: number, y: number] {
  const a = angleOf(space)
  const crowded = isCrowded(ring, count) && count > 2
  if (crowded && index === 2) return at(ring, ring.tileAt, a + 28 / ring.tileAt)
  const row = crowded ? 2 : count
  const pitch = ring.die + (crowded ? 13 : 8)
  return at(ring, ring.dieAt, a + (index - (row - 1) / 2) * (pitch / ring.dieAt))
}

/** Where the tile of a space lies: in the middle of its outer edge, or aside where a third die needs the room. */
export const tilePlace = (ring: Ring, space: number, dice: number): [x: number, y: number] =>
  at(ring, ring.tileAt, angleOf(space) - (dice > 2 && isCrowded(ring, dice) ? 22 / ring.tileAt : 0))
