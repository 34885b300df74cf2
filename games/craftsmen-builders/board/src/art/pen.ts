/** One path of a drawing, in the order in which it is laid down. */
export interface Stroke {
  readonly d: string
  readonly fill: string
  /** The colour of its line; the ink of all drawings unless told. */
  readonly ink?: string
  readonly width?: number
  readonly opacity?: number
}

export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, w: number, h: number]

const INK = 'var(--cb-ink)'
export const WINDOW = 'var(--cb-window)'

export const n1 = (value: number): number => Math.round(value * 10) / 10
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`

export const disc = (x: number, y: number, r: number): string =>
  `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 1 ${n1(r * 2)} 0a${n1(r)} ${n1(r)} 0 1 1 ${n1(-r * 2)} 0Z`

/** A door or window with a round head, around x, standing on y. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x - w / 2)} ${n1(y)}V${n1(y - h + w / 2)}a${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(w)} 0V${n1(y)}Z`

/** Lays strokes down one after the other. */
export class Pen {
  readonly strokes: Stroke[] = []

  /** A shape in a colour, outlined. */
  fill(d: string, fill: string, width = 1.1): void {
    this.strokes.push({ d, fill, width })
  }

  /** Lines in the ink of the drawing, or in another. */
  line(d: string, width = 1, ink = INK, opacity = 1): void {
    this.strokes.push({ d, fill: 'none', ink, width, opacity })
  }

  /** Colour without an outline. */
  tint(d: string, fill: string, opacity = 1): void {
    this.strokes.push({ d, fill, ink: 'none', opacity })
  }

  /** Lit from inside by night. */
  window([x, y, w, h]: Box, round: boolean): void {
    this.fill(round ? arch(x, y, w, h) : box(x - w / 2, y - h, w, h), WINDOW, 0.9)
    if (h > 6) this.line(`M${n1(x)} ${n1(y - h + 0.6)}v${n1(h - 1)}`, 0.6, 'var(--cb-bar)')
  }
}
