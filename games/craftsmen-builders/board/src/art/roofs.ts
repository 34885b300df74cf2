import { n1, type Pen, type Point, polygon, range } from './pen.ts'

/** Where a roof sits: its left end, its width, the height of the wall's top, and its own height. */
export interface Eaves {
  readonly x: number
  readonly w: number
  readonly y: number
  readonly h: number
  readonly wall: string
  readonly paint: string
}

type Roof = (pen: Pen, eaves: Eaves) => void

/** A roof with straight edges: its corners from the left, and rows of tiles across. */
function tiled(pen: Pen, { y, h, paint }: Eaves, corners: readonly Point[]): void {
  pen.fill(polygon(corners), paint)
  const rows = Math.max(2, Math.round(h / 6))
  const lines = range(rows - 1).map((row) => {
    const at = y - (h * (row + 1)) / rows
    const [left, right] = spanAt(corners, at)
    return `M${n1(left + 0.8)} ${n1(at)}H${n1(right - 0.8)}`
  })
  pen.line(lines.join(''), 0.7, undefined, 0.4)
}

/** From where to where an outline goes at a height. */
function spanAt(corners: readonly Point[], y: number): [number, number] {
  const met = corners.flatMap(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length] ?? [x1, y1]
    if (y1 === y2 || y < Math.min(y1, y2) || y > Math.max(y1, y2)) return []
    return [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
  })
  return [Math.min(...met), Math.max(...met)]
}

const gable: Roof = (pen, at) => {
  const { x, w, y, h } = at
  const corners: Point[] = [
    [x - 3, y],
    [x + w / 2, y - h],
    [x + w + 3, y],
  ]
  tiled(pen, at, corners)
}

const hip: Roof = (pen, at) => {
  const { x, w, y, h } = at
  const corners: Point[] = [
    [x - 3, y],
    [x + w * 0.24, y - h],
    [x + w * 0.76, y - h],
    [x + w + 3, y],
  ]
  tiled(pen, at, corners)
}

/** Seen from its long side. */
const saddle: Roof = (pen, at) => {
  const { x, w, y, h } = at
  const corners: Point[] = [
    [x - 3, y],
    [x + 1, y - h],
    [x + w - 1, y - h],
    [x + w + 3, y],
  ]
  tiled(pen, at, corners)
  pen.line(`M${n1(x)} ${n1(y - h)}h${n1(w)}`, 2)
}

const mansard: Roof = (pen, at) => {
  const { x, w, y, h } = at
  const corners: Point[] = [
    [x - 3, y],
    [x + w * 0.07, y - h * 0.6],
    [x + w * 0.28, y - h],
    [x + w * 0.72, y - h],
    [x + w * 0.93, y - h * 0.6],
    [x + w + 3, y],
  ]
  tiled(pen, at, corners)
  pen.line(`M${n1(x + w * 0.07)} ${n1(y - h * 0.6)}h${n1(w * 0.86)}`)
}

const halfhip: Roof = (pen, at) => {
  const { x, w, y, h } = at
  const corners: Point[] = [
    [x - 3, y],
    [x + w * 0.34, y - h],
    [x + w * 0.66, y - h],
    [x + w + 3, y],
  ]
  pen.fill(
    polygon([
      [x - 1, y],
      [x + w / 2, y - h * 1.14],
      [x + w + 1, y],
    ]),
    at.paint,
  )
  tiled(pen, at, corners)
}

/** Steps of brick in front of the roof. */
const stepped: Roof = (pen, { x, w, y, h, wall }) => {
  const steps = 4
  const up = range(steps).flatMap((i): Point[] => [
    [x - 1 + (w / 2) * (i / steps), y - (h * i) / steps],
    [x - 1 + (w / 2) * (i / steps), y - (h * (i + 1)) / steps],
  ])
  const down = up.map(([px, py]): Point => [2 * x + w - px, py]).reverse()
  pen.fill(polygon([...up, ...down]), wall)
  pen.window([x + w / 2, y - h * 0.35, w * 0.14, h * 0.28], true)
}

const shed: Roof = (pen, at) => {
  const { x, w, y, h } = at
  const corners: Point[] = [
    [x - 3, y],
    [x - 3, y - h * 0.3],
    [x + w + 3, y - h],
    [x + w + 3, y],
  ]
  tiled(pen, at, corners)
}

