import type { Translator } from '@guildhall/texts'
import { Pieces } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Card } from './cards.tsx'
import { Dice } from './dice.tsx'
import type { MarketMarks } from './market-marks.ts'
import type { MarketProps } from './market-props.ts'
import { angleOf, at, RINGS, type Ring, SEASONS, SPACES, spacePath } from './ring.ts'
import { Price, Space } from './spaces.tsx'
import { Textures } from './textures.tsx'

/** The market: a ring of eight spaces in four seasons, the dice on them, the cards inside. */
export function Market(props: MarketProps): JSX.Element {
  const { shape, marks, say } = props
  const sheet = useId()
  const ring = RINGS[shape]
  const landing = marks.moved?.path.at(-1)
  const lit = SPACES.filter(
    (space) =>
      space === landing ||
      marks.spaces.includes(space) ||
      marks.extras.some((extra) => extra.space === space),
  )
  return (
    <div class={`market ${shape}`}>
      <Pieces label={say({ key: 'board.market', params: {} })} width={ring.box} height={ring.box}>
        <Textures sheet={sheet} />
        <circle class="ring-plate" cx={ring.c} cy={ring.c} r={ring.outer + 4} />
        {SPACES.map((space) => (
          <Space key={space} {...props} ring={ring} space={space} sheet={sheet} />
        ))}
        {/* Outlines lie above all spaces, so that no neighbour covers them. */}
        {lit.map((space) => (
          <path
            key={space}
            class={`outline ${space === landing ? 'landing' : ''}`}
            d={spacePath(ring, space)}
          />
        ))}
        {[0, 1, 2, 3].map((quarter) => (
          <Card key={quarter} {...props} ring={ring} quarter={quarter} />
        ))}
        <Route ring={ring} moved={marks.moved} />
        <Dice {...props} ring={ring} />
        {marks.extras.map(({ space, cost }) => (
          <Price key={space} ring={ring} space={space} cost={cost} />
        ))}
        {shape === 'wide' && <Seasons ring={ring} say={say} />}
      </Pieces>
    </div>
  )
}

/** The way of the die along the rim, in chalk, one number for each step. */
function Route({
  ring,
  moved,
}: {
  readonly ring: Ring
  readonly moved: MarketMarks['moved']
}): JSX.Element | null {
  if (moved === null || moved.path.length === 0) return null
  const { rim } = ring
  const from = angleOf(moved.from)
  const to = angleOf(moved.from + moved.path.length) - 0.05
  const [x1, y1] = at(ring, rim, from)
  const [x2, y2] = at(ring, rim, to)
  return (
    <g class="route">
      <path d={`M${x1} ${y1}A${rim} ${rim} 0 ${to - from > Math.PI ? 1 : 0} 1 ${x2} ${y2}`} />
      <circle class="start" cx={x1} cy={y1} r="5" />
      {moved.path.map((space, i) => {
        const [x, y] = at(ring, rim - 1, angleOf(space))
        return (
          <g key={space}>
            <circle cx={x} cy={y} r="10" />
            <text x={x} y={y + 5.2} font-size="15.5" font-weight="700" text-anchor="middle">
              {i + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const CORNERS = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: 0, y: 0 },
] as const

function Seasons({ ring, say }: { readonly ring: Ring; readonly say: Translator }): JSX.Element {
  return (
    <g class="seasons">
      {SEASONS.map((season, i) => {
        const corner = CORNERS[i] ?? CORNERS[0]
        return (
          <text
            key={season}
            class="serif"
            data-card={`season ${season}`}
            x={corner.x === 1 ? ring.box - 12 : 12}
            y={corner.y === 1 ? ring.box - 12 : 24}
            text-anchor={corner.x === 1 ? 'end' : 'start'}
          >
            {say({ key: `board.season.${season}`, params: {} })}
          </text>
        )
      })}
    </g>
  )
}
