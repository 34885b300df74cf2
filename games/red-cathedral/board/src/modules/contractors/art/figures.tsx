import type { ComponentSigns } from '@guildhall/red-cathedral'
import { type Colour, Shape } from '@guildhall/ui'
import type { JSX } from 'preact'
import { MarksAt } from '../../../art/sign.tsx'
import { callingOf, DRESSES } from './people.ts'
import { toolMarks } from './tools.ts'

interface ContractorProps {
  readonly colour: Colour
  /** The middle of the feet, and the height. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A contractor: a figure in a wide cloak and hat, in the colour of its player. */
export function ContractorAt({ colour, x, y, size }: ContractorProps): JSX.Element {
  const k = size / 24
  return (
    <g class="contractor" transform={`translate(${x - size / 2} ${y - size}) scale(${k})`}>
      <path
        d="M2.5 23.5c0-7 2.5-11.5 6.3-13.2a4.6 4.6 0 0 1-1.3-3.3H5.5C7 5.8 7.8 5 8 3.8 8.4 1.6 9.8.8 12 .8s3.6.8 4 3c.2 1.2 1 2 2.5 3.2h-2a4.6 4.6 0 0 1-1.3 3.3c3.8 1.7 6.3 6.2 6.3 13.2Z"
        fill={`var(--p-${colour})`}
        stroke="var(--icon-ink)"
        stroke-width="1.7"
        stroke-linejoin="round"
      />
      <Shape colour={colour} x={12} y={17} size={9.5} />
    </g>
  )
}

/** The same among words. */
export function Contractor({
  colour,
  size = 18,
}: Pick<ContractorProps, 'colour'> & { size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <ContractorAt colour={colour} x={12} y={24} size={24} />
    </svg>
  )
}

interface SpecialistProps {
  readonly signs: ComponentSigns
  /** The first letter of the name. */
  readonly letter: string
  /** The middle, and the side of the square. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const INK = { stroke: 'var(--icon-ink)', 'stroke-width': 1.5, 'stroke-linejoin': 'round' } as const

/** A specialist on its tile: the dress of the calling, the tool in hand, the letter of the name. */
export function SpecialistAt({ signs, letter, x, y, size }: SpecialistProps): JSX.Element {
  const { coat, hat, beard } = DRESSES[callingOf(signs)]
  return (
    <g
      class="specialist-tile"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}
    >
      <rect
        x=".8"
        y=".8"
        width="38.4"
        height="38.4"
        rx="7"
        fill="var(--tile)"
        stroke="var(--tile-line)"
        stroke-width="1.4"
      />
      <path d="M3.5 38.5C4 29 9 25 18 25s14 4 14.5 13.5Z" fill={coat} {...INK} />
      <path d="M12.5 25.2 18 31l5.5-5.8" fill="#f6ead0" {...INK} stroke-width="1.2" />
      <circle cx="18" cy="16.5" r="7.2" fill="#eec39a" {...INK} />
      {beard !== undefined && (
        <path
          d="M11 17.5c1 2 3 1.5 4.5 1.2h5c1.5.3 3.5.8 4.5-1.2.8 7-3.5 11-7 11s-7.8-4-7-11Z"
          fill={beard}
          {...INK}
          stroke-width="1.2"
        />
      )}
      <path
        d="M15.2 16.2v.1M20.8 16.2v.1"
        stroke="var(--icon-ink)"
        stroke-width="1.9"
        stroke-linecap="round"
      />
      <path d={hat.d} fill={hat.fill} {...INK} />
      <MarksAt marks={toolMarks(signs.back ?? '')} x={31} y={27.5} size={16} />
      <circle
        cx="7.5"
        cy="32.5"
        r="7.5"
        fill="var(--label)"
        stroke="var(--icon-ink)"
        stroke-width="1.2"
      />
      <text class="on-label" x="7.5" y="37.2" font-size="13" font-weight="750" text-anchor="middle">
        {letter}
      </text>
    </g>
  )
}

/** The same among words. */
export function Specialist({
  signs,
  letter,
  size = 40,
}: Pick<SpecialistProps, 'signs' | 'letter'> & { size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <SpecialistAt signs={signs} letter={letter} x={20} y={20} size={40} />
    </svg>
  )
}

/** A tool among words. */
export function Tool({
  tool,
  size = 22,
}: {
  readonly tool: string
  readonly size?: number
}): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <MarksAt marks={toolMarks(tool)} x={12} y={12} size={24} />
    </svg>
  )
}
