import { bricks, columns, gables, lozengeRow, rose } from './details.ts'
import type { WallPaint } from './paints.ts'
import { archPath, type Box, boxPath, closed, keelPath, type Pen, range } from './pen.ts'

/** The faces of storeys. (cx, y) is the middle of the upper edge, w and h the wall. */
type Face = (pen: Pen, wall: Box, p: WallPaint) => void

export const MIDDLES: readonly Face[] = [
  // An arcade between columns.
  (pen, [cx, y, w, h], p) => {
    pen.windows([cx, y + h * 0.3, w * 0.9, h * 0.56], 3, p.trim, 0.48)
    columns(pen, [cx, y + h * 0.2, w * 0.9, h * 0.66], 3, p.trim)
  },
  // Two rows of kokoshniks.
  (pen, [cx, y, w, h], p) => {
    gables(pen, [cx, y + h * 0.2, w * 0.96, h * 0.3], { n: 4, frame: p.trim, colour: p.roof })
    gables(pen, [cx, y + h * 0.42, w * 0.98, h * 0.44], { n: 3, frame: p.trim, colour: p.wall })
    pen.windows([cx, y + h * 0.62, w * 0.98, h * 0.24], 3, p.trim, 0.2)
  },
  // Brick with two tall windows under gables.
  (pen, [cx, y, w, h], p) => {
    bricks(pen, [cx - w / 2, y + h * 0.16, w, h * 0.72], p.dark)
    pen.windows([cx, y + h * 0.4, w * 0.76, h * 0.42], 2, p.trim, 0.4)
    gables(pen, [cx, y + h * 0.19, w * 0.78, h * 0.2], { n: 2, frame: p.trim, colour: p.roof })
  },
  // Painted panels with lozenges.
  (pen, [cx, y, w, h], p) => {
    const panel = (i: number) =>
      boxPath(cx - w * 0.44 + i * w * 0.3, y + h * 0.24, w * 0.27, h * 0.58)
    pen.draw(range(3).map(panel).join(''), p.dark)
    for (const i of range(3)) {
      const x = cx - w * 0.305 + i * w * 0.3
      const colour = i % 2 === 1 ? p.roof : p.trim
      lozengeRow(pen, [x, y + h * 0.3, w * 0.22, h * 0.46], 1, colour)
    }
  },
  // A rose between blind arches.
  (pen, [cx, y, w, h], p) => {
    bricks(pen, [cx - w / 2, y + h * 0.16, w, h * 0.72], p.dark)
    for (const side of [-1, 1]) {
      pen.draw(archPath(cx + side * w * 0.36 - w * 0.085, y + h * 0.28, w * 0.17, h * 0.56), p.trim)
      pen.draw(
        archPath(cx + side * w * 0.36 - w * 0.055, y + h * 0.34, w * 0.11, h * 0.5),
        p.roof,
        0.8,
      )
    }
    rose(pen, [cx, y + h * 0.53], Math.min(w * 0.17, h * 0.24), p.trim)
  },
  // A frieze over coupled windows.
  (pen, [cx, y, w, h], p) => {
    pen.box([cx - w / 2, y + h * 0.2, w, h * 0.2], p.roof)
    lozengeRow(pen, [cx, y + h * 0.21, w * 0.96, h * 0.18], 7, p.trim)
    pen.windows([cx - w * 0.24, y + h * 0.5, w * 0.36, h * 0.34], 2, p.trim, 0.5)
    pen.windows([cx + w * 0.24, y + h * 0.5, w * 0.36, h * 0.34], 2, p.trim, 0.5)
    columns(pen, [cx, y + h * 0.43, w * 0.92, h * 0.43], 2, p.trim)
  },
  // Machicolations: hanging arches over a plain wall with slits.
  (pen, [cx, y, w, h], p) => {
    bricks(pen, [cx - w / 2, y + h * 0.4, w, h * 0.46], p.dark)
    const n = 5
    const step = w / n
    const hang = (i: number) =>
      archPath(cx - w / 2 + i * step + 2, y + h * 0.19, step - 4, h * 0.27)
    pen.draw(boxPath(cx - w / 2, y + h * 0.18, w, h * 0.29), p.trim)
    pen.draw(range(n).map(hang).join(''), p.dark, 0.8)
    pen.windows([cx, y + h * 0.56, w * 0.8, h * 0.28], 3, p.trim, 0.26)
  },
  // One great gable with a window in it, small ones beside.
  (pen, [cx, y, w, h], p) => {
    for (const side of [-1, 1]) {
      pen.draw(keelPath(cx + side * w * 0.34 - w * 0.13, y + h * 0.42, w * 0.26, h * 0.45), p.trim)
      pen.draw(
        keelPath(cx + side * w * 0.34 - w * 0.08, y + h * 0.56, w * 0.16, h * 0.31),
        p.roof,
        0.8,
      )
    }
    pen.draw(keelPath(cx - w * 0.25, y + h * 0.2, w * 0.5, h * 0.67), p.trim)
    pen.draw(keelPath(cx - w * 0.19, y + h * 0.32, w * 0.38, h * 0.55), p.dark, 0.8)
    pen.window([cx - w * 0.06, y + h * 0.54, w * 0.12, h * 0.33], p.trim)
  },
]

