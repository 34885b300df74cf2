import type { View } from '@guildhall/red-cathedral'
import type { CardOf } from '@guildhall/ui'
import { type KindOfCard, rcCards } from './card-table.ts'
import { cathedralCards } from './cathedral-cards.tsx'
import { marketCards } from './market-cards.tsx'
import { moduleCards } from './module-cards.tsx'
import { playerCards } from './player-cards.tsx'

const KINDS: Readonly<Record<string, KindOfCard>> = {
  ...marketCards,
  ...cathedralCards,
  ...playerCards,
  ...moduleCards,
}

/** The card of anything that is drawn: names begin with the kind, as in `die white`. */
export const cardOf: CardOf<View> = (name, table) => {
  const [kind = '', ...rest] = name.split(' ')
  const write = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  return write?.(rest.join(' '), rcCards(table)) ?? null
}
