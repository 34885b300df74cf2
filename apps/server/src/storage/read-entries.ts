import { Quarantined, type StoredEntry } from '@guildhall/tables'
import { entryOf } from './entry-rows.ts'
import { faultOfChain, firstHash } from './hash-chain.ts'
import type { Storage } from './storage.ts'

/** The entries of a table after that number, `most` of them where it is given. Throws SetAside where they are not what was written. */
export async function readEntries(
  { db }: Pick<Storage, 'db'>,
  table: string,
  after: number,
  most?: number,
): Promise<readonly StoredEntry[]> {
  const row = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirstOrThrow()
  // The hash of the first entry depends on the previous one.
  const rows = await db
    .selectFrom('entries')
    .leftJoin('seat_names', (join) =>
      join
        .onRef('seat_names.table_id', '=', 'entries.table_id')
        .onRef('seat_names.number', '=', 'entries.number'),
    )
    .selectAll('entries')
    .select('seat_names.name')
    .where('entries.table_id', '=', table)
    .where('entries.number', '>=', after)
    .$if(most !== undefined, (query) => query.where('entries.number', '<=', after + (most ?? 0)))
    .orderBy('entries.number')
    .execute()
  const entries = rows.filter(({ number }) => number > after)
  const known =
    after === 0 ? { number: 0, hash: firstHash(row) } : rows.find(({ number }) => number === after)
  if (known === undefined) throw new Quarantined(`entry ${after} is missing`)
  const isWhole = most === undefined || row.number <= after + most
  const fault =
    faultOfChain(known, entries) ?? (isWhole ? faultOfEnd(row, [known, ...entries]) : null)
  if (fault !== null) throw new Quarantined(fault)
  return entries.map((entry) => entryOf(entry, entry.name))
}

/** The table row names its last entry; more may have been written since it was read. */
function faultOfEnd(
  { number, hash }: { readonly number: number; readonly hash: string },
  entries: readonly { readonly number: number; readonly hash: string }[],
): string | null {
  const last = entries.find((entry) => entry.number === number)
  if (last === undefined) return `entry ${number} is missing`
  return last.hash === hash ? null : `entry ${number} was changed`
}
