import type { JSX } from 'preact'
import { HouseAt } from './drawing.tsx'

/** The street of the picture: which house, how far from the left, how large. */
const STREET: readonly (readonly [id: string, level: number, x: number, size: number])[] = [
  ['building-2-monastery', 2, 60, 150],
  ['building-3-royal-castle', 3, 380, 330],
  ['building-3-rose-castle', 3, 640, 250],
  ['building-2-town-hall-gardens', 2, 180, 210],
  ['building-1-bakehouse', 1, 262, 130],
  ['building-2-harbour-mill', 2, 520, 180],
  ['building-1-fishmonger', 1, 600, 120],
  ['building-2-fondue-inn', 2, 720, 170],
  ['building-1-pastry-shop', 1, 470, 120],
  ['building-1-well-house', 1, 120, 100],
]

/** A street of houses as a picture for a wall: no game behind it. */
export function GrandStreet({ label }: { readonly label: string }): JSX.Element {
  return (
    <svg
      class="cb-grand"
      viewBox="0 0 780 400"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      {STREET.map(([id, level, x, size]) => (
        <HouseAt key={id} id={id} level={level} x={x} y={372} size={size} />
      ))}
      <path d="M-800 372H1600V800H-800Z" fill="var(--cb-ground)" />
      <path d="M-800 372H1600" stroke="var(--cb-ink)" stroke-width="1.6" />
    </svg>
  )
}

const SMALL = [
  'building-3-rose-castle',
  'building-2-creamery',
  'building-3-lakeside-castle',
  'building-2-harbour-mill',
  'building-1-pastry-shop',
  'building-3-royal-castle',
  'building-2-charcuterie',
  'building-2-town-hall-gardens',
]

/** One house, for the corner of a card; the same name, the same house. */
export function HousePicture({
  name,
  height = 96,
}: {
  readonly name: string
  readonly height?: number
}): JSX.Element {
  const sum = [...name].reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const id = SMALL[sum % SMALL.length] ?? ''
  return (
    <svg width={height * 0.86} height={height} viewBox="-4 -14 108 116" aria-hidden="true">
      <HouseAt id={id} level={Number(id.charAt(9))} x={50} y={100} size={100} />
    </svg>
  )
}
