import type { Kysely } from 'kysely'
import { type ChainEnd, chainStart } from './hash-chain.ts'
import { entriesOf, faultOfLog, isPack, type LogRow } from './log-rows.ts'
import { MOST_IN_PACK, packsOf } from './pack.ts'
import type { Schema } from './schema.ts'
import { readLog } from './stored-log.ts'

/** How many entries are stored as rows of their own before they are packed. */
const UNPACKED = 64

/** What was just appended to a table. */
interface Appended {
  /** The last entry before, and now. */
  readonly before: number
  readonly last: number
  /** Whether the game is over with it. */
  readonly ends: boolean
}

/** Packs what an append has completed: a few rows, all small packs, or the rest of a finished game. */
export async function packIfDue(
  db: Kysely<Schema>,
  table: string,
  { before, last, ends }: Appended,
): Promise<void> {
  const passes = (step: number) => Math.floor(last / step) > Math.floor(before / step)
  if (ends || passes(MOST_IN_PACK)) await packAfter(db, table, await lastPack(db, table, 'full'))
  else if (passes(UNPACKED)) await packAfter(db, table, await lastPack(db, table, 'any'))
}

/** Packs all that is not packed, and small packs together. */
export const packWhole = async (db: Kysely<Schema>, table: string): Promise<void> =>
  packAfter(db, table, await lastPack(db, table, 'full'))

/**
 * Packs everything after that place. Rows with a fault stay as they are: they are quarantined when
 * they are read.
 */
async function packAfter(db: Kysely<Schema>, table: string, known: ChainEnd): Promise<void> {
  const rows = (await readLog(db, table, known.number)).filter(
    ({ number }) => number > known.number,
  )
  if (isPacked(rows) || faultOfLog(known, rows) !== null) return
  const packs = await packsOf(table, known, rows.flatMap(entriesOf))
  for (const from of ['packs', 'entries'] as const) {
    await db
      .deleteFrom(from)
      .where('table_id', '=', table)
      .where('number', '>', known.number)
      .execute()
  }
  await db.insertInto('packs').values(packs).execute()
}

/** Whether nothing is left to be packed together. */
const isPacked = (rows: readonly LogRow[]): boolean =>
  rows.length === 0 || (rows.length === 1 && rows.every(isPack))

/** Where the packs of a table end, all of them or those that are full. */
async function lastPack(
  db: Kysely<Schema>,
  table: string,
  which: 'any' | 'full',
): Promise<ChainEnd> {
  const pack = await db
    .selectFrom('packs')
    .select(['number', 'hash'])
    .where('table_id', '=', table)
    .$if(which === 'full', (query) =>
      query.where(({ eb }) => eb(eb('number', '-', eb.ref('first')), '>=', MOST_IN_PACK - 1)),
    )
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (pack !== undefined) return pack
  return chainStart(
    await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow(),
  )
}
