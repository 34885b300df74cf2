import { message } from '@guildhall/kernel'
import { PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Sign } from '../art/sign.tsx'
import { Tile } from '../art/tile.tsx'
import { guildCardOf } from './market.tsx'
import type { GuildProps } from './props.tsx'

/** What a rival has of the guild, as far as others may know it. */
export function GuildRival(props: GuildProps & { readonly seat: number }): JSX.Element | null {
  const { draft, say, seat, printed, names, targets, play } = props
  const { archive, players } = draft.now.view
  const contracts = archive?.held[seat]?.length ?? 0
  const tiles = players[seat]?.reinforcements ?? []
  const chosen = targets.has(`seat ${seat}`)
  return (
    <>
      {chosen && (
        <PieceButton
          class="option choose-player"
          label={say(message('guilds.choose', { name: names[seat] ?? '' }))}
          legal
          onPlay={() => play(`seat ${seat}`)}
        >
          <Sign name="choosePlayer" size={18} />
          {say(message('guilds.choose', { name: names[seat] ?? '' }))}
        </PieceButton>
      )}
      {contracts > 0 && (
        <span class="figure">
          <Sign name="contracts" size={18} />
          {say(message('guilds.contracts.of', { n: contracts }))}
        </span>
      )}
      {tiles.length > 0 && (
        <span class="signs" role="img" aria-label={heldWords(props, tiles)}>
          {tiles.map((tile) => (
            <Tile key={tile} signs={printed.on(tile)} size={26} />
          ))}
        </span>
      )}
      {isArtisans(props) && <LentTiles {...props} />}
    </>
  )
}

const heldWords = ({ say, words }: GuildProps, tiles: readonly string[]): string =>
  `${say(message('guilds.heldBy'))}: ${tiles.map((tile) => say(words(tile).name)).join(', ')}`

const isArtisans = (props: GuildProps): boolean =>
  guildCardOf(props)?.startsWith('guild-artisans') ?? false

/** The face-up tiles of a rival, which the Artisans can set to work — GU-ARTISANS-4. */
function LentTiles(props: GuildProps & { readonly seat: number }): JSX.Element {
  const { draft, say, seat, printed, names, targets, play, words } = props
  const workshop = draft.now.view.players[seat]?.workshop ?? []
  return (
    <span class="lent-tiles">
      {workshop.map(({ tile, faceUp }, space) => {
        if (tile === null || !faceUp) return null
        const target = `lent ${seat} ${space}`
        const legal = targets.has(target)
        const { name, effects } = words(tile)
        return (
          <PieceButton
            // The benches of a board do not move.
            key={`${space}`}
            class={`lent ${legal ? 'lit' : ''}`}
            label={say(
              message('guilds.lent', { name: names[seat] ?? '', tile: name, effect: effects }),
            )}
            legal={legal}
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
