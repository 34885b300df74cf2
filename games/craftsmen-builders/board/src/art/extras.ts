import { box, disc, n1, type Pen, type Point, polygon, range, WINDOW } from './pen.ts'

/** The ground that every house stands on. */
export const GROUND = 100

const WOOD = '#b98a5a'
const LEAF = 'var(--cb-leaf)'

/** Something beside, before or on a house; x, then what else it needs, in hundredths of the sheet. */
export type Extra = (pen: Pen, at: Point, size: number, paint: string) => void

const chimney: Extra = (pen, [x, y]) => {
  pen.fill(box(x, GROUND - y - 12, 6, 14), '#a8806a')
  pen.fill(box(x - 1, GROUND - y - 13, 8, 3), '#8d6a57')
}

const smoke: Extra = (pen, [x, y]) => {
  chimney(pen, [x, y], 0, '')
  pen.line(
    `M${n1(x + 3)} ${n1(GROUND - y - 15)}c-4-4 4-6 0-10c-3-3 2-5 4-7`,
    1.6,
    'var(--cb-smoke)',
  )
}

const awning: Extra = (pen, [x, y], size, paint) => {
  const parts = Math.max(4, Math.round(size / 8))
  for (const i of range(parts)) {
    const w = size / parts
    pen.fill(
      `M${n1(x + i * w)} ${n1(GROUND - y)}h${n1(w)}v6a${n1(w / 2)} 2.6 0 0 1 ${n1(-w)} 0Z`,
      i % 2 ? '#f6ead0' : paint,
      0.9,
    )
  }
}

const wheel: Extra = (pen, [x], size) => {
  const cy = GROUND - size * 0.86
  pen.fill(disc(x, cy, size), WOOD, 1.4)
  pen.fill(disc(x, cy, size * 0.72), 'var(--cb-sky)', 1)
  const spokes = range(4).map((i) => {
    const a = (Math.PI * i) / 4
    return `M${n1(x - Math.cos(a) * size)} ${n1(cy - Math.sin(a) * size)}L${n1(x + Math.cos(a) * size)} ${n1(cy + Math.sin(a) * size)}`
  })
  pen.line(spokes.join(''), 1.5, '#6b4526')
}

const logs: Extra = (pen, [x, rows]) => {
  for (const row of range(rows)) {
    for (const i of range(rows - row)) {
      const cx = x + i * 7 + row * 3.5
      pen.fill(disc(cx, GROUND - 3.6 - row * 6, 3.5), '#cf9a5b', 0.9)
      pen.line(disc(cx, GROUND - 3.6 - row * 6, 1.3), 0.7, '#7b4d20')
    }
  }
}

const rocks: Extra = (pen, [x], size) => {
  const at = (dx: number, dy: number): readonly [number, number] => [
    x + dx * size,
    GROUND - dy * size,
  ]
  pen.fill(polygon([at(0, 0), at(0.1, 0.4), at(0.4, 0.62), at(0.75, 0.5), at(0.95, 0)]), '#b7b4ac')
  pen.fill(
    polygon([at(0.6, 0), at(0.7, 0.28), at(0.95, 0.36), at(1.25, 0.2), at(1.3, 0)]),
    '#cbc6ba',
  )
  pen.line(
    `M${n1(x + 0.4 * size)} ${n1(GROUND - 0.62 * size)}l${n1(size * 0.1)} ${n1(size * 0.34)}`,
    0.7,
  )
}

const crane: Extra = (pen, [x, y]) => {
  pen.line(
    `M${n1(x)} ${GROUND}V${n1(GROUND - y)}l22-6M${n1(x)} ${n1(GROUND - y + 12)}l12-15`,
    2.4,
    '#6b4526',
  )
  pen.line(`M${n1(x + 20)} ${n1(GROUND - y - 5)}v18`, 0.9)
  pen.fill(box(x + 16, GROUND - y + 13, 8, 6), '#b7b4ac')
}

