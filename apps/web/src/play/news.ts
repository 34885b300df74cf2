import type { EventView } from '@guildhall/tables'
import type { News } from '@guildhall/ui'

/** What was played, for a board that animates it. */
export const newsOf = (events: readonly EventView[]): News[] =>
  events.flatMap(({ number, fact, told }) =>
    fact.type === 'played' ? [{ number, events: fact.events, descriptions: told }] : [],
  )

/** How long a piece moves at the usual speed, in milliseconds. */
const MOVE = 250

/** The same at the speed in the settings; 0 where no motion is wanted. */
export const paceOf = (motion: number): number =>
  motion === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE / motion
