import type { EventView } from '@guildhall/tables'
import type { News } from '@guildhall/ui'

/** What was played, for a board that shows it. */
export const newsOf = (facts: readonly EventView[]): News[] =>
  facts.flatMap(({ number, fact, told }) =>
    fact.type === 'played' ? [{ number, events: fact.events, told }] : [],
  )

/** How long a piece travels at the usual pace, in milliseconds. */
const TRAVELS = 250

/** The same at the pace that was set; nothing moves for who wants no motion. */
export const paceOf = (motion: number): number =>
  motion === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TRAVELS / motion