const barrier: Extra = (pen, [x]) => {
  pen.fill(box(x, GROUND - 14, 4, 14), '#6b4526')
  pen.fill(
    polygon([
      [x, GROUND - 12],
      [x + 27, GROUND - 22],
      [x + 28, GROUND - 19],
      [x + 1, GROUND - 8],
    ]),
    '#f6ead0',
  )
  pen.tint(
    polygon([
      [x + 8, GROUND - 15],
      [x + 13, GROUND - 17],
      [x + 14, GROUND - 13.6],
      [x + 9, GROUND - 11.4],
    ]),
    '#b4503a',
  )
  pen.tint(
    polygon([
      [x + 19, GROUND - 19],
      [x + 24, GROUND - 21],
      [x + 25, GROUND - 17.6],
      [x + 20, GROUND - 15.6],
    ]),
    '#b4503a',
  )
}

const mound: Extra = (pen, [x, y], size, paint) =>
  pen.fill(
    `M${n1(x)} ${GROUND}q${n1(size * 0.2)} ${n1(-y * 1.2)} ${n1(size / 2)} ${n1(-y)}q${n1(size * 0.3)} ${n1(-y * 0.1)} ${n1(size / 2)} ${n1(y)}Z`,
    paint,
  )

const well: Extra = (pen, [x, y]) => {
  pen.line(
    `M${n1(x - 12)} ${GROUND - 12}v${-y + 14}M${n1(x + 12)} ${GROUND - 12}v${-y + 14}`,
    2.4,
    '#6b4526',
  )
  pen.line(`M${n1(x)} ${GROUND - y}v14`, 0.9)
  pen.fill(box(x - 3, GROUND - y + 13, 6, 6), WOOD)
  pen.fill(box(x - 16, GROUND - 15, 32, 15), '#c3c3bd')
  pen.line(
    `M${n1(x - 16)} ${GROUND - 8}h32M${n1(x - 6)} ${GROUND - 15}v7M${n1(x + 6)} ${GROUND - 8}v8`,
    0.7,
    '#6d6a62',
  )
}

const barrel: Extra = (pen, [x]) => {
  pen.fill(`M${n1(x)} ${GROUND}q-2.4-6 0-12h8q2.4 6 0 12Z`, WOOD)
  pen.line(`M${n1(x - 1)} ${GROUND - 3.5}h10M${n1(x - 1)} ${GROUND - 8.5}h10`, 1, '#5d6672')
}

const crates: Extra = (pen, [x]) => {
  pen.fill(box(x, GROUND - 9, 10, 9), WOOD)
  pen.fill(box(x + 11, GROUND - 7, 8, 7), '#cf9a5b')
  pen.line(`M${n1(x)} ${GROUND - 9}l10 9M${n1(x + 11)} ${GROUND - 3.5}h8`, 0.8, '#6b4526')
}

const tree: Extra = (pen, [x, y]) => {
  pen.line(`M${n1(x)} ${GROUND}v${n1(-y * 0.7)}`, 2, '#6b4526')
  pen.fill(
    `M${n1(x)} ${n1(GROUND - y)}c${n1(y * 0.3)} 0 ${n1(y * 0.38)} ${n1(y * 0.72)} 0 ${n1(y * 0.72)}c${n1(-y * 0.38)} 0 ${n1(-y * 0.3)} ${n1(-y * 0.72)} 0 ${n1(-y * 0.72)}Z`,
    LEAF,
  )
}

const poplar: Extra = (pen, [x, y]) =>
  pen.fill(
    `M${n1(x)} ${n1(GROUND - y)}q${n1(y * 0.2)} ${n1(y * 0.6)} 0 ${n1(y)}q${n1(-y * 0.2)} ${n1(-y * 0.4)} 0 ${n1(-y)}Z`,
    LEAF,
  )

