import { DieAt, Piece } from '@guildhall/ui'
import type { JSX } from 'preact'
import { n1 } from '../art/pen.ts'
import type { Die } from '../board-types.ts'
import type { MarketProps } from './market-props.ts'
import { diePlace, type Ring, SPACES } from './ring.ts'

interface Lying {
  readonly die: Die
  readonly value: number
  /** A ghost lies where the die was, or not yet is. */
  readonly state: 'here' | 'chosen' | 'ghost'
}

/** The dice of a space, with that of the plan where it was and where it goes. */
export function lyingAt({ view, marks }: MarketProps, space: number): Lying[] {
  const { moved } = marks
  const here = (view.market[space]?.dice ?? []).map(({ die, value }): Lying => {
    if (die !== moved?.die) return { die, value, state: 'here' }
    return { die, value, state: space === moved.from && moved.path.length > 0 ? 'ghost' : 'chosen' }
  })
  if (moved === null) return here
  const lying = view.market.flatMap(({ dice }) => dice).find(({ die }) => die === moved.die)
  const value = lying?.value ?? 0
  const landing = moved.path.at(-1)
  const shown = here.some(({ die }) => die === moved.die)
  if (space === moved.from && !shown) here.push({ die: moved.die, value, state: 'ghost' })
  if (space === landing && !shown) here.push({ die: moved.die, value, state: 'chosen' })
  return here
}

interface DiceProps extends MarketProps {
  readonly ring: Ring
}

/** All dice in one list: where one goes to another space it travels there. */
export function Dice(props: DiceProps): JSX.Element {
  const { ring, marks } = props
  const placed = SPACES.flatMap((space) => {
    const lying = lyingAt(props, space)
    return lying.map((die, i) => ({ ...die, at: diePlace(ring, space, i, lying.length) }))
  })
  const nothing = marks.movable.length + marks.spaces.length + marks.extras.length === 0
  const first = placed.find(({ state }) => state === 'here')?.die
  return (
    <g>
      {placed
        .filter(({ state }) => state === 'ghost')
        .map(({ die, value, at: [x, y] }) => (
          <g key={die} class="ghost" data-card={`die ${die}`}>
            <Frame x={x} y={y} size={ring.die + 7} kind="ghost" />
            <DieAt colour={die} value={value} x={x} y={y} size={ring.die} />
          </g>
        ))}
      {placed
        .filter(({ state }) => state !== 'ghost')
        .map((die) => (
          <PlacedDie key={die.die} {...props} {...die} stop={nothing && die.die === first} />
        ))}
    </g>
  )
}

interface PlacedDieProps extends DiceProps, Lying {
  readonly at: readonly [x: number, y: number]
  readonly stop: boolean
}

function PlacedDie({
  ring,
  marks,
  label,
  onDie,
  onWhyDie,
  die,
  value,
  state,
  at: [x, y],
  stop,
}: PlacedDieProps): JSX.Element {
  const size = ring.die
  const legal = marks.movable.includes(die)
  const half = size / 2 + 6.5
  const kind = state === 'chosen' ? 'chosen' : legal ? 'movable' : null
  return (
    <g class="travels" data-at={`die ${die}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Piece
        class={`market-die ${state}`}
        label={label.die(die)}
        legal={legal || (marks.swaps?.has(die) ?? false)}
        chosen={legal ? state === 'chosen' : undefined}
        stop={legal || stop}
        hit={{ x: -half, y: -half, width: half * 2, height: half * 2 + 2 }}
        onPlay={() => onDie(die)}
        onWhy={() => onWhyDie(die)}
      >
        {kind !== null && <Frame x={0} y={0} size={size + 9} kind={kind} />}
        <DieAt key={value} colour={die} value={value} x={0} y={0} size={size} />
        {marks.rolled.includes(die) && <Rolled x={0} y={0} size={size} />}
      </Piece>
    </g>
  )
}

interface FrameProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly kind: 'movable' | 'chosen' | 'ghost'
}

function Frame({ x, y, size, kind }: FrameProps): JSX.Element {
  return (
    <rect
      class={`frame ${kind}`}
      x={n1(x - size / 2)}
      y={n1(y - size / 2)}
      width={n1(size)}
      height={n1(size + 2)}
      rx="10"
    />
  )
}

/** Strokes of motion at two corners: this die will be rolled. */
function Rolled({
  x,
  y,
  size,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
}): JSX.Element {
  const h = size / 2 + 8
  const r = 9
  return (
    <path
      class="rolled"
      d={`M${n1(x - h)} ${n1(y - h + r)}a${r} ${r} 0 0 1 ${r}-${r}M${n1(x + h)} ${n1(y + h - r + 2)}a${r} ${r} 0 0 1-${r} ${r}M${n1(x - h - 4)} ${n1(y - h + r - 2)}a13 13 0 0 1 11-11M${n1(x + h + 4)} ${n1(y + h - r + 4)}a13 13 0 0 1-11 11`}
    />
  )
}
