import type { Kysely } from 'kysely'
import { packWhole } from './pack-log.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'

/** Stands in `meta` while entries wait to be packed; the value is the last table that was. */
const UNPACKED = 'unpacked'

/** How many tables are packed in one transaction. */
const AT_ONCE = 10

/** Says that all tables have to be packed. */
export const markUnpacked = (db: Kysely<Schema>) =>
  db
    .insertInto('meta')
    .values({ key: UNPACKED, value: '' })
    .onConflict((known) => known.column('key').doUpdateSet({ value: '' }))
    .execute()

/**
 * Packs the entries of every table, where an earlier version or a backup has left them unpacked. Who
 * is killed meanwhile goes on at the next start; until then they are read as they are.
 */
export async function packOlder(storage: Storage): Promise<void> {
  const { db } = storage
  for (;;) {
    const mark = await db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', UNPACKED)
      .executeTakeFirst()
    if (mark === undefined) return
    const tables = await tablesAfter(db, mark.value)
    await packTables(storage, tables)
    const last = tables.at(-1)
    if (last === undefined) await db.deleteFrom('meta').where('key', '=', UNPACKED).execute()
    else await db.updateTable('meta').set({ value: last }).where('key', '=', UNPACKED).execute()
  }
}

async function tablesAfter(db: Kysely<Schema>, table: string): Promise<string[]> {
  const tables = await db
    .selectFrom('tables')
    .select('id')
    .where('id', '>', table)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return tables.map(({ id }) => id)
}

/** All at once; where one of them is on a damaged page, each alone, and that one not. */
async function packTables(storage: Storage, tables: readonly string[]): Promise<void> {
  try {
    await packTogether(storage, tables)
  } catch (error) {
    if (!storage.isDamage(error)) throw error
    if (tables.length > 1) for (const table of tables) await packTables(storage, [table])
  }
}

async function packTogether(
  { db, kind, liftTimeouts }: Storage,
  tables: readonly string[],
): Promise<void> {
  if (tables.length === 0) return
  await db.transaction().execute(async (transaction) => {
    await liftTimeouts(transaction)
    // Nobody appends to them meanwhile.
    await transaction
      .selectFrom('tables')
      .select('id')
      .where('id', 'in', tables)
      .orderBy('id')
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .execute()
    for (const table of tables) await packWhole(transaction, table)
  })
}
