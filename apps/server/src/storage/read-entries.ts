import { Quarantined, type StoredEntry } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import { entryOf } from './entry-rows.ts'
import { type ChainEnd, chainStart } from './hash-chain.ts'
import { entriesOf, faultOfLog, type LogRow, withHashes } from './log-rows.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'
import { readLog } from './stored-log.ts'

/** The entries of a table after that number, `most` of them where it is given. Throws SetAside where they are not what was written. */
export async function readEntries(
  { db }: Pick<Storage, 'db'>,
  table: string,
  after: number,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly StoredEntry[]> {
  const row = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirstOrThrow()
  const log = await readLog(db, table, after, most === Number.POSITIVE_INFINITY ? undefined : most)
  const known = log.findLast(({ number }) => number <= after) ?? chainStart(row)
  const rows = log.filter(({ number }) => number > known.number)
  const fault = faultOfLog(known, rows) ?? faultOfEnd(row, known, rows, after, most)
  if (fault !== null) throw new Quarantined(fault)
  const entries = rows
    .flatMap(entriesOf)
    .filter(({ number }) => number > after && number <= after + most)
  const names = await namesOf(db, table, after)
  return entries.map((entry) => entryOf(entry, names.get(entry.number)))
}

/** The table row names its last entry; more may have been written since it was read. */
function faultOfEnd(
  end: ChainEnd,
  known: ChainEnd,
  rows: readonly LogRow[],
  after: number,
  most: number,
): string | null {
  const last = rows.at(-1) ?? known
  if (after > last.number) return `entry ${after} is missing`
  if (end.number > last.number) {
    return end.number <= after + most ? `entry ${last.number + 1} is missing` : null
  }
  return hashAt(end.number, known, rows) === end.hash ? null : `entry ${end.number} was changed`
}

/** Inside a row only where more was written, and packed, since the table row was read. */
function hashAt(number: number, known: ChainEnd, rows: readonly LogRow[]): string | undefined {
  const ends = [known, ...rows]
  const end = ends.find((row) => row.number === number)
  return (end ?? withHashes(known, rows).find((entry) => entry.number === number))?.hash
}

async function namesOf(
  db: Kysely<Schema>,
  table: string,
  after: number,
): Promise<ReadonlyMap<number, string>> {
  const names = await db
    .selectFrom('seat_names')
    .select(['number', 'name'])
    .where('table_id', '=', table)
    .where('number', '>', after)
    .execute()
  return new Map(names.map(({ number, name }) => [number, name]))
}
