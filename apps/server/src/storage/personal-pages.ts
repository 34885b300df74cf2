import type { PersonId, TableEvent } from '@guildhall/tables'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { mailKey } from './personal-keys.ts'
import type { Schema } from './schema.ts'
import { plainRows } from './stored-log.ts'

/** How many rows, or entries of a log, are read and held at a time. */
const PAGE = 500

/** Rows of a person, as their owner gets them; in the order of the keys, which others may not see. */
interface Part {
  readonly from: RawBuilder<unknown>
  readonly owner: string
  readonly columns: readonly string[]
  readonly keys: readonly [string, ...string[]]
}

const part = (
  table: keyof Schema,
  columns: readonly string[],
  keys: readonly [string, ...string[]] = ['id'],
  owner = 'person',
): Part => ({ from: sql.table(table), owner, columns, keys })

/** Everything of which somebody may have many, without secrets and without the accounts of others. */
const PARTS = {
  passkeys: part('passkeys', ['label', 'created', 'used']),
  sessions: part(
    'sessions',
    ['label', 'created', 'seen', 'authenticated', 'expires'],
    ['token_hash'],
  ),
  tokens: part('api_tokens', ['label', 'scopes', 'created', 'expires', 'used']),
  claimedEmails: part('email_claims', ['email', 'created', 'expires'], ['token_hash']),
  recoveryCodes: part('recovery_codes', ['kind', 'created', 'expires'], ['code_hash']),
  securityLog: part(
    'security_log',
    ['at', 'action', 'method', 'device', 'address'],
    ['at', 'security_log.id'],
  ),
  pushSubscriptions: part('push_subscriptions', ['endpoint', 'created'], ['endpoint']),
  webhooks: part('webhooks', ['kind', 'url', 'created', 'disabled']),
  seats: {
    from: sql`chairs inner join tables on tables.id = chairs.table_id`,
    owner: 'chairs.person',
    columns: [
      ...['tables.id', 'tables.game', 'tables.title', 'tables.status', 'tables.created'],
      ...['tables.ended', 'tables.outcome', 'chairs.seat', 'chairs.name'],
    ],
    keys: ['chairs.table_id', 'chairs.seat'],
  },
  hosted: part(
    'tables',
    ['id', 'game', 'title', 'status', 'created', 'ended', 'network'],
    ['tables.id'],
    'host',
  ),
  names: part('seat_names', ['table_id', 'number', 'name'], ['table_id', 'number']),
  chat: part(
    'chat',
    ['table_id', 'number', 'at', 'body', 'name'],
    ['chat.table_id', 'chat.number'],
  ),
  blocks: part('blocks', ['name', 'kind', 'created']),
  reports: part(
    'reports',
    ['name', 'table_id', 'seat', 'line', 'reason', 'body', 'created'],
    ['id'],
    'reporter',
  ),
  moderation: part('moderation', ['kind', 'reason', 'created', 'until', 'lifted']),
  notices: part('outbox', ['kind', 'body', 'table_id', 'due', 'sent']),
  audit: part('audit', ['at', 'action', 'target'], ['at', 'audit.id']),
  /** Where they may have acted: they created the table or sat at it, so other logs are not read. */
  tables: {
    from: sql`(select table_id as id, person from seat_names
      union select id, host as person from tables) as acted`,
    owner: 'person',
    columns: ['id'],
    keys: ['acted.id'],
  },
} as const satisfies Readonly<Record<string, Part>>

export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[]

/** A place in a part: the keys of the last row before it. */
export type Place = readonly (string | number)[]

/** Some rows, and after which others follow; null if there are none. */
export interface Page {
  readonly rows: readonly object[]
  readonly next: Place | null
}

/** The person, and what there is once. */
export async function personalSingles(db: Kysely<Schema>, person: PersonId) {
  return {
    person: await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst(),
    password: await db
      .selectFrom('passwords')
      .select('changed')
      .where('person', '=', person)
      .executeTakeFirst(),
    mail: await db
      .selectFrom('meta')
      .select('value as address')
      .where('key', '=', mailKey(person))
      .executeTakeFirst(),
  }
}

/** Some rows of a part, after that place. */
export async function personalPage(
  db: Kysely<Schema>,
  person: PersonId,
  name: PartName,
  after: Place | null,
): Promise<Page> {
  const { from, owner, columns, keys }: Part = PARTS[name]
  const place = keys.map((key) => sql.ref(key))
  const marked = keys.map((key, i) => sql`${sql.ref(key)} as ${sql.ref(markOf(i))}`)
  const beyond = after === null ? sql`1 = 1` : sql`(${sql.join(place)}) > (${sql.join([...after])})`
  const { rows } = await sql<Readonly<Record<string, string | number>>>`
    select ${sql.join([...columns.map((column) => sql.ref(column)), ...marked])} from ${from}
    where ${sql.ref(owner)} = ${person} and ${beyond}
    order by ${sql.join(place)} limit ${sql.lit(PAGE)}`.execute(db)
  const last = rows.length < PAGE ? undefined : rows.at(-1)
  return {
    rows: rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !column.startsWith(MARK))),
    ),
    next: last === undefined ? null : keys.map((_, i) => last[markOf(i)] ?? ''),
  }
}

const MARK = 'place_'
const markOf = (index: number): string => `${MARK}${index}`

/** Of their actions at a table only their own commands: events may reveal what is hidden from them. */
export async function actionsPage(
  db: Kysely<Schema>,
  person: PersonId,
  table: string,
  after: number,
): Promise<Page> {
  const entries = await plainRows(db, table, after, PAGE)
  const last = entries.length < PAGE ? undefined : entries.at(-1)
  return {
    rows: entries
      .filter((entry) => entry.person === person)
      .map(({ number, at, body }) => ({
        ...{ table_id: table, number, at },
        ...commandOf(JSON.parse(body)),
      })),
    next: last === undefined ? null : [last.number],
  }
}

const commandOf = (event: TableEvent) =>
  event.type === 'played' ? { type: event.type, command: event.command } : { type: event.type }
