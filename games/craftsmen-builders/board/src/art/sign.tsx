import type { JSX } from 'preact'
import { marksOf } from './signs.ts'

interface SignProps {
  readonly name: string
  readonly size?: number
}

/** A sign inside a drawing, around x and y. */
export function SignAt({
  name,
  x,
  y,
  size = 20,
}: SignProps & { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {marksOf(name).map(({ d, fill, line, width }) => (
        <path key={d} d={d} fill={fill ?? 'none'} stroke={line} stroke-width={width} />
      ))}
    </g>
  )
}

/** A sign among words; the words beside it say what it is. */
export function Sign({ name, size = 20 }: SignProps): JSX.Element {
  return (
    <svg class="icon sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <SignAt name={name} x={12} y={12} size={24} />
    </svg>
  )
}
