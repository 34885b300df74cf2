/** One path of a drawing. Colours may name a paint of the sheet: `@volume`. */
export interface Stroke {
  readonly d: string
  readonly fill: string
  readonly ink: string
  readonly width: number
  readonly opacity?: number
}

/** How far a section is built; each way of laying colour on the same lines. */
export type Progress = 'planned' | 'claimed' | 'finished'

export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, w: number, h: number]

interface Brush {
  readonly fill: (colour: string) => string
  readonly ink: string
  readonly width: number
  /** Whether shades, bricks and patterns are drawn. */
  readonly rich: boolean
}

const BRUSHES: Readonly<Record<Progress, Brush>> = {
  planned: { fill: () => 'var(--plan-fill)', ink: 'var(--plan-ink)', width: 0.9, rich: false },
  claimed: {
    fill: (colour) =>
      `color-mix(in srgb, ${colour.startsWith('@') ? '#e7b43b' : colour} 34%, var(--plan-fill))`,
    ink: 'var(--wash-ink)',
    width: 1,
    rich: false,
  },
  finished: { fill: (colour) => colour, ink: 'var(--arch-ink)', width: 1.3, rich: true },
}

export const n1 = (value: number): number => Math.round(value * 10) / 10
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
export const closed = (points: readonly Point[]): string => `${line(points)}Z`
export const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`

/** A door or window with a round head. */
export const archPath = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x)} ${n1(y + h)}V${n1(y + w / 2)}a${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(w)} 0V${n1(y + h)}Z`

/** A gable with a keel: the kokoshnik. */
export const keelPath = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x)} ${n1(y + h)}c${n1(-w * 0.06)} ${n1(-h * 0.55)} ${n1(w * 0.34)} ${n1(-h * 0.55)} ${n1(w / 2)} ${n1(-h)}c${n1(w * 0.16)} ${n1(h * 0.45)} ${n1(w * 0.56)} ${n1(h * 0.45)} ${n1(w / 2)} ${n1(h)}Z`

export const boxPath = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`

export const circlePath = (x: number, y: number, r: number): string =>
  `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 1 ${n1(r * 2)} 0a${n1(r)} ${n1(r)} 0 1 1 ${n1(-r * 2)} 0Z`

/** Draws into a list of strokes, as planned, claimed or finished. */
export class Pen {
  readonly strokes: Stroke[] = []
  readonly #brush: Brush

  constructor(progress: Progress) {
    this.#brush = BRUSHES[progress]
  }

  get rich(): boolean {
    return this.#brush.rich
  }

  /** A shape in a colour; null leaves it open. */
  draw(d: string, colour: string | null, share = 1): void {
    const { fill, ink, width } = this.#brush
    this.strokes.push({
      d,
      fill: colour === null ? 'none' : fill(colour),
      ink,
      width: width * share,
    })
  }

  box([x, y, w, h]: Box, colour: string): void {
    this.draw(boxPath(x, y, w, h), colour)
  }

  /** Only seen when finished: colour without an outline, or thin lines. */
  tint(d: string, fill: string, opacity = 1): void {
    if (this.rich) this.strokes.push({ d, fill, ink: 'none', width: 0, opacity })
  }

  scratch(d: string, ink: string, width: number, opacity = 1): void {
    if (this.rich) this.strokes.push({ d, fill: 'none', ink, width, opacity })
  }

  /** A framed window with a round head; lit from inside by night. */
  window([x, y, w, h]: Box, frame: string): void {
    this.draw(archPath(x - 2, y - 2, w + 4, h + 2), frame, 0.8)
    const { ink, width } = this.#brush
    const fill = this.rich ? 'var(--window)' : 'none'
    this.strokes.push({ d: archPath(x, y, w, h), fill, ink, width: width * 0.7 })
  }

  /** Windows side by side, `slim` parts of their bays wide. */
  windows([cx, y, w, h]: Box, n: number, frame: string, slim: number): void {
    const bay = w / n
    const width = bay * slim
    for (const i of range(n)) {
      this.window([cx - w / 2 + i * bay + (bay - width) / 2, y, width, h], frame)
    }
  }
}
