import { type Colour, Shape } from '@guildhall/ui'
import type { JSX } from 'preact'
import { SignAt } from './sign.tsx'

/** One letter for each craftsman: with the tool it tells him apart in every light. */
const LETTERS: Readonly<Record<string, string>> = {
  lumberjack: 'L',
  quarryman: 'Q',
  carpenter: 'C',
  mason: 'M',
  merchant: 'E',
  banker: 'B',
  sawyer: 'S',
  stonecutter: 'U',
  carter: 'R',
  blacksmith: 'K',
  tiler: 'T',
  glassblower: 'G',
  broker: 'O',
  foreman: 'F',
}

/** Hats of six kinds, coats of five colours: no two craftsmen have both. */
const HATS = [
  'M7 8.500c0-6 11-6 11 0l2 .5H5Z',
  'M6.5 8.500C7 2 18 2 18.5 8.500ZM4.5 8.500h16',
  'M7 8c-1-7 12-7 11 0l-1 1c-3-2-6-2-9 0Z',
  'M8.5 7.500V2.500h8v5M5 8h15',
  'M6.5 9C7 2.5 16 1 21 4.500c-2 1-3 2.5-3 4.500Z',
  'M7 9c0-3 2-6.5 5.5-6.500S18 6 18 9c-3-1.5-8-1.5-11 0Z',
]
const COATS = ['#b4503a', '#4d6f8a', '#5a7a55', '#8a6a3a', '#7b4a6e']
const HAT_PAINTS = ['#6b4526', '#d9b45b', '#5d6672', '#8d4b3c', '#6fa08f', '#2f4a60', '#b98a5a']

const slugOf = (id: string): string => id.replace(/^craftsman-/, '')

interface FigureProps {
  /** The id of the craftsman. */
  readonly id: string
  readonly size?: number
}

/** A craftsman with his tool and his letter. */
export function Craftsman({ id, size = 36 }: FigureProps): JSX.Element {
  const slug = slugOf(id)
  const place = Math.max(0, Object.keys(LETTERS).indexOf(slug))
  return (
    <svg class="icon craftsman" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <g stroke="var(--icon-ink)" stroke-linejoin="round" stroke-linecap="round">
        <path
          d="M2 38.500c0-11 5-15.5 10.5-15.500S23 27.5 23 38.500Z"
          fill={COATS[place % COATS.length]}
          stroke-width="1.6"
        />
        <path d="M12.5 8a5.5 6 0 1 1 0 12a5.5 6 0 1 1 0-12Z" fill="#f0cfae" stroke-width="1.5" />
        <path
          d={HATS[place % HATS.length]}
          fill={HAT_PAINTS[place % HAT_PAINTS.length]}
          stroke-width="1.5"
        />
      </g>
      <text x="12.5" y="36" text-anchor="middle" class="letter">
        {LETTERS[slug] ?? slug.charAt(0).toUpperCase()}
      </text>
      <g class="tool">
        <SignAt name={slug} x={30} y={19} size={18} />
      </g>
    </svg>
  )
}

interface PieceProps {
  readonly colour: Colour
  readonly size?: number
}

/** A worker: a figure in the colour of its player, with the shape of that colour. */
export function Worker({ colour, size = 24 }: PieceProps): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 26" aria-hidden="true">
      <path
        d="M12 1.500a4.5 4.5 0 0 1 2.6 8.200c4 .8 6.4 2.8 7.4 6.800l-4 1 1 7H5l1-7-4-1c1-4 3.4-6 7.4-6.800A4.5 4.5 0 0 1 12 1.500Z"
        fill={`var(--p-${colour})`}
        stroke="var(--icon-ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <Shape colour={colour} x={12} y={17} size={9} />
    </svg>
  )
}

/** A recruiter: a banner in the colour of its player. */
export function Recruiter({ colour, size = 16 }: PieceProps): JSX.Element {
  return (
    <svg class="icon" width={size + 4} height={size * 1.5} viewBox="0 0 20 25" aria-hidden="true">
      <path
        d="M2 2h16v21l-8-5-8 5Z"
        fill={`var(--p-${colour})`}
        stroke="var(--icon-ink)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M.5 2h19" stroke="var(--icon-ink)" stroke-width="2.6" stroke-linecap="round" />
      <Shape colour={colour} x={10} y={10.5} size={11} />
    </svg>
  )
}
