import type { Parsed } from '@guildhall/kernel'
import { parsed, wrong } from '@guildhall/kernel/toolbox'
import * as v from 'valibot'
import type { Components } from '../../components/schema.ts'
import type { Options } from '../../options.ts'
import type { AddedCard } from '../../rules-data.ts'
import { guildCard } from './guild-components.ts'

/** The base group whose place a new guild takes — GU-ALL-2. */
const REPLACED = 'clergy'

/** The cards from which that of the fourth guild is drawn; none for the Clergy — GU-ALL-3, GU-ALL-4. */
export function guildCards(
  components: Components,
  options: Pick<Options, 'fourthGuild' | 'contractors' | 'guildCard'>,
): Parsed<AddedCard[]> {
  const { fourthGuild, contractors, guildCard: chosen } = options
  if (fourthGuild === REPLACED) return { ok: true, value: [] }
  const usable = components.guildCards.filter(
    (card) => `guild-${card.guild}` === fourthGuild && (contractors || card.module === undefined),
  )
  if (usable.length === 0) {
    return wrong('fourthGuild', 'needs contractors: its cards use them (GU-ALL-5)')
  }
  const picked = chosen === null ? usable : usable.filter(({ id }) => id === chosen)
  if (picked.length === 0) return wrong('guildCard', `expected a card of ${fourthGuild} in use`)
  const read = parsed(v.safeParse(v.array(guildCard), picked))
  if (!read.ok) return { ok: false, problems: read.problems.map(inGuildCards) }
  return {
    ok: true,
    value: read.value.map((card) => ({ ...card, group: fourthGuild, replaces: REPLACED })),
  }
}

const inGuildCards = ({ path, message }: { path: string; message: string }) => ({
  path: `guildCards${path}`,
  message,
})
