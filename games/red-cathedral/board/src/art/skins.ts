import { type Onion, STEPS } from './onion.ts'
import type { DomePaint } from './paints.ts'
import { closed, line, n1, type Pen, type Point, range } from './pen.ts'

/** The patterns of domes, each a list of cells on the surface. Cells of a colour are one path. */
type Skin = (pen: Pen, o: Onion, paint: DomePaint, spin: number) => void
/** How many, and how far each leans. */
type Count = readonly [n: number, lean: number]

const INK = 'var(--arch-ink)'
const TURN = Math.PI * 2
const HALF = Math.PI / 2
const seen = (from: number, to: number): boolean => to > -HALF && from < HALF

function put(pen: Pen, cells: readonly string[], fill: string, width = 0.7): void {
  if (cells.length > 0) pen.strokes.push({ d: cells.join(''), fill, ink: INK, width })
}

/** Bands from foot to tip, twisted round the dome. */
function bands(pen: Pen, o: Onion, [n, twist]: Count, paints: readonly string[]): void {
  const d = TURN / n
  const reach = Math.ceil((HALF + Math.abs(twist)) / d) + 1
  const cells = paints.map((): string[] => [])
  for (let j = -reach; j <= reach; j++) {
    const edge = (a: number): Point[] => STEPS.map((t) => o.point(a + twist * t, t))
    const cell = closed([...edge(j * d), ...edge(j * d + d).reverse()])
    cells[((j % paints.length) + paints.length) % paints.length]?.push(cell)
  }
  for (const [i, paint] of paints.entries()) put(pen, cells[i] ?? [], paint)
}

const scales: Skin = (pen, o, [ground, pattern]) => {
  const rows = 9
  const d = TURN / 12
  for (const i of range(rows)) {
    const t = ((i + 1) / rows) * 0.93
    const drop = (1.5 / rows) * 0.93
    const cells: string[] = []
    for (let j = -4; j <= 4; j++) {
      const a = (j + (i % 2) / 2) * d
      if (!seen(a - d / 2, a + d / 2)) continue
      const [x1, y1] = o.point(a - d / 2, t)
      const [x2, y2] = o.point(a + d / 2, t)
      const [mx, my] = o.point(a, t - drop)
      cells.push(
        `M${n1(x1)} ${n1(y1)}Q${n1(x1)} ${n1((y1 + my * 2) / 3)} ${n1(mx)} ${n1(my)}Q${n1(x2)} ${n1((y2 + my * 2) / 3)} ${n1(x2)} ${n1(y2)}Z`,
      )
    }
    put(pen, cells, i % 3 === 1 ? pattern : ground)
  }
}

/** Little pyramids, lit from the upper left. */
const facets: Skin = (pen, o, [ground, pattern]) => {
  const rows = 7
  const d = TURN / 10
  const cells: [string[], string[]] = [[], []]
  const light: string[] = []
  const dark: string[] = []
  for (let i = 0; i <= rows * 2; i++) {
    for (let j = -3; j <= 3; j++) {
      const a = (j + (i % 2) / 2) * d
      const t = i / (rows * 2)
      if (!seen(a - d / 2, a + d / 2)) continue
      const half = 0.5 / rows
      const top = o.point(a, t + half)
      const bottom = o.point(a, t - half)
      const left = o.point(a - d / 2, t)
      const right = o.point(a + d / 2, t)
      const peak = o.point(a - d * 0.08, t + half * 0.12)
      cells[i % 2 === 0 ? 1 : 0].push(closed([top, right, bottom, left]))
      light.push(closed([top, left, peak]))
      dark.push(closed([right, bottom, peak]))
    }
  }
  put(pen, cells[0], ground)
  put(pen, cells[1], pattern)
  pen.tint(light.join(''), '#fff', 0.33)
  pen.tint(dark.join(''), '#000', 0.27)
}

