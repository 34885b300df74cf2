import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Personal data kept under separate keys, until the person is deleted. */
export const mailKey = (person: string): string => `mail ${person}`
export const administratorKey = (person: string): string => `administrator ${person}`

/** An unconfirmed address; the value is the person. */
export const CONFIRM = 'confirm '

/** Deletes the unconfirmed addresses of these people. */
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
