import type { Kysely } from 'kysely'
import { chainStart, type PlainEntry } from './hash-chain.ts'
import { type LogRow, readable, withHashes } from './log-rows.ts'
import type { Schema } from './schema.ts'
import type { EntryRow } from './table-rows.ts'

/**
 * The rows of a table's log after that number, with the one that ends there or before, if there is
 * one; at least `most` entries where there are as many.
 */
export async function readLog(
  db: Kysely<Schema>,
  table: string,
  after: number,
  most?: number,
): Promise<readonly LogRow[]> {
  // First: what is packed between the two queries is then read twice, rather than not at all.
  const rows = await unpackedRows(db, table, after, most)
  if (rows.some(({ number }) => number <= after)) return rows
  const packs = await packRows(db, table, after, most)
  const packed = packs.at(-1)?.number ?? 0
  // More packs may follow, before the rows.
  if (most !== undefined && packed >= after + most) return packs
  return [...packs, ...rows.filter(({ number }) => number > packed)]
}

const unpackedRows = (db: Kysely<Schema>, table: string, after: number, most?: number) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '>=', (of) =>
      of
        .selectFrom('entries')
        .select(({ fn, val }) => fn.coalesce(fn.max('number'), val(0)).as('known'))
        .where('table_id', '=', table)
        .where('number', '<=', after),
    )
    .orderBy('number')
    // A row has one entry or more.
    .$if(most !== undefined, (query) => query.limit((most ?? 0) + 1))
    .execute()

const packRows = (db: Kysely<Schema>, table: string, after: number, most?: number) =>
  db
    .selectFrom('packs')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '>=', (of) =>
      of
        .selectFrom('packs')
        .select(({ fn, val }) => fn.coalesce(fn.max('number'), val(0)).as('known'))
        .where('table_id', '=', table)
        .where('number', '<=', after),
    )
    .$if(most !== undefined, (query) => query.where('first', '<=', after + (most ?? 0)))
    .orderBy('number')
    .execute()

/**
 * The entries of a table after that number, `most` of them where it is given: each in a row with its
 * own hash, as far as it can be read. Nothing is checked.
 */
export async function plainRows(
  db: Kysely<Schema>,
  table: string,
  after = 0,
  most?: number,
): Promise<EntryRow[]> {
  const row = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirstOrThrow()
  const log = await readLog(db, table, after, most)
  const known = log.findLast(({ number }) => number <= after) ?? chainStart(row)
  const rows = log.filter(({ number }) => number > known.number)
  return withHashes(known, rows)
    .filter(({ number }) => number > after)
    .slice(0, most)
}

/** The entries of a table as far as they can be read. Nothing is checked. */
export async function plainLog(db: Kysely<Schema>, table: string): Promise<PlainEntry[]> {
  return (await readLog(db, table, 0)).flatMap(readable)
}

/** The rows of several logs, those of each table in order; some twice while they are packed. */
export async function rowsOfTables(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<readonly LogRow[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('number')
    .execute()
  const packs = await db
    .selectFrom('packs')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('number')
    .execute()
  return [...packs, ...rows]
}
