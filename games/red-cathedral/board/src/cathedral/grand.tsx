import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Drawing, Paints } from '../art/drawing.tsx'
import { n1, range, type Stroke } from '../art/pen.ts'
import { elevation } from '../art/section.ts'
import { tent } from '../art/tent.ts'

const WIDTH = 760
const HEIGHT = 540
const GROUND = HEIGHT - 34
const UNIT = 52
const BEYOND = 1400

/** A tower of the picture: how far from the middle, how many storeys, how wide, and its card. */
type Built = readonly [aside: number, storeys: number, width: number, card: number]

/** From back to front. */
const TOWERS: readonly Built[] = [
  [-165, 3, 84, 8],
  [165, 3, 84, 4],
  [-84, 3, 74, 21],
  [84, 3, 74, 33],
  [-246, 2, 72, 16],
  [246, 2, 72, 44],
  [-318, 1, 64, 19],
  [318, 1, 64, 62],
  [-44, 0, 60, 71],
  [44, 0, 60, 9],
  [-128, 1, 62, 82],
  [128, 1, 62, 37],
]

interface Part {
  readonly x: number
  readonly y: number
  readonly strokes: readonly Stroke[]
}

function tower([aside, storeys, width, card]: Built): Part[] {
  const x = WIDTH / 2 + aside
  const parts: Part[] = []
  let y = GROUND
  const add = (type: 'base' | 'middle' | 'dome', height: number, w: number, n: number): void => {
    y -= height
    const strokes = elevation({
      card: `grand-${type}-${n}`,
      type,
      progress: 'finished',
      width: w,
      height,
      ornament: null,
    })
    parts.push({ x, y, strokes })
  }
  add('base', UNIT * 1.12, width, card)
  for (const i of range(storeys))
    add('middle', UNIT * 0.95, width * (0.9 - i * 0.05), card + i * 5 + 2)
  add('dome', UNIT * 2.1, width * 0.94, card)
  return parts
}

/** The middle tower: four storeys, a tent, and a small dome on its tip. */
function spire(): Part[] {
  const x = WIDTH / 2
  const top = { card: 'grand-top-1', type: 'dome', progress: 'finished', ornament: null } as const
  const parts: Part[] = []
  let y = GROUND - UNIT * 1.12
  parts.push({
    x,
    y,
    strokes: elevation({
      ...top,
      card: 'grand-base-2',
      type: 'base',
      width: 100,
      height: UNIT * 1.12,
    }),
  })
  for (const i of range(4)) {
    y -= UNIT * 0.95
    const storey = { ...top, card: `grand-spire-${i * 3 + 1}`, type: 'middle' } as const
    parts.push({ x, y, strokes: elevation({ ...storey, width: 92 - i * 4, height: UNIT * 0.95 }) })
  }
  const roof = UNIT * 2.9
  const dome = UNIT * 1.35
  return [
    ...parts,
    { x, y: y - roof, strokes: tent(94, roof) },
    { x, y: y - roof - dome + 3, strokes: elevation({ ...top, width: 34, height: dome }) },
  ]
}

const TREES = [-440, -395, -560, -620, 420, 392, 470, 560, 640, -760, 780] as const

/** A finished cathedral for the front of the house, as a picture for a wall: no game behind it. */
export function GrandCathedral({ label }: { readonly label: string }): JSX.Element {
  const sheet = useId()
  const parts = [...spire(), ...TOWERS.flatMap(tower)]
  const mid = WIDTH / 2
  return (
    <svg
      class="grand-cathedral"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      <Paints sheet={sheet} />
      <path class="stars" d={stars()} />
      <path
        d={birds()}
        fill="none"
        stroke="var(--bird)"
        stroke-width="1.5"
        stroke-linecap="round"
      />
      <path
        d={townWall()}
        fill="#c58f74"
        fill-opacity=".3"
        stroke="var(--plan-ink)"
        stroke-opacity=".35"
      />
      {TREES.map((aside, i) => (
        <Tree key={aside} x={mid + aside} size={34 + (i % 3) * 9} />
      ))}
      {parts.map(({ x, y, strokes }) => (
        <g key={`${x} ${n1(y)}`} transform={`translate(${x} ${n1(y)})`}>
          <Drawing sheet={sheet} strokes={strokes} />
        </g>
      ))}
      <rect x={-BEYOND} y={GROUND} width={WIDTH + 2 * BEYOND} height="400" fill="var(--ground)" />
      <path
        d={`M-${BEYOND} ${GROUND}H${WIDTH + BEYOND}`}
        stroke="var(--arch-ink)"
        stroke-width="1.6"
      />
      <path
        d={`M-${BEYOND} ${GROUND + 6}H${WIDTH + BEYOND}`}
        stroke="var(--ground-2)"
        stroke-width="2"
      />
    </svg>
  )
}

const birds = (): string =>
  [
    [mid(170), 110],
    [mid(200), 94],
    [mid(-120), 80],
    [mid(-350), 140],
  ]
    .map(([x, y]) => `M${(x ?? 0) - 9} ${(y ?? 0) - 3}q6-4 9 2q3-6 9-2`)
    .join('')

const mid = (aside: number): number => WIDTH / 2 + aside

const stars = (): string =>
  range(60)
    .map((i) => `M${n1(((i * 197.3) % (WIDTH * 1.8)) - WIDTH * 0.4)} ${n1((i * 61.7) % 260)}h.01`)
    .join('')

/** A pale wall with swallow-tailed merlons and two watchtowers, far behind. */
function townWall(): string {
  const top = GROUND - 58
  const merlons = range(Math.ceil((WIDTH + 2 * BEYOND) / 22)).map(
    (i) => `M${i * 22 + 4 - BEYOND} ${top}v-13l6 5 6-5v13Z`,
  )
  const watch = [-470, 500].map((aside) => `M${mid(aside)} ${GROUND}v-100l18-48l18 48v100Z`)
  return `M-${BEYOND} ${GROUND}V${top}H${WIDTH + BEYOND}V${GROUND}Z${merlons.join('')}${watch.join('')}`
}

function Tree({ x, size: s }: { readonly x: number; readonly size: number }): JSX.Element {
  return (
    <g stroke="var(--arch-ink)">
      <path d={`M${x} ${GROUND}v${-s}`} stroke-width="1.6" />
      <ellipse
        cx={x}
        cy={n1(GROUND - s * 1.1)}
        rx={n1(s * 0.42)}
        ry={n1(s * 0.7)}
        fill="var(--tree)"
      />
      <path
        d={`M${n1(x - s * 0.2)} ${n1(GROUND - s * 0.9)}l${n1(s * 0.2)} ${n1(s * 0.2)}l${n1(s * 0.2)} ${n1(-s * 0.25)}`}
        fill="none"
      />
    </g>
  )
}

interface DomePictureProps {
  /** What it is drawn after: the same name, the same dome. */
  readonly name: string
  readonly height?: number
}

/** One dome, for the corner of a card. */
export function DomePicture({ name, height = 96 }: DomePictureProps): JSX.Element {
  const sheet = useId()
  const strokes = elevation({
    card: name,
    type: 'dome',
    progress: 'finished',
    width: 84,
    height: 132,
    ornament: null,
  })
  return (
    <svg
      class="dome-picture"
      width={n1(height * 0.7)}
      height={height}
      viewBox="0 0 96 136"
      aria-hidden="true"
    >
      <Paints sheet={sheet} />
      <g transform="translate(48 3)">
        <Drawing sheet={sheet} strokes={strokes} />
      </g>
    </svg>
  )
}
