import { message } from '@guildhall/kernel'
import { DieFace, Icon, PieceButton, walkPieces } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { Tile } from '../art/tile.tsx'
import type { PlayerView, WorkshopSpace } from '../types.ts'
import type { WorkshopProps } from './props.ts'

/** The six benches: the die that sets each to work, its tile, what a tile costs there. */
export function Benches(props: WorkshopProps & { readonly player: PlayerView }): JSX.Element {
  const { player, seat, shape, say, mark, label, onBench, onWhyBench } = props
  const anyLegal = player.workshop.some((_, space) => mark(space).cue !== null)
  return (
    <div
      class="benches"
      role="toolbar"
      aria-label={say(message('board.benches'))}
      tabIndex={-1}
      onKeyDown={walkPieces}
    >
      {player.workshop.map((bench, space) => {
        const { cue, chosen } = mark(space)
        return (
          <PieceButton
            // The benches of a board do not move.
            key={`${space}`}
            class={`bench ${cue === null ? '' : 'lit'} ${chosen ? 'chosen' : ''}`}
            label={label.bench(seat, space)}
            legal={cue !== null}
            chosen={cue === null && !chosen ? undefined : chosen}
            stop={cue !== null || (!anyLegal && space === 0)}
            onPlay={() => onBench(space)}
            onWhy={() => onWhyBench(space)}
          >
            <DieFace colour={bench.die} value={0} size={21} />
            <Lying bench={bench} {...props} />
            <Price
              bench={bench}
              name={bench.tile === null || shape === 'phone' ? '' : label.name(bench.tile)}
            />
          </PieceButton>
        )
      })}
    </div>
  )
}

function Lying({
  bench,
  player,
  printed,
}: WorkshopProps & { readonly bench: WorkshopSpace; readonly player: PlayerView }): JSX.Element {
  const { covered, tile, faceUp } = bench
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
  bench,
  name,
}: {
  readonly bench: WorkshopSpace
  readonly name: string
}): JSX.Element {
  const { covered, tile, faceUp, cost } = bench
  if (tile !== null && faceUp) return <span class="bench-name">{name}</span>
  if (tile !== null || covered === 'banner') return <span class="bench-name" />
  return (
    <span class="bench-name">
      <b>{cost}</b>
      <Sign name="ruble" size={15} />
    </span>
  )
}
