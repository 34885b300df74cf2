import { type Kysely, sql } from 'kysely'
import { type Head, type Row, writeDump } from './dump-file.ts'
import { DUMPED, type Dumped, KEYS } from './dump-tables.ts'
import { NEWEST } from './migrate.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'
import { plainRows } from './stored-log.ts'

/** How many rows are read at a time. */
const PAGE = 500

/**
 * Writes a snapshot of everything into a file of JSON lines; compressed if its name ends in `.gz`.
 * The same for both databases. Others may write meanwhile.
 */
export async function backup(
  { snapshot }: Pick<Storage, 'snapshot'>,
  file: string,
  now: number,
): Promise<Head> {
  return snapshot(async (db) => {
    const rows: Record<string, number> = {}
    for (const table of DUMPED) {
      rows[table] = table === 'entries' ? await countEntries(db) : await countOf(db, table)
    }
    const head: Head = {
      ...{ format: 'guildhall backup', version: 1, schema: NEWEST, created: now, rows },
    }
    await writeDump(file, linesOf(db, head))
    return head
  })
}

export async function countOf(db: Kysely<Schema>, table: Dumped): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** They are read twice: how many can be read of a damaged table shows only then. */
async function countEntries(db: Kysely<Schema>): Promise<number> {
  let count = 0
  for await (const _ of entriesOf(db)) count += 1
  return count
}

async function* linesOf(db: Kysely<Schema>, head: Head): AsyncIterable<Head | Row> {
  yield head
  for (const table of DUMPED) {
    const rows = table === 'entries' ? entriesOf(db) : rowsOf(db, table)
    for await (const row of rows) yield [table, row]
  }
}

/** One by one, whether they are packed or not, and with a hash each. */
async function* entriesOf(db: Kysely<Schema>): AsyncIterable<Row[1]> {
  for await (const { id } of rowsOf(db, 'tables')) {
    for (const row of await plainRows(db, String(id))) yield { ...row }
  }
}

/** In the order of their key, page by page: both databases can do that in a snapshot. */
async function* rowsOf(db: Kysely<Schema>, table: Dumped): AsyncIterable<Row[1]> {
  const keys: readonly string[] = KEYS[table]
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  let last: Row[1] | undefined
  for (;;) {
    const after: Row[1] | undefined = last
    const { rows } = await sql<Row[1]>`
      select * from ${sql.table(table)}
      ${after === undefined ? sql`` : sql`where (${columns}) > (${sql.join(keys.map((key) => after[key]))})`}
      order by ${columns} limit ${sql.lit(PAGE)}`.execute(db)
    yield* rows
    last = rows.at(-1)
    if (rows.length < PAGE) return
  }
}
