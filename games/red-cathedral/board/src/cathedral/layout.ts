import type { SectionView, Shape } from '../board-types.ts'

/** Where a section stands: the middle of its upper edge, its cell, and its wall. */
export interface Placed {
  readonly section: SectionView
  readonly tower: number
  readonly level: number
  readonly cx: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly body: number
}

export interface Sheet {
  readonly width: number
  readonly height: number
  /** Where the towers stand. */
  readonly ground: number
  readonly placed: readonly (readonly Placed[])[]
}

interface Size {
  readonly width: number
  readonly height: number
}

const SIZES: Readonly<Record<Shape, Size>> = {
  wide: { width: 660, height: 500 },
  phone: { width: 360, height: 448 },
}

/** Heights against that of a middle storey. */
const DOME = 1.78
const BASE = 1.12
const FOOT = { wide: 40, phone: 32 } as const
const SIDE = { wide: 20, phone: 3 } as const
/** Below this a tower has room for its cards and nothing beside them. */
export const SLIM = 80
/** Room for the highest cross. */
const AIR = 10

const heightOf = (tower: readonly SectionView[]): number =>
  tower.reduce((sum, { type }) => sum + unitsOf(type), 0)

const unitsOf = (type: SectionView['type']): number =>
  type === 'dome' ? DOME : type === 'base' ? BASE : 1

/** All towers side by side on one ground, as large as the sheet allows; `above` is left free over them. */
export function layout(
  towers: readonly (readonly SectionView[])[],
  shape: Shape,
  { width, height }: Size = SIZES[shape],
  above = 0,
): Sheet {
  const ground = height - FOOT[shape]
  const cell = (width - 2 * SIDE[shape]) / Math.max(1, towers.length)
  const highest = Math.max(...towers.map(heightOf), DOME + BASE)
  // A storey is never higher than it is wide, unless it is slim: few towers stay slender.
  const unit = Math.min(
    (ground - AIR - above) / highest,
    cell * (shape === 'phone' || cell < SLIM ? 1.2 : 0.86),
  )
  const placed = towers.map((tower, t) => {
    let top = ground
    return tower.map((section, level): Placed => {
      const h = unitsOf(section.type) * unit
      top -= h
      const cx = SIDE[shape] + cell * (t + 0.5)
      return {
        section,
        tower: t,
        level,
        cx,
        top,
        width: cell * 0.97,
        height: h,
        body: bodyOf(section, level, cell, unit),
      }
    })
  })
  return { width, height, ground, placed }
}

/** Towers narrow towards the sky; none is so wide that it looks squat. */
function bodyOf({ type }: SectionView, level: number, cell: number, unit: number): number {
  const most = Math.min(cell, unit * 1.75)
  if (type === 'base') return most * 0.88
  if (type === 'dome') return Math.min(most * 0.88, unit * DOME * 0.72)
  return most * Math.max(0.68, 0.84 - level * 0.035)
}
