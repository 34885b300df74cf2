import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** What is kept of a person under a name of its own, until they are forgotten. */
export const mailKey = (person: string): string => `mail ${person}`
export const administratorKey = (person: string): string => `administrator ${person}`

/** An address that waits for its owner to say yes; the value names the person. */
export const CONFIRM = 'confirm '

/** Addresses of these people that wait are not asked about any more. */
export async function forgetUnconfirmedMail(
  db: Kysely<Schema>,
  people: readonly string[],
): Promise<void> {
  for (const person of people) {
    await db
      .deleteFrom('meta')
      .where('key', 'like', `${CONFIRM}%`)
      .where('value', 'like', `%"person":${JSON.stringify(person)}%`)
      .execute()
  }
}
