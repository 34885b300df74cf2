import { DieFace, Icon, PieceButton, walkPieces } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { Tile } from '../art/tile.tsx'
import { message } from '../board-message.ts'
import type { PlayerView, WorkshopSpace } from '../board-types.ts'
import type { WorkshopProps } from './workshop-props.ts'

/** The six workshops: the die that sets each to work, its tile, what a tile costs there. */
export function WorkshopSpaces(
  props: WorkshopProps & { readonly player: PlayerView },
): JSX.Element {
  const { player, seat, shape, say, mark, label, onSpace, onWhySpace } = props
  const anyLegal = player.workshop.some((_, space) => mark(space).cue !== null)
  return (
    <div
      class="workshop-spaces"
      role="toolbar"
      aria-label={say(message('board.workshops'))}
      tabIndex={-1}
      onKeyDown={walkPieces}
    >
      {player.workshop.map((place, space) => {
        const { cue, chosen } = mark(space)
        return (
          <PieceButton
            // The workshops of a board do not move.
            key={`${space}`}
            class={`workshop-space ${cue === null ? '' : 'lit'} ${chosen ? 'chosen' : ''}`}
            label={label.space(seat, space)}
            legal={cue !== null}
            chosen={cue === null && !chosen ? undefined : chosen}
            stop={cue !== null || (!anyLegal && space === 0)}
            at={`workshop ${space}`}
            onPlay={() => onSpace(space)}
            onWhy={() => onWhySpace(space)}
          >
            <DieFace colour={place.die} value={0} size={21} />
            <Lying place={place} {...props} />
            <Price
              place={place}
              name={place.tile === null || shape === 'phone' ? '' : label.name(place.tile)}
            />
          </PieceButton>
        )
      })}
    </div>
  )
}

function Lying({
  place,
  player,
  printed,
}: WorkshopProps & { readonly place: WorkshopSpace; readonly player: PlayerView }): JSX.Element {
  const { covered, tile, faceUp } = place
  if (covered === 'banner') {
    return (
      <span class="place shut">
        <Banner colour={player.colour} size={18} />
      </span>
    )
  }
  if (tile !== null) {
    return faceUp ? <Tile signs={printed.on(tile)} size={42} /> : <span class="place down" />
  }
  if (covered !== null) {
    return (
      <span class="place waiting">
        <Sign name={covered} size={26} />
      </span>
    )
  }
  return (
    <span class="place">
      <Icon name="plus" size={15} />
    </span>
  )
}

/** What laying a tile face up costs; the name of the tile once one lies there. */
function Price({
  place,
  name,
}: {
  readonly place: WorkshopSpace
  readonly name: string
}): JSX.Element {
  const { covered, tile, faceUp, cost } = place
  if (tile !== null && faceUp) return <span class="workshop-space-name">{name}</span>
  if (tile !== null || covered === 'banner') return <span class="workshop-space-name" />
  return (
    <span class="workshop-space-name">
      <b>{cost}</b>
      <Sign name="ruble" size={15} />
    </span>
  )
}
