import { PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Tile } from '../../art/tile.tsx'
import { message } from '../../board-message.ts'
import type { BoardModule, SeatProps } from '../board-module.ts'
import { targetsFor } from '../targets.ts'
import './artisans.css'

/** What the Artisans bring: the tiles of all others, to borrow. */
export const artisans: BoardModule = {
  id: 'artisans',
  draws: ['activateOther'],
  targets: (draft) =>
    targetsFor(draft, 'activateOther', ({ seat, space }) => `lent ${seat} ${space}`),
  pieces: {
    lent: {
      on: 'rival',
      why: {
        command: ([seat, space]) => ({
          type: 'activateOther',
          seat: Number(seat),
          space: Number(space),
        }),
        clause: 'GU-ARTISANS-4',
        key: 'guilds.why.lent',
      },
    },
  },
  Theirs: LentTiles,
}

/** The face-up tiles of a rival, which the Artisans can set to work — GU-ARTISANS-4. */
function LentTiles(props: SeatProps): JSX.Element {
  const { draft, say, seat, printed, names, targets, play, texts } = props
  const workshop = draft.now.view.players[seat]?.workshop ?? []
  return (
    <span class="lent-tiles">
      {workshop.map(({ tile, faceUp }, space) => {
        if (tile === null || !faceUp) return null
        const target = `lent ${seat} ${space}`
        const legal = targets.has(target)
        const { name, effects } = texts(tile)
        return (
          <PieceButton
            // The workshops of a board do not move.
            key={`${space}`}
            class={`guild-piece lent ${legal ? 'lit' : ''}`}
            label={say(
              message('guilds.lent', { name: names[seat] ?? '', tile: name, effect: effects }),
            )}
            legal={legal}
            at={target}
            onPlay={() => play(target)}
            onWhy={() => play(target)}
          >
            <Tile signs={printed.on(tile)} size={30} />
          </PieceButton>
        )
      })}
    </span>
  )
}
