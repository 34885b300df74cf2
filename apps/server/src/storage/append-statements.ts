import { sql } from 'kysely'
import { RowStatement, type RowValues } from './row-statement.ts'
import type { TableRow } from './table-rows.ts'

/** The statements with which appends are written: all of them are here. */

const listed = (rows: readonly RowValues[]) =>
  sql.join(rows.map((values) => sql`(${sql.join(values)})`))

/** The tables of these ids. In a fixed order, to avoid deadlocks between processes. */
export const ENDS_OF_TABLES = new RowStatement<
  Pick<TableRow, 'id' | 'leader' | 'number' | 'hash' | 'ended'>
>(
  (ids, kind) => sql`
    select id, leader, number, hash, ended from tables where id in (${sql.join(ids.flat())})
    order by id ${kind === 'postgres' ? sql`for update` : sql``}`,
)

export const ADD_ENTRIES = new RowStatement(
  (rows) => sql`
    insert into entries (table_id, number, at, request_id, person, body, hash)
    values ${listed(rows)}`,
)

/** A notice that is there already stays as it is, sent or not; an older one is replaced. */
export const ADD_NOTICES = new RowStatement(
  (rows) => sql`
    insert into outbox (id, person, table_id, kind, body, due, dedupe, tries)
    values ${sql.join(rows.map((values) => sql`(${sql.join(values)}, 0)`))}
    on conflict (id) do update set person = excluded.person, body = excluded.body,
      due = excluded.due, dedupe = excluded.dedupe, tries = 0, sent = null,
      claimed_by = null, claimed_until = null
    where outbox.dedupe <> excluded.dedupe`,
)

type Column = 'text' | 'bigint'

/** By column: PostgreSQL has to be told what a value is that may be null. */
const FRESH: readonly (readonly [name: string, type: Column])[] = [
  ['id', 'text'],
  ['status', 'text'],
  ['number', 'bigint'],
  ['hash', 'text'],
  ['waiting_for', 'text'],
  ['due', 'bigint'],
  ['turns', 'bigint'],
  ['outcome', 'text'],
  ['updated', 'bigint'],
  ['ended', 'bigint'],
]

const cast = (value: RowValues[number], column: number) =>
  sql`cast(${value} as ${sql.raw(FRESH[column]?.[1] ?? 'text')})`

/** What the row of a table says after an append; the order of values is that of `FRESH`. */
export const UPDATE_TABLES = new RowStatement(
  (rows) => sql`
    with fresh (${sql.raw(FRESH.map(([name]) => name).join(', '))})
      as (values ${sql.join(rows.map((values) => sql`(${sql.join(values.map(cast))})`))})
    update tables set status = fresh.status, number = fresh.number, hash = fresh.hash,
      waiting_for = fresh.waiting_for, due = fresh.due, turns = fresh.turns,
      outcome = fresh.outcome, updated = fresh.updated,
      ended = coalesce(tables.ended, fresh.ended), fault = null, fault_at = null,
      silent_since = null, network = case when fresh.ended is null then tables.network end
    from fresh where tables.id = fresh.id`,
)

/** Tells the other processes, with the commit: a channel and what is said, for each table. */
export const NOTIFY = new RowStatement(
  (rows) => sql`
    select pg_notify(channel, said) from (values ${listed(rows)}) as all_said (channel, said)`,
)