const bushes: Extra = (pen, [x, n], _size, paint) => {
  for (const i of range(n)) {
    pen.fill(`M${n1(x + i * 11)} ${GROUND}a6 6.5 0 0 1 12 0Z`, LEAF, 0.9)
    if (paint !== '') {
      pen.tint(disc(x + i * 11 + 4, GROUND - 3, 1.3) + disc(x + i * 11 + 8, GROUND - 2, 1.2), paint)
    }
  }
}

const hay: Extra = (pen, [x]) => {
  pen.fill(`M${n1(x)} ${GROUND}q1-13 9-13t9 13Z`, '#d9b45b')
  pen.line(
    `M${n1(x + 5)} ${GROUND - 3}l2-6M${n1(x + 10)} ${GROUND - 2}l-1-7M${n1(x + 14)} ${GROUND - 3}l-2-5`,
    0.7,
    '#8b6411',
  )
}

const flag: Extra = (pen, [x, y], _size, paint) => {
  pen.line(`M${n1(x)} ${n1(GROUND - y + 2)}v-13`, 1)
  pen.fill(`M${n1(x)} ${n1(GROUND - y - 11)}l11 3-11 4Z`, paint, 0.9)
}

const cross: Extra = (pen, [x, y]) => pen.line(`M${n1(x)} ${n1(GROUND - y)}v-10m-3.4 3.4h6.8`, 1.5)

const vane: Extra = (pen, [x, y]) => {
  pen.line(`M${n1(x)} ${n1(GROUND - y)}v-9`, 1)
  pen.fill(`M${n1(x - 5)} ${n1(GROUND - y - 8)}q3-1 4-5q3 3 7 1q0 4-3 5Z`, '#d0a13a', 0.8)
}

const clock: Extra = (pen, [x, y]) => {
  pen.fill(disc(x, GROUND - y, 5), '#f6f0e2')
  pen.line(`M${n1(x)} ${n1(GROUND - y)}v-3.4m0 3.4l2.4 1.4`, 0.9)
}

const rose: Extra = (pen, [x, y], size) => {
  pen.fill(disc(x, GROUND - y, size), WINDOW)
  pen.line(
    `M${n1(x - size)} ${n1(GROUND - y)}h${n1(size * 2)}M${n1(x)} ${n1(GROUND - y - size)}v${n1(size * 2)}`,
    0.7,
    'var(--cb-bar)',
  )
}

/** A board that hangs over the street; its outline is of its trade. */
const sign: Extra = (pen, [x, y], size, paint) => {
  pen.line(`M${n1(x)} ${n1(GROUND - y)}h9M${n1(x + 6)} ${n1(GROUND - y)}v3`, 1.2)
  const cx = x + 6
  const cy = GROUND - y + 7.4
  const outline =
    size === 1
      ? disc(cx, cy, 4.4)
      : size === 2
        ? polygon([
            [cx - 4.6, cy - 4],
            [cx + 4.6, cy - 4],
            [cx, cy + 5],
          ])
        : size === 3
          ? polygon([
              [cx, cy - 5],
              [cx + 4.6, cy],
              [cx, cy + 5],
              [cx - 4.6, cy],
            ])
          : box(cx - 4.4, cy - 4, 8.8, 8)
  pen.fill(outline, paint)
}

const dormer: Extra = (pen, [x, y], _size, paint) => {
  pen.fill(box(x - 5, GROUND - y - 8, 10, 9), '#f0e0bd', 0.9)
  pen.window([x, GROUND - y, 5, 6], false)
  pen.fill(
    polygon([
      [x - 7, GROUND - y - 8],
      [x, GROUND - y - 15],
      [x + 7, GROUND - y - 8],
    ]),
    paint,
    0.9,
  )
}

