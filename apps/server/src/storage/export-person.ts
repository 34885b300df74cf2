import type { PersonId, TableEvent } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import { mailKey } from './personal-keys.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'
import { plainLog } from './stored-log.ts'

/**
 * Everything stored about a person, as plain data for that person. Of their actions at a table only
 * their own commands: the events may reveal what is hidden from them.
 */
export function exportPerson({ snapshot }: Pick<Storage, 'snapshot'>, person: PersonId) {
  return snapshot(async (db) => ({
    person: await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst(),
    ...(await signInMethodsOf(db, person)),
    ...(await tablesOf(db, person)),
    ...(await dealings(db, person)),
  }))
}

/** Their sign-in methods, without secrets. */
async function signInMethodsOf(db: Kysely<Schema>, person: PersonId) {
  return {
    password: await db
      .selectFrom('passwords')
      .select('changed')
      .where('person', '=', person)
      .executeTakeFirst(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['label', 'created', 'used'])
      .where('person', '=', person)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['label', 'created', 'seen', 'authenticated', 'expires'])
      .where('person', '=', person)
      .execute(),
    tokens: await db
      .selectFrom('api_tokens')
      .select(['label', 'scopes', 'created', 'expires', 'used'])
      .where('person', '=', person)
      .execute(),
    claimedEmails: await db
      .selectFrom('email_claims')
      .select(['email', 'created', 'expires'])
      .where('person', '=', person)
      .execute(),
    recoveryCodes: await db
      .selectFrom('recovery_codes')
      .select(['kind', 'created', 'expires'])
      .where('person', '=', person)
      .execute(),
    securityLog: await db
      .selectFrom('security_log')
      .select(['at', 'action', 'method', 'device', 'address'])
      .where('person', '=', person)
      .orderBy('at')
      .execute(),
    pushSubscriptions: await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created'])
      .where('person', '=', person)
      .execute(),
    mail: await db
      .selectFrom('meta')
      .select('value as address')
      .where('key', '=', mailKey(person))
      .executeTakeFirst(),
    webhooks: await db
      .selectFrom('webhooks')
      .select(['kind', 'url', 'created', 'disabled'])
      .where('person', '=', person)
      .execute(),
  }
}

async function tablesOf(db: Kysely<Schema>, person: PersonId) {
  return {
    seats: await db
      .selectFrom('chairs')
      .innerJoin('tables', 'tables.id', 'chairs.table_id')
      .select(['tables.id', 'tables.game', 'tables.title', 'tables.status', 'tables.created'])
      .select(['tables.ended', 'tables.outcome', 'chairs.seat', 'chairs.name'])
      .where('chairs.person', '=', person)
      .execute(),
    hosted: await db
      .selectFrom('tables')
      .select(['id', 'game', 'title', 'status', 'created', 'ended', 'network'])
      .where('host', '=', person)
      .execute(),
    names: await db
      .selectFrom('seat_names')
      .select(['table_id', 'number', 'name'])
      .where('person', '=', person)
      .execute(),
    did: await actionsOf(db, person),
  }
}

/** A person only acts at tables that they created or sat at, so other logs are not read. */
async function actionsOf(db: Kysely<Schema>, person: PersonId) {
  const tables = await db
    .selectFrom('seat_names')
    .select('table_id as id')
    .where('person', '=', person)
    .union(db.selectFrom('tables').select('id').where('host', '=', person))
    .orderBy('id')
    .execute()
  const did = []
  for (const { id } of tables) {
    const log = await plainLog(db, id)
    for (const { number, at, body } of log.filter((entry) => entry.person === person)) {
      did.push({ table_id: id, number, at, ...commandOf(JSON.parse(body)) })
    }
  }
  return did
}

const commandOf = (event: TableEvent) =>
  event.type === 'played' ? { type: event.type, command: event.command } : { type: event.type }

/** The chat messages they sent and received. */
async function dealings(db: Kysely<Schema>, person: PersonId) {
  return {
    chat: await db
      .selectFrom('chat')
      .select(['table_id', 'number', 'at', 'body', 'name'])
      .where('person', '=', person)
      .execute(),
    blocks: await db
      .selectFrom('blocks')
      // Whose accounts these are stays here, in the reports as well.
      .select(['name', 'kind', 'created'])
      .where('person', '=', person)
      .execute(),
    reports: await db
      .selectFrom('reports')
      .select(['name', 'table_id', 'seat', 'line', 'reason', 'body', 'created'])
      .where('reporter', '=', person)
      .execute(),
    moderation: await db
      .selectFrom('moderation')
      .select(['kind', 'reason', 'created', 'until', 'lifted'])
      .where('person', '=', person)
      .execute(),
    notices: await db
      .selectFrom('outbox')
      .select(['kind', 'body', 'table_id', 'due', 'sent'])
      .where('person', '=', person)
      .execute(),
    audit: await db
      .selectFrom('audit')
      .select(['at', 'action', 'target'])
      .where('person', '=', person)
      .execute(),
  }
}
