import { createHash, hash } from 'node:crypto'
import type { EntryRow, PackRow, TableRow } from './table-rows.ts'

/**
 * Every entry has a hash of itself and the previous hash; the first includes its table. A flipped
 * bit, a lost row or a foreign row is detected when it is read.
 */
const hashOf = (...parts: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(parts), 'hex')

type ChainStart = Pick<
  TableRow,
  'id' | 'game' | 'rules_version' | 'players' | 'options' | 'secret' | 'host'
>

/** The chain as far as it is known: a number, and the hash at it. */
export interface ChainEnd {
  readonly number: number
  readonly hash: string
}

/** One entry, before it has a hash. */
export type PlainEntry = Omit<EntryRow, 'table_id' | 'hash'>

/** The first hash of a table's chain. */
export const firstHash = (header: ChainStart): string =>
  hashOf(
    ...[header.id, header.game, header.rules_version, header.players, header.options],
    ...[header.secret, header.host],
  )

/** The chain of a table before its first entry. */
export const chainStart = (header: ChainStart): ChainEnd => ({ number: 0, hash: firstHash(header) })

/** The hash of an entry that follows one of hash `before`. */
export const nextHash = (before: string, entry: PlainEntry): string =>
  hashOf(before, entry.number, entry.at, entry.request_id, entry.person, entry.body)

/** The hash after these entries. */
export const hashAfter = (before: string, entries: readonly PlainEntry[]): string =>
  entries.reduce(nextHash, before)

/**
 * The hash that guards a pack. The chain was checked entry by entry when it was packed; one hash of
 * the bytes is quicker to check, and notices the same faults.
 */
export const sealOf = (before: string, row: Omit<PackRow, 'seal'>): string =>
  createHash('sha256')
    .update(JSON.stringify([before, row.table_id, row.first, row.number, row.hash]))
    .update(row.pack)
    .digest('hex')
