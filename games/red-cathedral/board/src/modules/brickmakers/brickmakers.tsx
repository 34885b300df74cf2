import { choicesOf, PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Tile } from '../../art/tile.tsx'
import { message } from '../../board-message.ts'
import { type RcDraft, withDefaults } from '../../plan.ts'
import type { BoardModule, ModuleProps, SeatProps } from '../board-module.ts'
import { GuildStrip } from '../fourth-guild/guild-strip.tsx'
import { OwnPieces } from '../fourth-guild/own-pieces.tsx'
import { type NamedTarget, targetsFor } from '../targets.ts'
import './brickmakers.css'

/** What the Brick Makers bring: reinforcement tiles, on offer and held. */
export const brickMakers: BoardModule = {
  id: 'brickmakers',
  draws: ['pickReinforcement', 'useReinforcement'],
  targets: (draft) => [
    ...targetsFor(draft, 'pickReinforcement', ({ tile }) => `offer ${tile}`),
    ...targetsFor(draft, 'useReinforcement', ({ tile }) => `held ${tile}`),
    ...usesBeforeTheFace(draft),
  ],
  pieces: {
    offer: {
      on: 'market',
      why: {
        command: ([tile = '']) => ({ type: 'pickReinforcement', tile }),
        clause: 'GU-BRICKMAKERS-2',
        key: 'guilds.why.offer',
      },
    },
    held: {
      on: 'workshop',
      why: {
        command: ([tile = '']) => ({ type: 'useReinforcement', tile }),
        clause: 'GU-BRICKMAKERS-9',
        key: 'guilds.why.held',
      },
    },
  },
  Market: (props) => (
    <GuildStrip say={props.say} guild="guild-brickmakers" name="Brick Makers">
      <Reinforcements
        {...props}
        place="offer"
        tiles={props.draft.now.view.reinforcements?.offer ?? []}
      />
    </GuildStrip>
  ),
  Mine: HeldTiles,
  Theirs: TheirTiles,
}

/** While a tile is being laid, a reinforcement may pay for it: it comes before the face — GU-REINF-6. */
function usesBeforeTheFace(draft: RcDraft): NamedTarget[] {
  const laid = draft.commands.findIndex(({ type }) => type === 'layTile')
  if (laid < 0) return []
  const before = draft.with(draft.commands.slice(0, laid))
  return choicesOf(before.now, 'useReinforcement').flatMap((use): NamedTarget[] => {
    const used = before.with([...before.commands, use])
    const up = choicesOf(used.now, 'layTile').find(({ face }) => face === 'up')
    if (used.now.question !== 'claim-face' || up === undefined) return []
    return [[`held ${use.tile}`, { commands: withDefaults(draft, [...used.commands, up]) }]]
  })
}

function HeldTiles(props: ModuleProps): JSX.Element | null {
  const { draft, say } = props
  const tiles = draft.now.view.players[draft.base.seat]?.reinforcements ?? []
  if (tiles.length === 0) return null
  return (
    <OwnPieces title={say(message('guilds.held'))}>
      <Reinforcements {...props} place="held" tiles={tiles} />
    </OwnPieces>
  )
}

/** A rival's tiles, which everybody sees. */
function TheirTiles({ draft, say, texts, printed, seat }: SeatProps): JSX.Element | null {
  const tiles = draft.now.view.players[seat]?.reinforcements ?? []
  if (tiles.length === 0) return null
  const names = tiles.map((tile) => say(texts(tile).name)).join(', ')
  return (
    <span class="signs" role="img" aria-label={`${say(message('guilds.heldBy'))}: ${names}`}>
      {tiles.map((tile) => (
        <span key={tile} data-card={`reinforcement ${tile}`}>
          <Tile signs={printed.on(tile)} size={26} />
        </span>
      ))}
    </span>
  )
}

interface TilesProps extends ModuleProps {
  /** `offer` beside the market, `held` at a workshop. */
  readonly place: 'offer' | 'held'
  readonly tiles: readonly string[]
}

/** Reinforcement tiles, those alike on one pile — GU-BRICKMAKERS-1, GU-BRICKMAKERS-8. */
function Reinforcements(props: TilesProps): JSX.Element {
  const { place, tiles, printed, texts, say, targets, play } = props
  return (
    <ul class="guild-pieces reinforcements">
      {pilesOf(tiles, (tile) => say(texts(tile).name)).map(([name, pile]) => {
        const [first = ''] = pile
        const tile = pile.find((each) => targets.has(`${place} ${each}`)) ?? first
        const legal = targets.has(`${place} ${tile}`)
        return (
          <li key={name}>
            <PieceButton
              class={`guild-piece reinforcement ${legal ? 'lit' : ''}`}
              label={say(
                message('guilds.tile', {
                  tile: texts(tile).name,
                  effect: texts(tile).effects,
                  n: pile.length,
                }),
              )}
              legal={legal}
              at={`reinforcement ${tile}`}
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
