import { createHash } from 'node:crypto'
import type { EntryRow, TableRow } from './schema.ts'

/**
 * Every entry carries the hash of itself and of all before it, and the first one that of its
 * table. A bit that flipped on the disk, a lost or a foreign row is found when it is read.
 */
const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

type ChainStart = Pick<
  TableRow,
  'id' | 'game' | 'rules_version' | 'players' | 'options' | 'secret' | 'host'
>

/** Where the chain of a table begins. */
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
