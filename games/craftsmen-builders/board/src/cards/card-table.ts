import { type Printed, printed, type View } from '@guildhall/craftsmen-builders'
import type { Message } from '@guildhall/kernel'
import type { Card, CardTable } from '@guildhall/ui'
import { message } from '../board-message.ts'
import { KINDS, type PlayerView } from '../board-types.ts'

/** What the cards of this game are written from. */
export interface CbCards extends CardTable<View> {
  readonly view: View
  readonly printed: Printed
  /** Whose eyes they are for; undefined for who only looks on. */
  readonly own: PlayerView | undefined
}

/** The card of a piece of one kind, by what comes after the kind in its name. */
export type KindOfCard = (id: string, table: CbCards) => Card | null

/** Null where the table's options are none of this game's. */
export function cbCards(table: CardTable<View>): CbCards | null {
  const { draft } = table
  const { view } = draft.now
  const read = printed(draft.table)
  return read.ok
    ? { ...table, view, printed: read.value, own: view.players[draft.base.seat] }
    : null
}

/** What the reader has to pay with. */
export function purseLine({ own }: CbCards): Message[] {
  if (own === undefined) return []
  const held = { coin: own.coins, wood: own.wood, stone: own.stone }
  return [
    message('card.purse.own', {
      goods: KINDS.map((kind) => message(`amount.${kind}`, { n: held[kind] })),
    }),
  ]
}
