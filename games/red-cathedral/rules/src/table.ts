/** For those who have an open game: nothing here needs the rules of a module that takes no part. */

import type { Seat } from '@guildhall/kernel'
import type { Event } from './events.ts'
import { concerns as concernsIn } from './messages/concerns.ts'
import { type Printed, wordsIn } from './messages/printed.ts'
import { type PrintedSigns, signsIn } from './messages/signs.ts'
import { rulesOf } from './open-game.ts'
import type { View } from './view-types.ts'

export { openBaseGame } from './base-game.ts'
export { sectionIn } from './messages/terms.ts'
export { catalogue as baseEnglish } from './modules/base/locales/en.ts'

/** An open game, or its options alone: they are the same object. */
interface OpenTable {
  readonly options: object
}

/** What is printed at a table, as signs. */
export const signsAt = (table: OpenTable): PrintedSigns => signsIn(rulesOf(table))

/** What is printed on the components of a table, in words, by their ids. */
export const wordsAt = (table: OpenTable): ((id: string) => Printed) => wordsIn(rulesOf(table))

/** Whether an event changed something of a seat's. */
export const concerns = (table: OpenTable, view: View, event: Event, seat: Seat): boolean =>
  concernsIn(rulesOf(table), view, event, seat)