/** Zigzag rings, or smooth ones where there are no teeth. */
function rings(pen: Pen, o: Onion, [n, tooth]: Count, paints: readonly string[]): void {
  const teeth = 12
  const edge = (level: number): Point[] =>
    range(teeth + 1).map((k) =>
      o.point(-HALF + (k / teeth) * Math.PI, level + (k % 2 === 1 ? tooth : 0)),
    )
  for (const i of range(n + 2)) {
    const cell = closed([...edge((i - 1) / n), ...edge(i / n).reverse()])
    put(pen, [cell], paints[i % paints.length] ?? '')
  }
}

/** Small lozenges laid over a ground. */
function lozenges(pen: Pen, o: Onion, colour: string): void {
  const cells: string[] = []
  for (let i = 1; i < 12; i++) {
    for (let j = -5; j <= 5; j++) {
      const a = (j + (i % 2) / 2) * 0.5
      const t = i / 13
      if (!seen(a - 0.12, a + 0.12)) continue
      cells.push(
        closed([
          o.point(a, t + 0.032),
          o.point(a + 0.13, t),
          o.point(a, t - 0.032),
          o.point(a - 0.13, t),
        ]),
      )
    }
  }
  put(pen, cells, colour, 0.5)
}

/** Stars of five points, flattened towards the rim as the surface turns away. */
function stars(pen: Pen, o: Onion, colour: string): void {
  const cells: string[] = []
  for (let i = 0; i < 6; i++) {
    for (let j = -2; j <= 2; j++) {
      const a = (j + (i % 2) / 2) * 0.66
      const t = 0.1 + i * 0.125
      if (!seen(a - 0.2, a + 0.2)) continue
      const tips = range(10).map((k): Point => {
        const r = k % 2 === 0 ? 1 : 0.42
        const turn = (k / 10) * TURN
        return o.point(a + Math.sin(turn) * r * 0.2, t + Math.cos(turn) * r * 0.052)
      })
      cells.push(closed(tips))
    }
  }
  put(pen, cells, colour, 0.5)
}

/** Squares of two colours, the rows shifted against each other. */
function chequers(pen: Pen, o: Onion, paints: readonly [string, string]): void {
  const rows = 10
  const d = TURN / 14
  const cells: [string[], string[]] = [[], []]
  for (const i of range(rows)) {
    for (let j = -5; j <= 5; j++) {
      const [a, t] = [j * d, i / rows]
      if (!seen(a, a + d)) continue
      const next = (i + 1) / rows
      const cell = closed([
        o.point(a, t),
        o.point(a + d, t),
        o.point(a + d, next),
        o.point(a, next),
      ])
      cells[(i + j + 10) % 2 === 0 ? 0 : 1].push(cell)
    }
  }
  put(pen, cells[0], paints[0])
  put(pen, cells[1], paints[1])
}

/** Raised ribs with gilt edges between them. */
const melon: Skin = (pen, o, [ground, pattern, dark]) => {
  bands(pen, o, [12, 0], [ground, dark])
  const ribs = range(7).map((i) => line(STEPS.map((t) => o.point(-HALF + (i * Math.PI) / 6, t))))
  pen.scratch(ribs.join(''), pattern, 2)
}

export const SKINS: readonly Skin[] = [
  (pen, o, [ground, pattern], spin) => bands(pen, o, [14, spin * 2.3], [ground, pattern]),
  scales,
  (pen, o, [ground, pattern, dark]) => bands(pen, o, [16, 0], [ground, pattern, ground, dark]),
  facets,
  (pen, o, [ground, pattern, dark]) => rings(pen, o, [8, 0.06], [ground, pattern, dark, pattern]),
  (pen, o, [ground, pattern, dark], spin) => {
    bands(pen, o, [14, spin * 1.5], [ground, dark])
    lozenges(pen, o, pattern)
  },
  (pen, o, [ground, pattern, dark]) => {
    bands(pen, o, [10, 0], [ground, dark])
    stars(pen, o, pattern)
  },
  (pen, o, [ground, pattern]) => chequers(pen, o, [ground, pattern]),
  melon,
  (pen, o, [ground, pattern, dark], spin) =>
    bands(pen, o, [18, spin * 1.2], [ground, pattern, dark]),
]
