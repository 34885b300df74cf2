import type { View } from '@guildhall/red-cathedral'
import { PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Drawing, Paints } from '../../art/drawing.tsx'
import { elevation } from '../../art/section.ts'
import { message } from '../../board-message.ts'
import { MATERIALS } from '../../board-types.ts'
import { GoodsLine } from '../../players/goods-line.tsx'
import type { BoardModule, ModuleProps } from '../board-module.ts'
import { Deck } from '../fourth-guild/deck.tsx'
import { GuildStrip } from '../fourth-guild/guild-strip.tsx'
import { targetsFor } from '../targets.ts'
import './masterbuilders.css'

type Blueprints = NonNullable<View['blueprints']>
type Blueprint = Blueprints['drawn'][number]

/** What the Master Builders bring: a deck of sections, and what is drawn from it. */
export const masterBuilders: BoardModule = {
  id: 'masterbuilders',
  draws: ['chooseBlueprint', 'advanceSection'],
  targets: (draft) => [
    ...targetsFor(draft, 'chooseBlueprint', ({ drawn }) => `blueprint ${drawn}`),
    ...targetsFor(draft, 'advanceSection', ({ section }) => `section ${section}`, 'claim'),
  ],
  pieces: {
    blueprint: {
      on: 'market',
      why: {
        command: ([drawn]) => ({ type: 'chooseBlueprint', drawn: Number(drawn) }),
        clause: 'GU-MASTERBUILDERS-4',
        key: 'guilds.why.blueprint',
      },
    },
  },
  Market: BlueprintDeck,
}

/** The deck of the sections left over, what was drawn from it, and what is used up. */
function BlueprintDeck(props: ModuleProps): JSX.Element | null {
  const { draft, say } = props
  const { blueprints } = draft.now.view
  if (blueprints === null) return null
  const { deck, drawn, discards } = blueprints
  const last = discards.at(-1)
  return (
    <GuildStrip say={say} guild="guild-masterbuilders" name="Master Builders">
      <Deck
        guild="guild-masterbuilders"
        cards={deck}
        label={say(message('guilds.deck', { n: deck }))}
      />
      {drawn.length > 0 && <Drawn {...props} blueprints={blueprints} />}
      {drawn.length === 0 && last !== undefined && (
        <span class="discards">
          <Miniature card={last} />
          <span class="muted small">{say(message('guilds.discards', { n: discards.length }))}</span>
        </span>
      )}
    </GuildStrip>
  )
}

/** The drawn sections, between which is chosen — GU-MASTERBUILDERS-5. */
function Drawn({
  blueprints,
  say,
  targets,
  play,
}: ModuleProps & { readonly blueprints: Blueprints }): JSX.Element {
  return (
    <ul class="guild-pieces blueprints" aria-label={say(message('guilds.drawn'))}>
      {blueprints.drawn.map((card, i) => {
        const target = `blueprint ${i}`
        const legal = targets.has(target)
        return (
          <li key={card.card}>
            <PieceButton
              class={`guild-piece blueprint ${legal ? 'lit' : ''}`}
              label={say(
                message('guilds.blueprint', {
                  type: message(`board.type.${card.type}`),
                  goods: MATERIALS.filter((kind) => (card.cost[kind] ?? 0) > 0).map((kind) =>
                    message(`amount.${kind}`, { n: card.cost[kind] ?? 0 }),
                  ),
                }),
              )}
              legal={legal}
              at="blueprint"
              onPlay={() => play(target)}
              onWhy={() => play(target)}
            >
              <Miniature card={card} />
              <GoodsLine goods={card.cost} size={17} />
            </PieceButton>
          </li>
        )
      })}
    </ul>
  )
}

/** A section as it stands on the architect's sheet. */
function Miniature({ card: { card, type } }: { readonly card: Blueprint }): JSX.Element {
  const sheet = useId()
  const strokes = elevation({
    card,
    type,
    progress: 'planned',
    width: 34,
    height: 40,
    ornament: null,
  })
  return (
    <svg class="miniature" width="38" height="44" viewBox="-19 -2 38 44" aria-hidden="true">
      <Paints sheet={sheet} />
      <Drawing sheet={sheet} strokes={strokes} />
    </svg>
  )
}
