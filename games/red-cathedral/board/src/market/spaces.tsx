import { Piece } from '@guildhall/ui'
import type { JSX } from 'preact'
import { n1 } from '../art/pen.ts'
import { SignAt } from '../art/sign.tsx'
import { CountAt, signNames } from '../art/tile.tsx'
import { lyingAt } from './dice.tsx'
import type { MarketProps } from './market-props.ts'
import { angleOf, at, type Ring, SEASONS, spacePath, tilePlace } from './ring.ts'

/** How many dice a space holds — the rules say so, the picture only shows that it is full. */
const FULL = 3

interface SpaceProps extends MarketProps {
  readonly ring: Ring
  readonly space: number
  readonly sheet: string
}

/** One space of the ring: its season, its tile with the amount, and whether it can be chosen. */
export function Space(props: SpaceProps): JSX.Element {
  const { ring, space, sheet, marks, label, onSpace, onWhySpace, view } = props
  const d = spacePath(ring, space)
  const season = SEASONS[space >> 1] ?? 'spring'
  const landing = marks.moved?.path.at(-1) === space
  const legal = marks.extras.some((entry) => entry.space === space) || marks.spaces.includes(space)
  const dice = view.market[space]?.dice.length ?? 0
  return (
    <Piece
      class={`space ${landing ? 'landing' : ''} ${legal ? 'lit' : ''}`}
      label={label.space(space)}
      legal={legal || landing}
      stop={legal}
      hit={{ d }}
      at={`space ${space}`}
      onPlay={() => onSpace(space)}
      onWhy={() => onWhySpace(space)}
    >
      <path d={d} fill={`var(--${season})`} />
      <path d={d} fill={`url(#${sheet}-${season})`} />
      <path class="edge" d={d} />
      <SpaceNumber ring={ring} space={space} />
      <Medal {...props} />
      {dice >= FULL && !landing && <Full ring={ring} space={space} text={label.full(dice)} />}
    </Piece>
  )
}

/** The number by which the log names it, in the outer corner where the space begins. */
function SpaceNumber({
  ring,
  space,
}: {
  readonly ring: Ring
  readonly space: number
}): JSX.Element {
  const [x, y] = at(ring, ring.outer - 13, angleOf(space) - Math.PI / 8 + 16 / ring.outer)
  return (
    <text
      class="space-number"
      x={x}
      y={n1(y + 4)}
      font-size={ring.outer < 200 ? 12.5 : 15.5}
      text-anchor="middle"
    >
      {space + 1}
    </text>
  )
}

function Medal(props: SpaceProps): JSX.Element {
  const { ring, space, view, printed } = props
  const a = angleOf(space)
  const [x, y] = tilePlace(ring, space, lyingAt(props, space).length)
  const r = ring.medal
  const gains = printed.on(view.market[space]?.tile ?? '').effects[0]?.gain ?? []
  const [gain] = gains
  const name = gain === undefined ? 'space' : (signNames(gain)[0] ?? 'space')
  const turn = a + 0.95
  return (
    <g class="medal">
      <circle cx={x} cy={y} r={r} fill="var(--label)" stroke="var(--icon-ink)" stroke-width="1.4" />
      <circle cx={x} cy={y} r={r - 3} fill="none" stroke="var(--tile-line)" stroke-width="1" />
      <SignAt name={name} x={x} y={y} size={r * 1.28} />
      <CountAt
        n={gain?.n ?? 0}
        x={n1(x + r * 0.95 * Math.cos(turn))}
        y={n1(y + r * 0.95 * Math.sin(turn))}
        size={ring.outer < 200 ? 18 : 21}
      />
    </g>
  )
}

/** What going on to a space costs: in the corner where it begins, clear of its tile and its dice. */
export function Price({
  ring,
  space,
  cost,
}: {
  readonly ring: Ring
  readonly space: number
  readonly cost: number
}): JSX.Element {
  const k = ring.outer < 200 ? 0.84 : 1
  const corner = angleOf(space) - Math.PI / 8 + (26 * k) / ring.outer
  const [x, y] = at(ring, ring.outer - 12, corner)
  return (
    <g class="price" data-card={`space ${space}`} transform={`translate(${x} ${y}) scale(${k})`}>
      <rect x="-24" y="-12" width="48" height="24" rx="12" />
      <text x="-18" y="5.2" font-size="15.5" font-weight="700">
        {cost === 0 ? '0' : `−${cost}`}
      </text>
      <SignAt name="ruble" x={12} y={0} size={17} />
    </g>
  )
}

function Full({
  ring,
  space,
  text,
}: {
  readonly ring: Ring
  readonly space: number
  readonly text: string
}): JSX.Element {
  const out = ring.outer < 200 ? 3 : -15
  const [x, y] = at(ring, ring.outer + out, angleOf(space) + Math.PI / 8 - 26 / ring.outer)
  return (
    <g class="full">
      <rect x={n1(x - 19)} y={n1(y - 10)} width="38" height="20" rx="10" />
      <text x={x} y={n1(y + 5)} font-size="15.5" font-weight="700" text-anchor="middle">
        {text}
      </text>
    </g>
  )
}
