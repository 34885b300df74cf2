import type { NewTable } from '@guildhall/protocol'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { botSeatsOf, unfinishedOf } from './table-lists.ts'

/** Refuses a table beyond what one person may have: unfinished tables, and seats of bots at them. */
export async function checkQuotas(
  { storage, config: { limits } }: Services,
  host: Person,
  { chairs }: NewTable,
): Promise<void> {
  if ((await unfinishedOf(storage, host.id)) >= limits.tablesPerPerson) {
    throw new Refused(
      429,
      'tooManyTables',
      `You have ${limits.tablesPerPerson} unfinished tables. Finish or leave some first.`,
    )
  }
  const wanted = chairs.filter(({ kind }) => kind === 'bot').length
  if (wanted > 0 && (await botSeatsOf(storage, host.id)) + wanted > limits.botSeatsPerPerson) {
    throw new Refused(
      429,
      'tooManyBots',
      `Your unfinished tables may have ${limits.botSeatsPerPerson} bots. Finish or close some first.`,
    )
  }
}
