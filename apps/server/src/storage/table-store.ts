import {
  type Append,
  type Leadership,
  Quarantined,
  type Store,
  type StoredEntry,
  type TableHeader,
} from '@guildhall/tables'
import { writeTogether } from './append.ts'
import { GroupCommit } from './group-commit.ts'
import { beat, due, lead } from './leadership.ts'
import { readEntries } from './read-entries.ts'
import type { Storage } from './storage.ts'
import { headerOf } from './table-header.ts'

/** The stored tables. */
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
      storage.concurrency,
    )
  }

  append(append: Append): Promise<void> {
    return this.#appends.add(append)
  }

  header(table: string): Promise<TableHeader | null> {
    return this.#orQuarantine(table, async () => {
      const row = await this.#storage.db
        .selectFrom('tables')
        .selectAll()
        .where('id', '=', table)
        .executeTakeFirst()
      return row === undefined ? null : headerOf(row)
    })
  }

  entries(table: string, after: number, most?: number): Promise<readonly StoredEntry[]> {
    return this.#orQuarantine(table, () => readEntries(this.#storage, table, after, most))
  }

  lead(table: string, process: string, now: number): Promise<Leadership> {
    return lead(this.#storage, table, process, now)
  }

  heartbeat(process: string, now: number, until: number): Promise<void> {
    return beat(this.#storage, { id: process, address: this.#address }, now, until)
  }

  due(process: string, now: number, most: number): Promise<readonly string[]> {
    return due(this.#storage, process, now, most)
  }

  async quarantine(table: string, reason: string): Promise<void> {
    await this.#storage.db
      .updateTable('tables')
      .set({ fault: reason, fault_at: Date.now() })
      .where('id', '=', table)
      .execute()
  }

  /** A table that cannot be read, or was changed, affects no other table. */
  async #orQuarantine<T>(table: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      const reason = this.#storage.isDamage(error) ? new Quarantined(String(error)) : error
      // A damaged database may refuse even that; the caller gets the error anyway.
      if (reason instanceof Quarantined)
        await this.quarantine(table, reason.message).catch(() => {})
      throw reason
    }
  }
}
