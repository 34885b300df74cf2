import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Drawing, Paints } from '../art/drawing.tsx'
import { range } from '../art/pen.ts'
import { type Elevation, elevation } from '../art/section.ts'
import { Ground } from './scene.tsx'

/** A tower: where its middle is, how high a storey is, and how many there are between base and dome. */
interface Tower {
  readonly x: number
  readonly storey: number
  readonly middles: number
  /** Which of the domes it has, and of the walls. */
  readonly card: number
}

const WIDTH = 840
const HEIGHT = 500
const GROUND = 468

/** From the back to the front; no two domes are alike. */
const TOWERS: readonly Tower[] = [
  { x: 420, storey: 58, middles: 5, card: 1 },
  { x: 322, storey: 57, middles: 3, card: 2 },
  { x: 518, storey: 57, middles: 3, card: 3 },
  { x: 236, storey: 56, middles: 2, card: 4 },
  { x: 604, storey: 56, middles: 2, card: 5 },
  { x: 150, storey: 50, middles: 2, card: 6 },
  { x: 690, storey: 50, middles: 2, card: 7 },
  { x: 70, storey: 48, middles: 1, card: 8 },
  { x: 770, storey: 48, middles: 1, card: 9 },
  { x: 368, storey: 44, middles: 1, card: 10 },
  { x: 472, storey: 44, middles: 1, card: 11 },
  { x: 280, storey: 38, middles: 1, card: 12 },
  { x: 560, storey: 38, middles: 1, card: 13 },
]

type Part = Pick<Elevation, 'type' | 'width' | 'height'>

const DOME = 1.78
const BASE = 1.12

/** A finished cathedral for the front of the house: every section painted, no game behind it. */
export function GrandCathedral({ label }: { readonly label: string }): JSX.Element {
  const sheet = useId()
  return (
    <svg
      class="grand-cathedral"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      <Paints sheet={sheet} />
      <Ground width={WIDTH} height={HEIGHT} ground={GROUND} sheet={sheet} unit={62} />
      {TOWERS.map((tower) => (
        <TowerAt key={tower.x} tower={tower} sheet={sheet} />
      ))}
    </svg>
  )
}

function TowerAt({
  tower: { x, storey, middles, card },
  sheet,
}: {
  readonly tower: Tower
  readonly sheet: string
}): JSX.Element {
  const body = storey * 1.42
  const parts: readonly Part[] = [
    { type: 'base', height: storey * BASE, width: body },
    ...range(middles).map(
      (level): Part => ({
        type: 'middle',
        height: storey,
        width: body * (0.95 - level * 0.035),
      }),
    ),
    { type: 'dome', height: storey * DOME, width: body * 0.9 },
  ]
  let top = GROUND
  return (
    <>
      {parts.map(({ type, height, width }, level) => {
        top -= height
        return (
          <g key={level} transform={`translate(${x} ${top})`}>
            <Drawing
              sheet={sheet}
              strokes={elevation({
                card: `${type}-${type === 'dome' ? card : card + level * 5}`,
                type,
                progress: 'finished',
                width,
                height,
                ornament: null,
              })}
            />
          </g>
        )
      })}
    </>
  )
}
