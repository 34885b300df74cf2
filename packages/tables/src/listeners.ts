import type { Listener } from './journal.ts'
import type { StoredEntry } from './ports.ts'
import type { TableState } from './table-state.ts'

/** Listeners to what is stored. A listener that throws does not affect the table. */
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

  notify(table: TableState, entry: StoredEntry): void {
    for (const listener of this.#listeners) {
      try {
        listener(table, entry)
      } catch (error) {
        this.#report(error)
      }
    }
  }
}
