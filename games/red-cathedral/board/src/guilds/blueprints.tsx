import { message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Drawing, Paints } from '../art/drawing.tsx'
import { elevation } from '../art/section.ts'
import { Sign } from '../art/sign.tsx'
import { GoodsLine } from '../players/goods-line.tsx'
import { MATERIALS } from '../types.ts'
import { Deck } from './deck.tsx'
import type { GuildProps } from './props.tsx'

type Blueprints = NonNullable<View['blueprints']>
type Blueprint = Blueprints['drawn'][number]

/** The deck of the sections left over, what was drawn from it, and what is used up. */
export function BlueprintDeck(
  props: GuildProps & { readonly blueprints: Blueprints },
): JSX.Element {
  const { blueprints, say } = props
  const { deck, drawn, discards } = blueprints
  const last = discards.at(-1)
  return (
    <>
      <Deck
        guild="guild-masterbuilders"
        cards={deck}
        words={say(message('guilds.deck', { n: deck }))}
      />
      {drawn.length > 0 && <Drawn {...props} />}
      {drawn.length === 0 && last !== undefined && (
        <span class="discards">
          <Miniature card={last} />
          <span class="muted small">{say(message('guilds.discards', { n: discards.length }))}</span>
        </span>
      )}
    </>
  )
}

/** The drawn sections, between which is chosen — GU-MASTERBUILDERS-5. */
function Drawn({
  blueprints,
  say,
  targets,
  play,
}: GuildProps & { readonly blueprints: Blueprints }): JSX.Element {
  return (
    <ul class="blueprints" aria-label={say(message('guilds.drawn'))}>
      {blueprints.drawn.map((card, i) => {
        const target = `blueprint ${i}`
        const legal = targets.has(target)
        return (
          <li key={card.card}>
            <PieceButton
              class={`blueprint ${legal ? 'lit' : ''}`}
              label={say(
                message('guilds.blueprint', {
                  type: message(`board.type.${card.type}`),
                  goods: MATERIALS.filter((kind) => (card.cost[kind] ?? 0) > 0).map((kind) =>
                    message(`amount.${kind}`, { n: card.cost[kind] ?? 0 }),
                  ),
                }),
              )}
              legal={legal}
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

/** Goods of a choice, drawn before its words. */
export const Goods = ({ goods }: { readonly goods: Blueprint['cost'] }): JSX.Element =>
  Object.values(goods).some((n) => n > 0) ? (
    <GoodsLine goods={goods} size={18} />
  ) : (
    <Sign name="waivePlacement" size={16} />
  )
