import type { WallPaint } from './paints.ts'
import {
  type Box,
  boxPath,
  circlePath,
  closed,
  keelPath,
  n1,
  type Pen,
  type Point,
  range,
} from './pen.ts'

/** The parts that walls are made of. (cx, y) is the middle of a part's upper edge. */

/** A ledge with a row of blocks under it and its shadow on the wall. */
export function cornice(pen: Pen, [cx, y, w, h]: Box, p: WallPaint): void {
  pen.tint(boxPath(cx - w / 2, y + h, w, h * 0.5), '#1a1020', 0.22)
  pen.box([cx - w / 2, y + h * 0.5, w, h * 0.5], p.dark)
  const n = Math.max(5, Math.round(w / 9))
  const step = (w - 4) / n
  const blocks = range(n).map((i) =>
    boxPath(cx - w / 2 + 2 + i * step + step * 0.2, y + h * 0.58, step * 0.55, h * 0.34),
  )
  pen.tint(blocks.join(''), p.trim)
  pen.box([cx - w / 2 - 3, y, w + 6, h * 0.55], p.trim)
}

/** The ledge at the foot of a storey. */
export function plinth(pen: Pen, [cx, y, w, h]: Box, colour: string): void {
  pen.box([cx - w / 2, y, w, h], colour)
  pen.tint(boxPath(cx - w / 2 + 0.8, y + h * 0.62, w - 1.6, h * 0.34), '#1a1020', 0.16)
}

/** The round of a wall in light and shade. */
export const shade = (pen: Pen, [x, y, w, h]: Box): void => pen.tint(boxPath(x, y, w, h), '@wall')

interface Gables {
  readonly n: number
  readonly frame: string
  readonly colour: string
}

export function gables(pen: Pen, [cx, y, w, h]: Box, { n, frame, colour }: Gables): void {
  const step = w / n
  const x = (i: number) => cx - w / 2 + i * step
  pen.draw(
    range(n)
      .map((i) => keelPath(x(i) + 0.6, y, step - 1.2, h))
      .join(''),
    frame,
  )
  pen.draw(
    range(n)
      .map((i) => keelPath(x(i) + step * 0.2, y + h * 0.34, step * 0.6, h * 0.66))
      .join(''),
    colour,
    0.7,
  )
}

/** Running bond, thinned out towards the light so that it does not hum. */
export function bricks(pen: Pen, [x, y, w, h]: Box, colour: string): void {
  const rows = Math.floor(h / 6)
  const lines = range(rows).map((i) => {
    const below = y + 6 * (i + 1)
    const shift = i % 2 === 1 ? 7 : 0
    const joints = range(Math.ceil(w / 14))
      .filter((k) => 14 * k + shift > 1 && 14 * k + shift < w - 1)
      .map((k) => `M${n1(x + 14 * k + shift)} ${n1(below - 6)}v6`)
    return `M${n1(x)} ${n1(below)}h${n1(w)}${joints.join('')}`
  })
  pen.scratch(lines.join(''), colour, 0.8, 0.7)
}

export function columns(pen: Pen, [cx, y, w, h]: Box, n: number, colour: string): void {
  const x = (i: number) => cx - w / 2 + (i * w) / n
  pen.draw(
    range(n + 1)
      .map((i) => boxPath(x(i) - 2, y, 4, h))
      .join(''),
    colour,
  )
  pen.draw(
    range(n + 1)
      .map((i) => boxPath(x(i) - 3.4, y, 6.8, 3))
      .join(''),
    colour,
    0.8,
  )
}

/** Squares stood on their corners in a row. */
export function lozengeRow(pen: Pen, [cx, y, w, h]: Box, n: number, colour: string): void {
  const step = w / n
  const cells = range(n).map((i) => {
    const x = cx - w / 2 + (i + 0.5) * step
    return closed([
      [x, y],
      [x + step * 0.42, y + h / 2],
      [x, y + h],
      [x - step * 0.42, y + h / 2],
    ])
  })
  pen.draw(cells.join(''), colour, 0.8)
}

/** A round window with a cross of bars. */
export function rose(pen: Pen, [cx, cy]: Point, r: number, frame: string): void {
  pen.draw(circlePath(cx, cy, r + 3), frame)
  pen.draw(circlePath(cx, cy, r), frame, 0.8)
  pen.tint(circlePath(cx, cy, r), 'var(--window)')
  const bars = range(4).map((i) => {
    const a = (i * Math.PI) / 4
    return `M${n1(cx - Math.cos(a) * r)} ${n1(cy - Math.sin(a) * r)}L${n1(cx + Math.cos(a) * r)} ${n1(cy + Math.sin(a) * r)}`
  })
  pen.scratch(bars.join(''), frame, 1.2)
  pen.draw(circlePath(cx, cy, r * 0.32), frame, 0.7)
}