/** Curved like a bell. */
const bell: Roof = (pen, { x, w, y, h, wall, paint }) => {
  const half = w / 2
  pen.fill(
    `M${n1(x - 2)} ${n1(y)}c${n1(half * 0.1)} ${n1(-h * 0.5)} ${n1(half * 0.5)} ${n1(-h * 0.35)} ${n1(half * 0.6)} ${n1(-h * 0.75)}q${n1(half * 0.4 + 2)} ${n1(-h * 0.5)} ${n1(half * 0.8 + 4)} 0c${n1(half * 0.1)} ${n1(h * 0.4)} ${n1(half * 0.5)} ${n1(h * 0.25)} ${n1(half * 0.6)} ${n1(h * 0.75)}Z`,
    wall,
  )
  pen.line(`M${n1(x - 4)} ${n1(y)}h${n1(w + 8)}`, 2.4, paint)
  pen.fill(`M${n1(x + half - 3)} ${n1(y - h * 0.42)}a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z`, paint, 0.8)
}

const crenel: Roof = (pen, { x, w, y, h, wall }) => {
  const count = Math.max(3, Math.round(w / 8))
  const part = w / (count * 2 - 1)
  pen.fill(`M${n1(x - 2)} ${n1(y + 2.5)}h${n1(w + 4)}v-3h${n1(-w - 4)}Z`, wall)
  const merlons = range(count).map(
    (i) => `M${n1(x + i * 2 * part)} ${n1(y)}v${n1(-h)}h${n1(part)}v${n1(h)}Z`,
  )
  pen.fill(merlons.join(''), wall)
}

const cone: Roof = (pen, at) => {
  const { x, w, y, h, paint } = at
  pen.fill(
    `M${n1(x - 2.5)} ${n1(y)}Q${n1(x + w * 0.42)} ${n1(y - h * 0.35)} ${n1(x + w / 2)} ${n1(y - h)}Q${n1(x + w * 0.58)} ${n1(y - h * 0.35)} ${n1(x + w + 2.5)} ${n1(y)}Z`,
    paint,
  )
  pen.line(
    `M${n1(x + w * 0.34)} ${n1(y)}Q${n1(x + w * 0.46)} ${n1(y - h * 0.5)} ${n1(x + w / 2)} ${n1(y - h)}`,
    0.7,
    '#fff',
    0.5,
  )
}

const dome: Roof = (pen, { x, w, y, h, paint }) => {
  pen.fill(
    `M${n1(x - 1)} ${n1(y)}C${n1(x - 2)} ${n1(y - h)} ${n1(x + w * 0.36)} ${n1(y - h * 0.9)} ${n1(x + w / 2)} ${n1(y - h * 1.15)}C${n1(x + w * 0.64)} ${n1(y - h * 0.9)} ${n1(x + w + 2)} ${n1(y - h)} ${n1(x + w + 1)} ${n1(y)}Z`,
    paint,
  )
  pen.line(
    `M${n1(x + w * 0.25)} ${n1(y)}C${n1(x + w * 0.2)} ${n1(y - h * 0.7)} ${n1(x + w * 0.4)} ${n1(y - h * 0.9)} ${n1(x + w / 2)} ${n1(y - h * 1.1)}M${n1(x + w * 0.75)} ${n1(y)}C${n1(x + w * 0.8)} ${n1(y - h * 0.7)} ${n1(x + w * 0.6)} ${n1(y - h * 0.9)} ${n1(x + w / 2)} ${n1(y - h * 1.1)}`,
    0.7,
    undefined,
    0.45,
  )
}

/** Panes in a frame. */
const glass: Roof = (pen, { x, w, y, h }) => {
  pen.fill(
    polygon([
      [x - 2, y],
      [x + w * 0.2, y - h],
      [x + w * 0.8, y - h],
      [x + w + 2, y],
    ]),
    'var(--cb-glass)',
  )
  const bars = range(5).map((i) => {
    const k = (i + 1) / 6
    return `M${n1(x + w * k)} ${n1(y)}L${n1(x + w * (0.2 + 0.6 * k))} ${n1(y - h)}`
  })
  pen.line(`${bars.join('')}M${n1(x + w * 0.1)} ${n1(y - h / 2)}h${n1(w * 0.8)}`, 0.8)
}

const none: Roof = (pen, { x, w, y, paint }) =>
  pen.fill(`M${n1(x - 2)} ${n1(y)}h${n1(w + 4)}v-3h${n1(-w - 4)}Z`, paint)

export const ROOFS: Readonly<Record<string, Roof>> = {
  gable,
  hip,
  saddle,
  mansard,
  halfhip,
  stepped,
  shed,
  bell,
  crenel,
  cone,
  dome,
  glass,
  none,
}
