import { type Colour, DieAt, still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { letterOf, type Mark, marksOf } from './signs.ts'

/** What a sign shows: a good, a deed, a guild; `die-red` is a die; an amount of them beside it. */
interface SignProps {
  readonly name: string
  readonly size?: number
}

interface SignAtProps extends SignProps {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly opacity?: number
}

/** A sign inside a drawing. */
export const SignAt = still(function SignAt({
  name,
  x,
  y,
  size = 20,
  opacity,
}: SignAtProps): JSX.Element {
  if (name.startsWith('die-')) {
    const colour = name.slice('die-'.length) as Colour
    return <DieAt colour={colour} value={0} x={x} y={y - size * 0.04} size={size * 0.84} />
  }
  const letter = letterOf(name)
  return <MarksAt marks={marksOf(name)} letter={letter} x={x} y={y} size={size} opacity={opacity} />
})

interface MarksProps extends Omit<SignAtProps, 'name' | 'opacity'> {
  readonly marks: readonly Mark[]
  readonly opacity?: number | undefined
  /** What it is known by where letters are wanted. */
  readonly letter?: string | undefined
}

/** Marks on a grid of 24, around their middle. */
export const MarksAt = still(function MarksAt({
  marks,
  x,
  y,
  size = 20,
  opacity,
  letter,
}: MarksProps): JSX.Element {
  const k = size / 24
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`}
      stroke-linejoin="round"
      stroke-linecap="round"
      opacity={opacity}
    >
      {marks.map(({ d, fill, line, width }) => (
        <path
          key={d}
          d={d}
          fill={fill ?? 'none'}
          fill-rule="evenodd"
          stroke={line}
          stroke-width={width}
        />
      ))}
      {letter !== undefined && (
        <text class="sign-letter" x="12" y="16.5">
          {letter}
        </text>
      )}
    </g>
  )
})

/** A sign among words; the words beside it say what it is. */
export const Sign = still(function Sign({ name, size = 20 }: SignProps): JSX.Element {
  return (
    <svg class="icon sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <SignAt name={name} x={12} y={12} size={24} />
    </svg>
  )
})
