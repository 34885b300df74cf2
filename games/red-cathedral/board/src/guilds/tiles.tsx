import { message } from '@guildhall/kernel'
import { PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Tile } from '../art/tile.tsx'
import type { GuildProps } from './props.tsx'

interface TilesProps extends GuildProps {
  /** `offer` beside the market, `held` at a workshop. */
  readonly place: 'offer' | 'held'
  readonly tiles: readonly string[]
}

/** Reinforcement tiles, those alike on one pile — GU-BRICKMAKERS-1, GU-BRICKMAKERS-8. */
export function Reinforcements(props: TilesProps): JSX.Element {
  const { place, tiles, printed, words, say, targets, play } = props
  return (
    <ul class="reinforcements">
      {pilesOf(tiles, (tile) => say(words(tile).name)).map(([name, pile]) => {
        const [first = ''] = pile
        const tile = pile.find((each) => targets.has(`${place} ${each}`)) ?? first
        const legal = targets.has(`${place} ${tile}`)
        return (
          <li key={name}>
            <PieceButton
              class={`reinforcement ${legal ? 'lit' : ''}`}
              label={say(
                message('guilds.tile', {
                  tile: words(tile).name,
                  effect: words(tile).effects,
                  n: pile.length,
                }),
              )}
              legal={legal}
              onPlay={() => play(`${place} ${tile}`)}
              onWhy={() => play(`${place} ${tile}`)}
            >
              <Tile signs={printed.on(tile)} size={34} />
              {pile.length > 1 && <b class="count">×{pile.length}</b>}
              <span class="name">{name}</span>
            </PieceButton>
          </li>
        )
      })}
    </ul>
  )
}

function pilesOf(
  tiles: readonly string[],
  nameOf: (tile: string) => string,
): [string, readonly string[]][] {
  const piles = new Map<string, string[]>()
  for (const tile of tiles) piles.set(nameOf(tile), [...(piles.get(nameOf(tile)) ?? []), tile])
  return [...piles]
}
