import {
  type StoredEntry,
  type TableHeader,
  TableState,
  viewEntry,
  viewerOf,
  viewTable,
  type Watcher,
} from '@guildhall/tables'
import { openStorage, type Place } from '../../storage/open-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { plainRows } from '../../storage/stored-log.ts'
import { TableStore } from '../../storage/table-store.ts'
import { type Asked, hashOf, type Ledger, type Shown } from './ledger.ts'

/** Compares what clients were sent with what is stored. */
export class ConsistencyChecker {
  readonly #ledger: Ledger
  readonly #place: Place
  /** How far each table was stored when it was last looked at, with the hash of all until then. */
  readonly #known = new Map<string, { readonly number: number; readonly hash: string }>()

  constructor(ledger: Ledger, place: Place) {
    this.#ledger = ledger
    this.#place = place
  }

  /** Everything that came in since the last time, against what is stored now. */
  async compare(): Promise<void> {
    // Taken first: while others go on, more is stored than was sent by then, and never less.
    const { asked, shown, tables } = this.#ledger.take()
    const storage = await openStorage(this.#place)
    try {
      for (const table of tables) {
        const here = <T extends { readonly table: string }>(all: readonly T[]) =>
          all.filter((each) => each.table === table)
        await this.#table(storage, table, here(asked), here(shown))
      }
    } finally {
      await storage.close()
    }
  }

  async #table(
    storage: Storage,
    id: string,
    asked: readonly Asked[],
    shown: readonly Shown[],
  ): Promise<void> {
    await this.#onlyGrew(storage, id)
    if (asked.length + shown.length === 0) return
    const store = new TableStore(storage, '')
    try {
      const header = await store.header(id)
      if (header === null) return this.#lost(id, 'is gone')
      const entries = await store.entries(id, 0) // in a row, with every hash checked
      for (const one of asked) this.#answers(one, entries)
      this.#shown(header, entries, shown)
    } catch (error) {
      this.#lost(id, String(error))
    }
  }

  /** What was stored once stays as it was: the hash of an entry is that of all before it, too. */
  async #onlyGrew({ db }: Storage, table: string): Promise<void> {
    const row = await db
      .selectFrom('tables')
      .select(['number', 'hash', 'fault'])
      .where('id', '=', table)
      .executeTakeFirst()
    if (row === undefined) return this.#lost(table, 'is gone')
    if (row.fault !== null) this.#lost(table, `was quarantined: ${row.fault}`)
    const known = this.#known.get(table)
    this.#known.set(table, row)
    if (known === undefined || known.number === 0 || known.number === row.number) return
    const still = (await plainRows(db, table)).find(({ number }) => number === known.number)
    if (still?.hash !== known.hash) this.#lost(table, `${known.number} is not what it was`)
  }

  /** What was granted is stored once, under the number that was answered, whenever that was. */
  #answers({ table, person, request, answers }: Asked, entries: readonly StoredEntry[]): void {
    const wrong = (what: string) => this.#lost(table, `${request.id} ${what}`)
    const stored = entries.filter(
      (entry) => entry.requestId === request.id && entry.person === person,
    )
    if (stored.length > 1) wrong(`is stored ${stored.length} times`)
    const granted = new Set(answers.flatMap((answer) => (answer.ok ? [answer.number] : [])))
    if (granted.size > 1) wrong(`was granted as ${[...granted].join(' and ')}`)
    for (const number of granted) {
      if (stored[0]?.number !== number) wrong(`was granted as ${number} and is not stored so`)
    }
    const refusal = answers.find((answer) => !answer.ok && !answer.retry)
    if (refusal === undefined || refusal.ok) return
    if (stored.length > 0) wrong(`was refused (${refusal.refusal.code}) and is stored`)
  }

  /** Every view and every event that anybody got is what a fresh fold of the log gives them. */
  #shown(header: TableHeader, entries: readonly StoredEntry[], shown: readonly Shown[]): void {
    const byNumber = new Map<number, Shown[]>()
    for (const one of shown) byNumber.set(one.number, [...(byNumber.get(one.number) ?? []), one])
    const table = new TableState(header)
    const compare = (entry: StoredEntry | null) => {
      for (const { person, now, hash } of byNumber.get(table.number) ?? []) {
        const watcher: Watcher = { person }
        const right =
          now !== null
            ? viewTable(table, watcher, now)
            : entry && viewEntry(table, entry, viewerOf(table, watcher))
        if (hashOf(right) === hash) continue
        const what = now === null ? 'an event' : 'a view'
        this.#lost(header.id, `somebody was shown ${what} of ${table.number} that is not stored`)
      }
      byNumber.delete(table.number)
    }
    compare(null)
    for (const entry of entries) {
      table.apply(entry)
      compare(entry)
    }
    for (const number of byNumber.keys()) {
      this.#lost(header.id, `${number} was shown, stored are ${entries.length}`)
    }
  }

  #lost(table: string, what: string): void {
    this.#ledger.lost.push(`${table}: ${what}`)
  }
}
