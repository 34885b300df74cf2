import {
  type Append,
  type JournalStore,
  type Notice,
  Quarantined,
  type StoredEntry,
} from './ports.ts'
import { summaryOf } from './summary.ts'
import type { PersonId, TableEvent } from './table-event.ts'
import { type TableHeader, TableState } from './table-state.ts'

/** What was decided cannot be applied: the rules are wrong. Nothing was written. */
export class RulesFault extends Error {}

/** Is called with every entry once it is stored, in order. */
export type Listener = (table: TableState, entry: StoredEntry) => void

/** Events that are to be written together, and from whose request they follow. */
export interface JournalWrite {
  readonly at: number
  readonly events: readonly TableEvent[]
  readonly from: { readonly person: PersonId; readonly id: string } | null
}

interface JournalPorts {
  readonly store: JournalStore
  /** The notices that follow from what was just applied to the table. */
  readonly notices: (table: TableState, entries: readonly StoredEntry[]) => readonly Notice[]
  /** Is called with what is stored. */
  readonly announce: Listener
}

/**
 * A table in memory, folded from what is stored. While something is being written the table is
 * ahead of it, and where that failed it may be wrong: then it is read anew before anybody looks.
 */
export class Journal {
  readonly #header: TableHeader
  readonly #ports: JournalPorts
  /** The entries that requests led to, by who asked; two people may happen to choose the same id. */
  readonly #granted = new Map<PersonId, Map<string, number>>()
  #table: TableState
  #outOfSync = false
  /** The last entries that are known to be stored, and that were announced. */
  #stored = 0
  #announced: number

  constructor(header: TableHeader, entries: readonly StoredEntry[], ports: JournalPorts) {
    this.#header = header
    this.#ports = ports
    this.#table = new TableState(header)
    for (const entry of entries) this.#replay(this.#table, entry)
    this.#announced = this.#table.number
  }

  get table(): TableState {
    return this.#table
  }

  /** Whether the table may be other than what is stored. */
  get isOutOfSync(): boolean {
    return this.#outOfSync
  }

  /** How far the table has come, as far as it is known to be stored. */
  get number(): number {
    return this.#stored
  }

  /** The entry that a request led to, if it did. */
  granted(person: PersonId, id: string): number | undefined {
    return this.#granted.get(person)?.get(id)
  }

  /** Makes sure that the table is what is stored. */
  async resync(): Promise<void> {
    if (this.#outOfSync) await this.refresh()
  }

  /** Reads what others have stored, and announces it. */
  async refresh(): Promise<void> {
    const known = this.#outOfSync ? 0 : this.#table.number
    const entries = await this.#ports.store.entries(this.#header.id, known)
    const table = this.#outOfSync ? new TableState(this.#header) : this.#table
    this.#outOfSync = true // until all of it is applied
    for (const entry of entries) {
      this.#replay(table, entry)
      if (entry.number > this.#announced) this.#announce(table, entry)
    }
    this.#table = table
    this.#outOfSync = false
  }

  /**
   * Writes the events as the leader of that name. The answer announces them to the listeners.
   * Rejects where they were not stored or nobody knows; then the table must be synchronised.
   */
  async write(leader: string, { at, events, from }: JournalWrite): Promise<() => void> {
    if (events.length === 0) return () => {}
    const first = this.#table.number + 1
    const entries = events.map((event, index): StoredEntry => {
      // Unattributed time is not what somebody asked for.
      const person = event.type === 'waited' ? null : (from?.person ?? null)
      const requestId = index === events.length - 1 ? (from?.id ?? null) : null
      return { number: first + index, at, event, requestId, person }
    })
    this.#outOfSync = true
    await this.#ports.store.append(this.#append(leader, entries))
    this.#outOfSync = false
    for (const entry of entries) this.#record(entry)
    return () => {
      for (const entry of entries) this.#announce(this.#table, entry)
    }
  }

  /** What is to be stored, once it is applied. */
  #append(leader: string, entries: readonly StoredEntry[]): Append {
    try {
      for (const entry of entries) this.#table.apply(entry)
      const notices = this.#ports.notices(this.#table, entries)
      return { table: this.#header.id, leader, entries, summary: summaryOf(this.#table), notices }
    } catch (cause) {
      throw new RulesFault(String(cause), { cause })
    }
  }

  #replay(table: TableState, entry: StoredEntry): void {
    try {
      table.apply(entry)
    } catch (cause) {
      throw new Quarantined(`entry ${entry.number} cannot be applied: ${cause}`, { cause })
    }
    this.#record(entry)
  }

  #record({ requestId, person, number }: StoredEntry): void {
    this.#stored = number
    if (requestId === null || person === null) return
    const granted = this.#granted.get(person)
    if (granted === undefined) this.#granted.set(person, new Map([[requestId, number]]))
    else granted.set(requestId, number)
  }

  #announce(table: TableState, entry: StoredEntry): void {
    this.#announced = entry.number
    this.#ports.announce(table, entry)
  }
}
