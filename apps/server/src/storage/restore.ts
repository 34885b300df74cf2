import type { Kysely, Transaction } from 'kysely'
import { countOf } from './backup.ts'
import { checkDump, type Head, type Row, rowsOfDump } from './dump-file.ts'
import { DUMPED, NOT_DUMPED } from './dump-tables.ts'
import { migrateTo, NEWEST } from './migrate.ts'
import { markUnpacked, packOlder } from './pack-older.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'
import { STORAGE_FAULTS, StorageError } from './storage-error.ts'

/** How many rows are written at a time. */
const PAGE = 200
/** The leaders at the time of the backup are gone. */
const BACKUP = 'backup'

/**
 * Fills an empty database from a backup of any version up to this program's. The file is checked
 * first, and everything is written or nothing.
 */
export async function restore(file: string, storage: Storage): Promise<Head> {
  const { db, liftTimeouts } = storage
  const head = await checkDump(file)
  if (head.schema > NEWEST) {
    throw new StorageError(STORAGE_FAULTS.schemaTooNew('backup', head.schema, NEWEST))
  }
  await db.transaction().execute(async (transaction) => {
    await liftTimeouts(transaction)
    await assertEmpty(transaction)
    await clear(transaction)
    await migrateTo(transaction, head.schema)
    await transaction
      .insertInto('processes')
      .values({ id: BACKUP, address: '', seen: head.created, until: 0 })
      .execute()
    await fill(transaction, rowsOfDump(file))
    await migrateTo(transaction, NEWEST)
    await markUnpacked(transaction)
  })
  await packOlder(storage)
  return head
}

/** Rows that a server creates at its first start do not count. */
async function assertEmpty(db: Kysely<Schema>): Promise<void> {
  for (const table of DUMPED) {
    if (table !== 'meta' && (await countOf(db, table)) > 0) {
      throw new StorageError(STORAGE_FAULTS.notEmpty(table))
    }
  }
}

/** An empty database becomes one without tables, so that an older schema can be made in it. */
async function clear(db: Transaction<Schema>): Promise<void> {
  for (const table of [...DUMPED, ...NOT_DUMPED, 'migrations'].reverse()) {
    await db.schema.dropTable(table).execute()
  }
}

async function fill(db: Kysely<Schema>, rows: AsyncIterable<Row>): Promise<void> {
  let table = ''
  let page: Row[1][] = []
  const write = async () => {
    if (page.length > 0) await insert(db, table, page)
    page = []
  }
  for await (const [of, row] of rows) {
    if (of !== table || page.length >= PAGE) await write()
    table = of
    page.push(of === 'tables' ? { ...row, leader: row['leader'] === null ? null : BACKUP } : row)
  }
  await write()
}

/** The rows fit the schema of their version, which may not be today's. */
async function insert(db: Kysely<Schema>, table: string, rows: readonly Row[1][]): Promise<void> {
  try {
    await db.withTables<Record<string, Row[1]>>().insertInto(table).values(rows).execute()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StorageError(STORAGE_FAULTS.notRestored(table, why))
  }
}
