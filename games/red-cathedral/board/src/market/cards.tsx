import type { ComponentSigns, EffectSigns } from '@guildhall/red-cathedral'
import { Piece } from '@guildhall/ui'
import type { JSX } from 'preact'
import { EffectAt } from '../art/effect.tsx'
import { SignAt } from '../art/sign.tsx'
import type { MarketProps } from './market-props.ts'
import { quarterPath, type Ring, SEASONS } from './ring.ts'

interface CardProps extends MarketProps {
  readonly ring: Ring
  readonly quarter: number
}

/** The influence card of a quarter: its guild, its name and its two actions. */
export function Card(props: CardProps): JSX.Element {
  const { ring, quarter, view, printed, marks, shape } = props
  const card = view.influenceCards[quarter] ?? ''
  const signs = printed.on(card)
  const landing = marks.moved?.path.at(-1)
  const here = landing !== undefined && landing >> 1 === quarter
  const d = quarterPath(ring, quarter)
  const right = quarter < 2 ? 1 : -1
  const down = quarter === 1 || quarter === 2 ? 1 : -1
  const plate = (
    <path
      class={`plate ${here ? 'here' : ''}`}
      d={d}
      fill={`var(--${SEASONS[quarter] ?? 'spring'})`}
      fill-opacity={here ? 1 : 0.6}
    />
  )
  const place = { ...props, card, signs, plate, d, right, down }
  return shape === 'phone' ? <SmallCard {...place} /> : <WholeCard {...place} />
}

interface PlacedCardProps extends CardProps {
  readonly card: string
  readonly signs: ComponentSigns
  /** The quarter on which it lies, drawn and as a path. */
  readonly plate: JSX.Element
  readonly d: string
  /** To which side of the middle it lies: 1 or -1. */
  readonly right: number
  readonly down: number
}

/** On a phone its sign alone; a tap shows all of it. */
function SmallCard(props: PlacedCardProps): JSX.Element {
  const { ring, marks, label, card, signs, plate, d, right, down } = props
  const lit = signs.effects.some(({ id }) => marks.actions.includes(id))
  return (
    <Piece
      class="market-card"
      label={label.card(card)}
      legal
      stop={lit}
      hit={{ d }}
      at={`card ${card}`}
      onPlay={() => props.onCard(card)}
    >
      {plate}
      <SignAt
        name={signs.guild ?? 'space'}
        x={ring.c + right * 27}
        y={ring.c + down * 27}
        size={28}
      />
      {lit && (
        <circle
          cx={ring.c + right * 43}
          cy={ring.c + down * 12}
          r="5"
          fill="var(--chalk)"
          stroke="var(--sheet)"
          stroke-width="1.5"
        />
      )}
    </Piece>
  )
}

function WholeCard(props: PlacedCardProps): JSX.Element {
  const { ring, label, cardName, card, signs, plate, right, down } = props
  const left = right > 0 ? ring.c + 6 : ring.c - 114
  const top = down > 0 ? ring.c + 22 : ring.c - 92
  const indent = right > 0 ? 2 : down > 0 ? 4 : 14
  return (
    <g class="market-card">
      {plate}
      <Piece
        class="card-head"
        label={label.card(card)}
        legal
        stop={false}
        hit={{ x: left, y: top - 14, width: STRIP, height: 26 }}
        at={`card ${card}`}
        onPlay={() => props.onCard(card)}
      >
        <SignAt name={signs.guild ?? 'space'} x={left + indent + 9} y={top} size={18} />
        <Name text={cardName(card)} x={left + indent + 22} y={top} />
      </Piece>
      {signs.effects.map((effect, i) => (
        <Action key={effect.id} {...props} effect={effect} x={left} y={top + 27 + i * 31} />
      ))}
    </g>
  )
}

/** Long names stand in two lines, and one long word in smaller letters. */
function Name({
  text,
  x,
  y,
}: {
  readonly text: string
  readonly x: number
  readonly y: number
}): JSX.Element {
  const cut = text.length > 9 ? text.lastIndexOf(' ', text.length * 0.7) : -1
  const lines = cut < 0 ? [text] : [text.slice(0, cut), text.slice(cut + 1)]
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(15.5, 160 / longest)
  return (
    <text class="serif" font-size={size} font-weight="650">
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + 4.6 + i * 13 - (lines.length - 1) * 9}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const STRIP = 108

interface ActionProps extends CardProps {
  readonly effect: EffectSigns
  readonly x: number
  readonly y: number
}

function Action({ effect, x, y, marks, label, onAction, onWhyAction }: ActionProps): JSX.Element {
  const legal = marks.actions.includes(effect.id)
  const chosen = marks.chosenActions.includes(effect.id)
  const box = { x, y: y - 14, width: STRIP, height: 28 }
  return (
    <Piece
      class={`market-action ${legal ? 'lit' : ''} ${chosen ? 'chosen' : ''}`}
      label={label.action(effect.id)}
      legal={legal || chosen || (marks.swaps?.has(effect.id) ?? false)}
      chosen={legal || chosen ? chosen : undefined}
      hit={box}
      at={`action ${effect.id}`}
      onPlay={() => onAction(effect.id)}
      onWhy={() => onWhyAction(effect.id)}
    >
      <rect class="strip" {...box} rx="8" />
      <EffectAt effect={effect} x={x} y={y} width={STRIP} chosen={chosen} />
    </Piece>
  )
}
