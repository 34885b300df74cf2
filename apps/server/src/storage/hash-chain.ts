import { createHash } from 'node:crypto'
import type { EntryRow, TableRow } from './schema.ts'

/**
 * Every entry has a hash of itself and the previous hash; the first includes its table. A flipped
 * bit, a lost row or a foreign row is detected when it is read.
 */
const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

type ChainStart = Pick<
  TableRow,
  'id' | 'game' | 'rules_version' | 'players' | 'options' | 'secret' | 'host'
>

/** The first hash of a table's chain. */
export const firstHash = (header: ChainStart): string =>
  hashOf(
    ...[header.id, header.game, header.rules_version, header.players, header.options],
    ...[header.secret, header.host],
  )

/** The hash of an entry that follows one of hash `before`. */
export const nextHash = (before: string, entry: Omit<EntryRow, 'table_id' | 'hash'>): string =>
  hashOf(before, entry.number, entry.at, entry.request_id, entry.person, entry.body)

/** The first fault in the entries after the one of that number and hash; null if there is none. */
export function faultOfChain(
  last: { readonly number: number; readonly hash: string },
  entries: readonly EntryRow[],
): string | null {
  let { number, hash } = last
  for (const entry of entries) {
    number += 1
    if (entry.number !== number) return `entry ${number} is missing`
    hash = nextHash(hash, entry)
    if (entry.hash !== hash) return `entry ${number} was changed`
  }
  return null
}
