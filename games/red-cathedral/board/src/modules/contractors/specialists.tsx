import type { ComponentSigns } from '@guildhall/red-cathedral'
import { Piece, type Playable } from '@guildhall/ui'
import type { JSX } from 'preact'
import { PartsAt } from '../../art/effect.tsx'
import { SpecialistAt } from './art/figures.tsx'
import { MAP, SPACE_PLACES, type Space } from './duchy-places.ts'

interface WaitingProps extends Playable {
  readonly space: Space
  /** Nobody waits there once the bag is empty. */
  readonly signs: ComponentSigns | null
  readonly name: string
}

const TILE = 42
const STRIP = 68

/** A specialist on the road between two cities: the figure, what it does, its name. */
export function Waiting(props: WaitingProps): JSX.Element {
  const { space, signs, name, label, legal, chosen, stop, onPlay, onWhy } = props
  const [x, y] = SPACE_PLACES[space]
  const hit = { x: x - STRIP / 2 - 1, y: y - TILE / 2 - 3, width: STRIP + 2, height: TILE + 22 }
  const [effect] = signs?.effects ?? []
  return (
    <Piece
      class={`waiting ${legal ? 'lit' : ''} ${chosen ? 'chosen' : ''}`}
      label={label}
      legal={legal}
      chosen={legal ? chosen : undefined}
      stop={stop}
      hit={hit}
      at={`waiting ${space}`}
      onPlay={onPlay}
      onWhy={onWhy}
    >
      <rect class="plot" {...hit} rx="10" />
      {signs === null ? (
        <rect class="nobody" x={x - TILE / 2} y={y - TILE / 2} width={TILE} height={TILE} rx="8" />
      ) : (
        <g key={name} class="arrives">
          <SpecialistAt signs={signs} letter={name.slice(0, 1)} x={x} y={y} size={TILE} />
          <rect
            class="strip"
            x={x - STRIP / 2}
            y={y + TILE / 2 - 3}
            width={STRIP}
            height="18"
            rx="9"
          />
          {effect !== undefined && (
            <PartsAt effect={effect} x={x} y={y + TILE / 2 + 6} width={STRIP - 8} middle />
          )}
          <Name words={name} x={x} y={y + TILE / 2 + 27} />
        </g>
      )}
    </Piece>
  )
}

/** In one line, or where it is long in two; a long word near the edge of the map moves inwards. */
function Name({
  words,
  x,
  y,
}: {
  readonly words: string
  readonly x: number
  readonly y: number
}): JSX.Element {
  const cut = words.length > 13 ? words.lastIndexOf(' ', Math.ceil(words.length * 0.65)) : -1
  const lines = cut < 0 ? [words] : [words.slice(0, cut), words.slice(cut + 1)]
  const half = Math.max(...lines.map((each) => each.length)) * 3.6
  const inside = Math.min(Math.max(x, half + 2), MAP.width - half - 2)
  return (
    <text class="name" font-size="13.4" font-weight="600" text-anchor="middle">
      {lines.map((each, i) => (
        <tspan key={each} x={inside} y={y + i * 12.5}>
          {each}
        </tspan>
      ))}
    </text>
  )
}
