import { message } from '@guildhall/kernel'
import type { JSX } from 'preact'
import { Sign } from '../art/sign.tsx'
import { BlueprintDeck } from './blueprints.tsx'
import { Deck } from './deck.tsx'
import { Emblem, guildName } from './emblem.tsx'
import type { GuildProps } from './props.tsx'
import { Reinforcements } from './tiles.tsx'

/** The card of the fourth guild that is in play; undefined where the Clergy is. */
export const guildCardOf = ({ draft }: Pick<GuildProps, 'draft'>): string | undefined =>
  draft.now.view.influenceCards.find((card) => card.startsWith('guild-'))

/** What the guild has laid beside the market: nothing for those that bring only their cards. */
export function GuildMarket(props: GuildProps): JSX.Element | null {
  const { say, printed } = props
  const pieces = piecesOf(props)
  const guild = printed.on(guildCardOf(props) ?? '').guild
  if (pieces === null || guild === null) return null
  const name = say(guildName(guild))
  return (
    <section class="guild-strip" aria-label={name}>
      <span class="whose">
        <Emblem guild={guild} size={34} />
        <span class="guild-name serif">{name}</span>
      </span>
      {pieces}
    </section>
  )
}

function piecesOf(props: GuildProps): JSX.Element | null {
  const { say, draft } = props
  const { reinforcements, archive, blueprints, supply } = draft.now.view
  if (reinforcements !== null) {
    return <Reinforcements {...props} place="offer" tiles={reinforcements.offer} />
  }
  if (blueprints !== null) return <BlueprintDeck {...props} blueprints={blueprints} />
  if (archive !== null) {
    const { pile, under } = archive
    const n = pile + under.length
    return (
      <>
        <Deck guild="guild-archivists" cards={n} words={say(message('guilds.deck', { n }))} />
        {under.length > 0 && (
          <span class="muted small">
            {say(message('guilds.contracts.under', { n: under.length }))}
          </span>
        )}
      </>
    )
  }
  if (guildCardOf(props)?.startsWith('guild-jewelers')) {
    const n = supply.diamond ?? 0
    return (
      <span class="diamonds">
        <Sign name="diamond" size={26} />
        {say(message('guilds.diamonds', { n }))}
      </span>
    )
  }
  return null
}
