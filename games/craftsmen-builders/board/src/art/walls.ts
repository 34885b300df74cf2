import { arch, type Box, box, n1, type Pen, range, WINDOW } from './pen.ts'

/** A wall: its left end, its top, its width and height. */
export interface Wall {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const BEAM = '#6b4526'

type Face = (wall: Wall) => string

/** Lines across a wall, `gap` apart. */
const courses = ({ x, y, w, h }: Wall, gap: number): string =>
  range(Math.floor(h / gap) - 1)
    .map((i) => `M${n1(x)} ${n1(y + (i + 1) * gap)}h${n1(w)}`)
    .join('')

/** Joints between the courses, every other row set off. */
const joints = ({ x, y, w, h }: Wall, gap: number, step: number): string =>
  range(Math.floor(h / gap))
    .flatMap((row) =>
      range(Math.ceil(w / step)).map((i) => {
        const at = i * step + (row % 2 ? step : step / 2)
        return at < w - 1 ? `M${n1(x + at)} ${n1(y + row * gap)}v${n1(gap)}` : ''
      }),
    )
    .join('')

const FACES: Readonly<
  Record<string, { readonly lines: Face; readonly ink: string; readonly width: number }>
> = {
  plaster: { lines: () => '', ink: 'none', width: 0 },
  brick: { lines: (wall) => courses(wall, 4), ink: '#7b3a28', width: 0.6 },
  stone: { lines: (wall) => courses(wall, 7) + joints(wall, 7, 12), ink: '#6d6a62', width: 0.6 },
  planks: {
    lines: ({ x, y, w, h }) =>
      range(Math.round(w / 6) - 1)
        .map((i) => `M${n1(x + ((i + 1) * w) / Math.round(w / 6))} ${n1(y)}v${n1(h)}`)
        .join(''),
    ink: BEAM,
    width: 0.9,
  },
  timber: {
    lines: ({ x, y, w, h }) => {
      const bays = Math.max(2, Math.round(w / 18))
      const posts = range(bays + 1).map((i) => `M${n1(x + (w * i) / bays)} ${n1(y)}v${n1(h)}`)
      const braces = `M${n1(x)} ${n1(y + h * 0.5)}l${n1(w / bays)} ${n1(-h * 0.5)}M${n1(x + w)} ${n1(y + h * 0.5)}l${n1(-w / bays)} ${n1(-h * 0.5)}`
      return `${posts.join('')}M${n1(x)} ${n1(y + h * 0.5)}h${n1(w)}${braces}`
    },
    ink: BEAM,
    width: 2,
  },
  quoins: {
    lines: ({ x, y, w, h }) =>
      range(Math.floor(h / 6))
        .map((i) => {
          const side = i % 2 ? 3 : 5
          return `M${n1(x)} ${n1(y + i * 6 + 6)}h${side}v-6M${n1(x + w)} ${n1(y + i * 6 + 6)}h${-side}v-6`
        })
        .join(''),
    ink: '#6d6a62',
    width: 0.8,
  },
}

export function drawWall(pen: Pen, wall: Wall, kind: string, paint: string): void {
  const { x, y, w, h } = wall
  pen.fill(box(x, y, w, h), paint)
  const face = FACES[kind]
  const d = face?.lines(wall) ?? ''
  if (face !== undefined && d !== '') pen.line(d, face.width, face.ink, 0.75)
  pen.tint(box(x + w * 0.86, y, w * 0.14, h), '#1a1020', 0.12)
}

/** Rows of windows over the ground floor. */
export function drawWindows(pen: Pen, wall: Wall, floors: number, bays: number): void {
  const { x, y, w, h } = wall
  if (floors < 1 || bays < 1) return
  const storey = h / (floors + 1)
  const wide = Math.min(7, (w / bays) * 0.42)
  for (const floor of range(floors)) {
    for (const bay of range(bays)) {
      const cx = x + (w * (bay + 0.5)) / bays
      pen.window([cx, y + storey * (floor + 1) - storey * 0.14, wide, storey * 0.62], floor === 0)
    }
  }
}

type Front = (pen: Pen, wall: Wall, storey: number) => void

const door = (pen: Pen, [x, y, w, h]: Box): void => {
  pen.fill(arch(x, y, w, h), '#7a5230')
  pen.line(`M${n1(x)} ${n1(y)}v${n1(-h + 1)}`, 0.7, '#3b2412')
}

/** What stands on the street. */
const FRONTS: Readonly<Record<string, Front>> = {
  plain: () => {},
  door: (pen, { x, y, w, h }, storey) => {
    const foot = y + h
    door(pen, [x + w / 2, foot, Math.min(11, w * 0.3), storey * 0.72])
    if (w > 30) {
      pen.window([x + w * 0.18, foot - storey * 0.24, 6, storey * 0.42], false)
      pen.window([x + w * 0.82, foot - storey * 0.24, 6, storey * 0.42], false)
    }
  },
  side: (pen, { x, y, w, h }, storey) => {
    const foot = y + h
    door(pen, [x + w * 0.74, foot, Math.min(11, w * 0.24), storey * 0.74])
    pen.fill(box(x + w * 0.12, foot - storey * 0.62, w * 0.36, storey * 0.4), WINDOW, 0.9)
    pen.line(
      `M${n1(x + w * 0.3)} ${n1(foot - storey * 0.62)}v${n1(storey * 0.4)}`,
      0.7,
      'var(--cb-bar)',
    )
  },
  gate: (pen, { x, y, w, h }, storey) => {
    const foot = y + h
    const wide = Math.min(w * 0.46, storey * 0.9)
    pen.fill(arch(x + w / 2, foot, wide + 4, storey * 0.9), '#d9cdb4', 0.9)
    door(pen, [x + w / 2, foot, wide, storey * 0.8])
  },
  twin: (pen, { x, y, w, h }, storey) => {
    for (const k of [0.28, 0.72]) door(pen, [x + w * k, y + h, w * 0.26, storey * 0.78])
  },
  arcade: (pen, { x, y, w, h }, storey) => {
    const count = Math.max(2, Math.round(w / 15))
    for (const i of range(count)) {
      pen.fill(arch(x + (w * (i + 0.5)) / count, y + h, (w / count) * 0.68, storey * 0.8), WINDOW)
    }
  },
  open: (pen, { x, y, w, h }, storey) => {
    pen.fill(box(x + 3, y + h - storey * 0.8, w - 6, storey * 0.8), '#4b3524')
    pen.line(`M${n1(x + w / 2)} ${n1(y + h)}v${n1(-storey * 0.8)}`, 2, BEAM)
  },
  panes: (pen, { x, y, w, h }) => {
    pen.fill(box(x + 2, y + 2, w - 4, h - 4), 'var(--cb-glass)')
    const bars = range(5).map((i) => `M${n1(x + (w * (i + 1)) / 6)} ${n1(y + 2)}v${n1(h - 4)}`)
    pen.line(`${bars.join('')}M${n1(x + 2)} ${n1(y + h * 0.4)}h${n1(w - 4)}`, 0.9)
    door(pen, [x + w / 2, y + h, 10, h * 0.8])
  },
}

export const drawFront = (pen: Pen, wall: Wall, front: string, floors: number): void =>
  FRONTS[front]?.(pen, wall, wall.h / (floors + 1))