interface BaseFace {
  readonly draw: Face
  /** Where the door's crown is, and how high the door, as parts of the height. */
  readonly door: readonly [top: number, height: number]
}

export const BASES: readonly BaseFace[] = [
  {
    door: [0.52, 0.37],
    draw: (pen, [cx, y, w, h], p) => {
      bricks(pen, [cx - w / 2, y + h * 0.14, w, h * 0.74], p.dark)
      pen.windows([cx, y + h * 0.3, w * 0.94, h * 0.3], 4, p.trim, 0.34)
      pen.box([cx - w * 0.22, y + h * 0.42, w * 0.44, h * 0.46], p.trim)
      pen.draw(
        closed([
          [cx - w * 0.29, y + h * 0.45],
          [cx, y + h * 0.13],
          [cx + w * 0.29, y + h * 0.45],
        ]),
        p.roof,
      )
    },
  },
  {
    door: [0.3, 0.32],
    draw: (pen, [cx, y, w, h], p) => {
      pen.windows([cx, y + h * 0.22, w * 0.94, h * 0.3], 5, p.trim, 0.44)
      for (const i of range(4)) {
        pen.box(
          [cx - w * (0.5 - i * 0.05), y + h * (0.82 - i * 0.075), w * (1 - i * 0.1), h * 0.08],
          p.trim,
        )
      }
      pen.box([cx - w * 0.18, y + h * 0.24, w * 0.36, h * 0.38], p.trim)
    },
  },
  {
    door: [0.52, 0.37],
    draw: (pen, [cx, y, w, h], p) => {
      bricks(pen, [cx - w / 2, y + h * 0.14, w, h * 0.74], p.dark)
      pen.windows([cx, y + h * 0.3, w * 0.92, h * 0.5], 4, p.trim, 0.4)
      columns(pen, [cx, y + h * 0.16, w * 0.92, h * 0.72], 4, p.trim)
    },
  },
  {
    door: [0.46, 0.42],
    draw: (pen, [cx, y, w, h], p) => {
      gables(pen, [cx, y + h * 0.17, w * 0.98, h * 0.3], { n: 5, frame: p.trim, colour: p.roof })
      pen.windows([cx, y + h * 0.54, w * 0.96, h * 0.34], 5, p.trim, 0.42)
      pen.draw(archPath(cx - w * 0.19, y + h * 0.36, w * 0.38, h * 0.52), p.trim)
    },
  },
  {
    door: [0.5, 0.38],
    draw: (pen, [cx, y, w, h], p) => {
      pen.box([cx - w / 2, y + h * 0.2, w, h * 0.16], p.roof)
      lozengeRow(pen, [cx, y + h * 0.21, w * 0.98, h * 0.14], 9, p.trim)
      bricks(pen, [cx - w / 2, y + h * 0.36, w, h * 0.52], p.dark)
      for (const side of [-1, 1])
        rose(pen, [cx + side * w * 0.32, y + h * 0.58], Math.min(w * 0.075, h * 0.11), p.trim)
      pen.draw(keelPath(cx - w * 0.21, y + h * 0.36, w * 0.42, h * 0.52), p.trim)
    },
  },
]
