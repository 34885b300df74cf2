import type { View } from '@guildhall/craftsmen-builders'
import type { CardOf } from '@guildhall/ui'
import { cbCards, type KindOfCard } from './card-table.ts'
import { playerCards } from './player-cards.tsx'
import { tableCards } from './table-cards.tsx'

const KINDS: Readonly<Record<string, KindOfCard>> = { ...tableCards, ...playerCards }

/** The card of anything that is drawn: names begin with the kind, as in `building tavern`. */
export const cardOf: CardOf<View> = (name, table) => {
  const [kind = '', ...rest] = name.split(' ')
  const write = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  const read = cbCards(table)
  return read === null ? null : (write?.(rest.join(' '), read) ?? null)
}
