import {
  type Append,
  type Leadership,
  SetAside,
  type Store,
  type StoredEntry,
  type TableCard,
} from '@guildhall/tables'
import { writeTogether } from './append.ts'
import { cardOf } from './cards.ts'
import { faultOfChain, firstHash } from './chain.ts'
import { entryOf } from './facts.ts'
import { GroupCommit } from './group-commit.ts'
import { beat, due, lead } from './leadership.ts'
import type { Storage } from './storage.ts'

/** The tables of the house, stored. */
export class TableStore implements Store {
  readonly #storage: Storage
  readonly #address: string
  readonly #appends: GroupCommit<Append>

  /** Other processes reach this one at that address. */
  constructor(storage: Storage, address: string) {
    this.#storage = storage
    this.#address = address
    this.#appends = new GroupCommit(
      (appends) => writeTogether(storage, appends),
      ({ table }) => table,
      storage.lanes,
    )
  }

  append(append: Append): Promise<void> {
    return this.#appends.add(append)
  }

  async card(table: string): Promise<TableCard | null> {
    const row = await this.#storage.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirst()
    if (row === undefined) return null
    return this.#orSetAside(table, () => cardOf(row))
  }

  async entries(table: string, after: number): Promise<readonly StoredEntry[]> {
    const { db } = this.#storage
    const row = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
    // The one before tells the hash from which the first one follows.
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
      .orderBy('entries.number')
      .execute()
    const [known, ...rest] = after > 0 ? rows : [{ number: 0, hash: firstHash(row) }, ...rows]
    return this.#orSetAside(table, () => {
      if (known === undefined || known.number !== after) {
        throw new SetAside(`entry ${after} is missing`)
      }
      const entries = rest as typeof rows
      const fault = faultOfChain(known, entries) ?? faultOfEnd(row, [known, ...entries])
      if (fault !== null) throw new SetAside(fault)
      return entries.map((entry) => entryOf(entry, entry.name))
    })
  }

  lead(table: string, process: string, now: number): Promise<Leadership> {
    return lead(this.#storage, table, process, now)
  }

  beat(process: string, now: number, until: number): Promise<void> {
    return beat(this.#storage, { id: process, address: this.#address }, now, until)
  }

  due(process: string, now: number, most: number): Promise<readonly string[]> {
    return due(this.#storage, process, now, most)
  }

  async setAside(table: string, reason: string): Promise<void> {
    await this.#storage.db
      .updateTable('tables')
      .set({ fault: reason, fault_at: Date.now() })
      .where('id', '=', table)
      .execute()
  }

  async #orSetAside<T>(table: string, read: () => T): Promise<T> {
    try {
      return read()
    } catch (error) {
      if (error instanceof SetAside) await this.setAside(table, error.message)
      throw error
    }
  }
}

/** The table knows its last entry; more may have been written since it was read. */
function faultOfEnd(
  { number, hash }: { readonly number: number; readonly hash: string },
  entries: readonly { readonly number: number; readonly hash: string }[],
): string | null {
  const last = entries.find((entry) => entry.number === number)
  if (last === undefined) return `entry ${number} is missing`
  return last.hash === hash ? null : `entry ${number} was changed`
}
