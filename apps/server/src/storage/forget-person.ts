import type { PersonId } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import { administratorKey, forgetUnconfirmedMail, mailKey } from './personal-keys.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'

/**
 * Forgets everything personal of somebody. Their games stay for those who played with them: an
 * empty name is a former player, and the id of a person means nothing by itself. They should have
 * left their tables before, so that bots play on.
 */
export async function forgetPerson({ db }: Storage, person: PersonId, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const guests = await transaction
      .selectFrom('people')
      .select('id')
      .where('became', '=', person)
      .execute()
    const all = [person, ...guests.map(({ id }) => id)]
    await removeOwned(transaction, all)
    await removeTexts(transaction, all)
    await transaction
      .updateTable('people')
      .set({ name: '', email: null, email_confirmed: null, locale: '', deleted: now })
      .where('id', 'in', all)
      .execute()
  })
}

/**
 * A guest has become an account, and is forgotten with it. Their seats are passed on at the tables,
 * which know their owners themselves; what they said, whom they have muted, who has muted or
 * reported them, what administrators have imposed on them and the browsers in which they are
 * notified of their turns are the account's from now on.
 */
export async function absorbGuest(
  { db }: Storage,
  guest: PersonId,
  account: PersonId,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('people')
      .set({ became: account })
      .where('id', '=', guest)
      .execute()
    for (const table of ['chat', 'push_subscriptions', 'moderation', 'report_lines'] as const) {
      await transaction
        .updateTable(table)
        .set({ person: account })
        .where('person', '=', guest)
        .execute()
    }
    await transaction
      .updateTable('reports')
      .set({ person: account })
      .where('person', '=', guest)
      .execute()
    await transaction
      .updateTable('tables')
      .set({ network: null })
      .where('host', '=', guest)
      .execute()
    await absorbBlocks(transaction, guest, account)
  })
}

async function absorbBlocks(db: Kysely<Schema>, guest: PersonId, account: PersonId): Promise<void> {
  const blocks = await db
    .deleteFrom('blocks')
    .where((where) => where.or([where('person', '=', guest), where('other', '=', guest)]))
    .returningAll()
    .execute()
  const now = (person: PersonId): PersonId => (person === guest ? account : person)
  const theirs = blocks.map((block) => ({
    ...block,
    person: now(block.person),
    other: now(block.other),
  }))
  for (const block of theirs.filter(({ person, other }) => person !== other)) {
    await db
      .insertInto('blocks')
      .values(block)
      .onConflict((known) => known.columns(['person', 'other', 'kind', 'source']).doNothing())
      .execute()
  }
}

/** Data that no one else needs. */
async function removeOwned(db: Kysely<Schema>, all: readonly PersonId[]): Promise<void> {
  const owned = [
    'passwords',
    'passkeys',
    'sessions',
    'api_tokens',
    'email_claims',
    'recovery_codes',
    'security_log',
    'push_subscriptions',
    'webhooks',
    'outbox',
    'seat_names',
    'moderation',
  ] as const
  for (const table of owned) await db.deleteFrom(table).where('person', 'in', all).execute()
  const named = all.flatMap((person) => [mailKey(person), administratorKey(person)])
  await db.deleteFrom('meta').where('key', 'in', named).execute()
  await forgetUnconfirmedMail(db, all)
  await db
    .deleteFrom('blocks')
    .where((where) => where.or([where('person', 'in', all), where('other', 'in', all)]))
    .execute()
}

/** Their messages and names. That they played stays. */
async function removeTexts(db: Kysely<Schema>, all: readonly PersonId[]): Promise<void> {
  await db.updateTable('chairs').set({ name: '' }).where('person', 'in', all).execute()
  await db
    .updateTable('tables')
    .set({ title: '', network: null })
    .where('host', 'in', all)
    .execute()
  await db.updateTable('reports').set({ body: '' }).where('reporter', 'in', all).execute()
  await db.updateTable('reports').set({ name: '' }).where('person', 'in', all).execute()
  for (const table of ['chat', 'report_lines'] as const) {
    await db.updateTable(table).set({ body: '', name: '' }).where('person', 'in', all).execute()
  }
  // What administrators wrote about them.
  await db.updateTable('audit').set({ body: '{}' }).where('target', 'in', all).execute()
}
