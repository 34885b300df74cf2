import { entriesOfRow } from './entry-rows.ts'
import { type ChainEnd, hashAfter, nextHash, type PlainEntry, sealOf } from './hash-chain.ts'
import { MOST_IN_PACK, unpack } from './pack.ts'
import type { EntryRow, PackRow } from './table-rows.ts'

/** A row of a table's log, packed or not: entries in a row, and the chain at the last of them. */
export type LogRow = EntryRow | PackRow

export const isPack = (row: LogRow): row is PackRow => 'pack' in row

/** The entries of a row that was checked. */
export const entriesOf = (row: LogRow): PlainEntry[] =>
  isPack(row) ? unpack(row) : entriesOfRow(row)

/** The first fault in the rows after that end of the chain; null if there is none. */
export function faultOfLog(last: ChainEnd, rows: readonly LogRow[]): string | null {
  let known = last
  for (const row of rows) {
    const fault = faultOfRow(known, row)
    if (fault !== null) return fault
    known = row
  }
  return null
}

function faultOfRow({ number, hash }: ChainEnd, row: LogRow): string | null {
  const first = isPack(row) ? row.first : row.number - entriesOfRow(row).length + 1
  if (first !== number + 1) return `entry ${number + 1} is missing`
  const isSound = isPack(row)
    ? isSealed(hash, row)
    : hashAfter(hash, entriesOfRow(row)) === row.hash
  if (isSound) return null
  return first === row.number
    ? `entry ${first} was changed`
    : `entries ${first} to ${row.number} were changed`
}

/** A damaged database may hold something else than bytes. */
const isSealed = (before: string, row: PackRow): boolean =>
  row.pack instanceof Uint8Array && sealOf(before, row) === row.seal

/** Every entry with its own hash; at the end of a row that is what was stored there. */
export function withHashes(known: ChainEnd, rows: readonly LogRow[]): EntryRow[] {
  let { hash, number: last } = known
  return rows.flatMap((row) => {
    // A damaged row may reach into the one before it.
    const entries = readable(row).filter(({ number }) => number > last)
    last = row.number
    return entries.map((entry) => {
      hash = entry.number === row.number ? row.hash : nextHash(hash, entry)
      return { table_id: row.table_id, ...entry, hash }
    })
  })
}

/** The entries of a row that was not checked. What cannot be read is empty, and so stays damaged. */
export function readable(row: LogRow): PlainEntry[] {
  if (!isPack(row)) return entriesOfRow(row)
  const length = Math.min(row.number - row.first + 1, MOST_IN_PACK)
  try {
    const entries = unpack(row)
    if (entries.length === length) return entries
  } catch {
    // as below
  }
  return Array.from({ length }, (_, i) => ({
    ...{ number: row.number - i, at: 0, request_id: null, person: null, body: '' },
  })).reverse()
}
