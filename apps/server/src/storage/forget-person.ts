import type { PersonId } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'

/**
 * Forgets everything personal of somebody. Their games stay for those who played with them: an
 * empty name is a former player, and the id of a person means nothing by itself. They should have
 * left their tables before, so that bots play on.
 */
export async function forgetPerson({ db }: Storage, person: PersonId, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeOwned(transaction, person)
    await removeWords(transaction, person)
    await transaction
      .updateTable('people')
      .set({ name: '', email: null, locale: '', deleted: now })
      .where('id', '=', person)
      .execute()
  })
}

/** What nobody else has a use for. */
async function removeOwned(db: Kysely<Schema>, person: PersonId): Promise<void> {
  const owned = [
    'passwords',
    'passkeys',
    'sessions',
    'api_tokens',
    'push_subscriptions',
    'webhooks',
    'outbox',
    'seat_names',
  ] as const
  for (const table of owned) await db.deleteFrom(table).where('person', '=', person).execute()
  await db
    .deleteFrom('blocks')
    .where((where) => where.or([where('person', '=', person), where('other', '=', person)]))
    .execute()
}

/** What they said and were called; that they were there stays. */
async function removeWords(db: Kysely<Schema>, person: PersonId): Promise<void> {
  await db.updateTable('chairs').set({ name: '' }).where('person', '=', person).execute()
  await db.updateTable('tables').set({ title: '' }).where('host', '=', person).execute()
  await db.updateTable('chat').set({ body: '' }).where('person', '=', person).execute()
  await db.updateTable('reports').set({ body: '' }).where('reporter', '=', person).execute()
}
