import type { JSX } from 'preact'

/** The colours of players and dice. */
export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'white' | 'black'

/** Each colour also has a shape, so that nothing depends on colour alone; on a grid of 24. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z',
  green: 'M12 3.2 21 19.6H3Z',
  blue: 'M4.5 4.5h15v15h-15Z',
  yellow: 'M12 2 22 12 12 22 2 12Z',
  white:
    'M12 3.4a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 1 1 0-17.2ZM12 7.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8Z',
  black: 'M7 3.5h10L22 12l-5 8.5H7L2 12Z',
}

interface ShapeProps {
  readonly colour: Colour
  /** The middle, and the width. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The shape of a colour, in the ink that is read on it. */
export function Shape({ colour, x, y, size }: ShapeProps): JSX.Element {
  const k = size / 24
  return (
    <path
      d={SHAPES[colour]}
      fill={`var(--on-${colour})`}
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`}
    />
  )
}

interface TokenProps {
  readonly colour: Colour
  readonly size?: number
}

/** A player's token: a round of the colour with its shape. */
export function PlayerToken({ colour, size = 28 }: TokenProps): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <circle
        cx="14"
        cy="14"
        r="12.8"
        fill={`var(--p-${colour})`}
        stroke="var(--icon-ink)"
        stroke-width="1.6"
      />
      <Shape colour={colour} x={14} y={14} size={15} />
    </svg>
  )
}
