import type { JSX } from 'preact'
import { type Colour, Shape } from './shape.tsx'
import { still } from './still.ts'

type Pips = readonly (readonly [number, number])[]
const NO_PIPS: Pips = []

/** Where the pips of each face lie, around the middle. */
const FACES: readonly Pips[] = [
  NO_PIPS,
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

interface DieProps {
  readonly colour: Colour
  /** 0 shows the colour's shape instead of a number. */
  readonly value: number
  readonly size?: number
}

/** A die inside a drawing, around its middle; its pips have the shape of its colour. */
export const DieAt = still(function DieAt({
  colour,
  value,
  size = 34,
  x,
  y,
}: DieProps & { readonly x: number; readonly y: number }): JSX.Element {
  const half = size / 2
  const gap = size * 0.27
  const pip = size * (value === 1 ? 0.36 : 0.26)
  const side = { x: x - half, width: size, height: size, rx: size * 0.22 }
  return (
    <g class="die">
      <rect {...side} y={y - half + size * 0.09} fill="var(--icon-ink)" />
      <rect
        {...side}
        y={y - half}
        fill={`var(--p-${colour})`}
        stroke="var(--icon-ink)"
        stroke-width="1.6"
      />
      <path
        d={`M${x - half * 0.6} ${y - half + size * 0.08}h${size * 0.6}`}
        stroke="#fff"
        stroke-opacity=".55"
        stroke-width={size * 0.055}
        stroke-linecap="round"
      />
      {value === 0 ? (
        <Shape colour={colour} x={x} y={y} size={size * 0.52} />
      ) : (
        (FACES[value] ?? NO_PIPS).map(([dx, dy]) => (
          <Shape key={`${dx}${dy}`} colour={colour} x={x + dx * gap} y={y + dy * gap} size={pip} />
        ))
      )}
    </g>
  )
})

/** A die among words. */
export const DieFace = still(function DieFace({ colour, value, size = 34 }: DieProps): JSX.Element {
  const box = `0 0 ${size + 3} ${size * 1.09 + 3}`
  return (
    <svg class="icon" width={size + 3} height={size * 1.09 + 3} viewBox={box} aria-hidden="true">
      <DieAt colour={colour} value={value} size={size} x={size / 2 + 1.5} y={size / 2 + 1.5} />
    </svg>
  )
})
