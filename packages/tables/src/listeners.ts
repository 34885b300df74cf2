import type { Listener } from './book.ts'
import type { StoredEntry } from './ports.ts'
import type { Table } from './table.ts'

/** Those who hear of what is stored. One who listens badly is no fault of the table. */
export class Listeners {
  readonly #listeners = new Set<Listener>()
  readonly #report: (error: unknown) => void

  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  get size(): number {
    return this.#listeners.size
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(table: Table, entry: StoredEntry): void {
    for (const listener of this.#listeners) {
      try {
        listener(table, entry)
      } catch (error) {
        this.#report(error)
      }
    }
  }
}
