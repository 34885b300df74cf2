import { still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { n1, range } from '../art/pen.ts'
import { strokesOfLuck } from '../art/random.ts'

interface SceneProps {
  readonly width: number
  readonly height: number
  readonly ground: number
  readonly sheet: string
}

/** How far the scene goes on beside the sheet, where the page is wider. */
const BEYOND = 700

const CLOUDS = [
  [0.02, 0.12, 1.3],
  [0.34, 0.06, 0.9],
  [0.8, 0.2, 1.1],
  [1.16, 0.1, 1.2],
  [-0.2, 0.24, 1],
] as const

/** Flat below, three rounds above. */
const cloud = (x: number, y: number, k: number): string =>
  `M${n1(x - 44 * k)} ${n1(y)}a${n1(14 * k)} ${n1(12 * k)} 0 0 1 ${n1(22 * k)} ${n1(-10 * k)}a${n1(20 * k)} ${n1(18 * k)} 0 0 1 ${n1(38 * k)} ${n1(-2 * k)}a${n1(15 * k)} ${n1(12 * k)} 0 0 1 ${n1(28 * k)} ${n1(12 * k)}Z`

/** Sky, sun or moon, birds, and the fine grid of the drawing paper. */
export const Sky = still(function Sky({ width, height, ground, sheet }: SceneProps): JSX.Element {
  const luck = strokesOfLuck(11)
  const sun = { cx: width * 0.9, cy: height * 0.15 }
  const step = 24
  const columns = range(Math.ceil((width + 2 * BEYOND) / step)).map(
    (i) => `M${i * step - BEYOND + 8} -${BEYOND}V${ground}`,
  )
  const rows = range(Math.ceil((ground + BEYOND) / step)).map(
    (i) => `M-${BEYOND} ${ground - i * step}H${width + BEYOND}`,
  )
  return (
    <g>
      <rect x={-BEYOND} width={width + 2 * BEYOND} height={height} fill={`url(#${sheet}-sky)`} />
      <rect
        x={-BEYOND}
        y={-BEYOND}
        width={width + 2 * BEYOND}
        height={BEYOND + 1}
        fill="var(--sky-1)"
      />
      <circle {...sun} r={width * 0.06} fill="var(--sun)" opacity=".18" />
      <circle {...sun} r={width * 0.04} fill="var(--sun)" opacity=".75" />
      <path
        d={CLOUDS.map(([x, y, k]) => cloud(width * x, height * y, k)).join('')}
        fill="var(--cloud)"
        opacity=".75"
      />
      <path
        class="stars"
        d={range(46)
          .map(() => `M${n1(luck() * width * 1.4 - width * 0.2)} ${n1(luck() * height * 0.55)}h.01`)
          .join('')}
      />
      <path d={[...columns, ...rows].join('')} stroke="var(--plan-ink)" stroke-opacity=".09" />
      <path
        d={[0.08, 0.115, 0.97]
          .map(
            (x, i) => `M${n1(width * x - 8)} ${n1(height * (0.2 - i * 0.022) - 3)}q5-3 8 2q3-5 8-2`,
          )
          .join('')}
        fill="none"
        stroke="var(--bird)"
        stroke-width="1.4"
        stroke-linecap="round"
      />
    </g>
  )
})

interface GroundProps extends SceneProps {
  /** How high a section is. */
  readonly unit: number
}

/** Far roofs, the gallery that ties the towers together, and the ground. */
export const Ground = still(function Ground(props: GroundProps): JSX.Element {
  const { width, height, ground } = props
  return (
    <g>
      <FarWall {...props} />
      <Gallery {...props} />
      <rect
        x={-BEYOND}
        y={ground}
        width={width + 2 * BEYOND}
        height={height - ground + BEYOND}
        fill="var(--ground)"
      />
      <path
        d={`M-${BEYOND} ${ground + 6}H${width + BEYOND}`}
        stroke="var(--ground-2)"
        stroke-width="2"
      />
      <path
        d={`M-${BEYOND} ${ground}H${width + BEYOND}`}
        stroke="var(--arch-ink)"
        stroke-width="1.6"
      />
    </g>
  )
})

function FarWall({ width, ground, unit }: GroundProps): JSX.Element {
  const top = n1(ground - unit * 0.75)
  const roofs = range(Math.ceil((width + 2 * BEYOND) / 22)).map(
    (i) => `M${i * 22 - BEYOND + 3} ${top}v-11l6 5 6-5v11Z`,
  )
  return (
    <path
      d={`M-${BEYOND} ${ground}V${top}H${width + BEYOND}V${ground}Z${roofs.join('')}`}
      fill="#c58f74"
      fill-opacity=".2"
      stroke="var(--plan-ink)"
      stroke-opacity=".22"
    />
  )
}

function Gallery({ width, ground, unit }: GroundProps): JSX.Element {
  const h = unit * 0.5
  const step = 22
  const from = 24
  const arches = range(Math.floor((width - 2 * from) / step)).map(
    (i) => `M${from + i * step + 5} ${ground}v${n1(-h * 0.5)}a6 6 0 0 1 12 0V${ground}Z`,
  )
  return (
    <g opacity=".6">
      <rect
        x={from}
        y={ground - h}
        width={width - 2 * from}
        height={h}
        fill="#c99a7a"
        stroke="var(--arch-ink)"
      />
      <path
        d={arches.join('')}
        fill="var(--window)"
        fill-opacity=".7"
        stroke="var(--arch-ink)"
        stroke-width=".8"
      />
      <path
        d={`M${from - 4} ${n1(ground - h)}H${width - from + 4}`}
        stroke="#f6ead0"
        stroke-width="5"
      />
    </g>
  )
}
