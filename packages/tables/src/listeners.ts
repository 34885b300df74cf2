import type { AppliedEntry, Listener } from './journal.ts'
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

  notify(table: TableState, entries: readonly AppliedEntry[]): void {
    for (const listener of this.#listeners) {
      try {
        listener(table, entries)
      } catch (error) {
        this.#report(error)
      }
    }
  }
}
