import type { Message } from '@guildhall/kernel'
import type { Printed, PrintedSigns, View } from '@guildhall/red-cathedral'
import { signsAt } from '@guildhall/red-cathedral/table'
import type { Card, CardTable } from '@guildhall/ui'
import { dynamicMessage, message } from '../board-message.ts'
import { MATERIALS, type PlayerView } from '../board-types.ts'
import { stored } from '../players/standing.ts'
import { printedOf } from '../table/labels.ts'

/** What the cards of this game are written from. */
export interface RcCards extends CardTable<View> {
  readonly view: View
  readonly printed: PrintedSigns
  readonly texts: (id: string) => Printed
  /** Whose eyes they are for; the first seat for who only looks on. */
  readonly own: PlayerView | undefined
}

/** The card of a piece of one kind, by what comes after the kind in its name. */
export type KindOfCard = (id: string, table: RcCards) => Card | null

export function rcCards(table: CardTable<View>): RcCards {
  const { draft } = table
  const { view } = draft.now
  return {
    ...table,
    view,
    printed: signsAt(draft.table),
    texts: printedOf(draft.table),
    own: view.players[Math.max(0, draft.base.seat)],
  }
}

/** What a resource tile gives with so many dice: "2 gold × 2 dice = 4". */
export function yieldLines(
  { printed, texts, own }: RcCards,
  tile: string,
  dice: number,
): Message[] {
  const gain = printed.on(tile).effects[0]?.gain[0]
  if (gain === undefined) return []
  const [kind = '', ...others] = gain.of
  const goods =
    others.length === 0
      ? dynamicMessage(`amount.${kind}`, { n: gain.n })
      : (texts(tile).effects[0] ?? message('amount.nothing'))
  const line = message('card.yield', { goods, n: dice, total: gain.n * dice })
  const stores = MATERIALS.some((each) => gain.of.includes(each))
  if (!stores || own === undefined) return [line]
  return [line, message('card.room', { n: Math.max(0, own.capacity - stored(own)) })]
}