const columns: Extra = (pen, [x, y], size) => {
  const n = Math.max(3, Math.round(size / 12))
  for (const i of range(n)) {
    const at = x + (size * i) / (n - 1)
    pen.fill(box(at - 2, GROUND - y, 4, y), '#f6f0e2', 0.9)
  }
  pen.fill(box(x - 5, GROUND - y - 4, size + 10, 4), '#f6f0e2')
}

const balcony: Extra = (pen, [x, y], size) => {
  pen.fill(box(x, GROUND - y, size, 2.4), '#d9cdb4', 0.9)
  pen.line(
    `M${n1(x)} ${n1(GROUND - y - 6)}h${n1(size)}${range(Math.round(size / 4) + 1)
      .map((i) => `M${n1(x + i * 4)} ${n1(GROUND - y)}v-6`)
      .join('')}`,
    0.8,
  )
}

const waves: Extra = (pen, [x, y], size) => {
  const crests = range(Math.ceil(size / 8)).map(() => 'q4-3 8 0')
  pen.fill(`M${n1(x)} ${GROUND - y}${crests.join('')}V${GROUND}H${n1(x)}Z`, 'var(--cb-water)', 0.8)
  pen.line(
    `M${n1(x + 6)} ${n1(GROUND - y / 2)}h${n1(size * 0.2)}M${n1(x + size * 0.6)} ${n1(GROUND - y / 2)}h${n1(size * 0.22)}`,
    0.8,
    '#fff',
    0.7,
  )
}

const mountain: Extra = (pen, [x, y], size) => {
  pen.fill(
    polygon([
      [x, GROUND],
      [x + size * 0.42, GROUND - y],
      [x + size, GROUND],
    ]),
    '#a8a89f',
  )
  pen.fill(
    polygon([
      [x + size * 0.42, GROUND - y],
      [x + size * 0.31, GROUND - y * 0.74],
      [x + size * 0.4, GROUND - y * 0.8],
      [x + size * 0.47, GROUND - y * 0.72],
      [x + size * 0.58, GROUND - y * 0.72],
    ]),
    '#f6f0e2',
    0.8,
  )
}

const sails: Extra = (pen, [x, y], size) => {
  const blade = (a: number): string => {
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const at = (u: number, v: number): readonly [number, number] => [
      x + cos * u - sin * v,
      GROUND - y + sin * u + cos * v,
    ]
    return polygon([at(3, 0), at(size, 0), at(size, 5), at(4, 5)])
  }
  pen.fill(
    range(4)
      .map((i) => blade(0.5 + (Math.PI * i) / 2))
      .join(''),
    '#f6ead0',
    0.9,
  )
  pen.fill(disc(x, GROUND - y, 2.4), '#6b4526')
}

const stripe: Extra = (pen, [x, y], size, paint) =>
  pen.tint(box(x, GROUND - y, size, 3), paint, 0.9)

const steps: Extra = (pen, [x, n], size) => {
  for (const i of range(n))
    pen.fill(box(x - size / 2 + i * 2, GROUND - (i + 1) * 2, size - i * 4, 2), '#d9cdb4', 0.8)
}

const boat: Extra = (pen, [x]) => {
  pen.fill(`M${n1(x)} ${GROUND - 7}h22q-3 7-8 7h-8q-4 0-6-7Z`, WOOD)
  pen.line(`M${n1(x + 11)} ${GROUND - 7}v-20`, 1.2)
  pen.fill(`M${n1(x + 11)} ${GROUND - 27}q11 8 0 17Z`, '#f6ead0', 0.9)
}

export const EXTRAS: Readonly<Record<string, Extra>> = {
  chimney,
  smoke,
  awning,
  wheel,
  logs,
  rocks,
  crane,
  barrier,
  mound,
  well,
  barrel,
  crates,
  tree,
  poplar,
  bushes,
  hay,
  flag,
  cross,
  vane,
  clock,
  rose,
  sign,
  dormer,
  columns,
  balcony,
  waves,
  mountain,
  sails,
  stripe,
  steps,
  boat,
}
