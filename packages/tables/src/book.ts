import type { Fact, PersonId } from './entry.ts'
import { type Append, type Notice, type RoomStore, SetAside, type StoredEntry } from './ports.ts'
import { summaryOf } from './summary.ts'
import { Table, type TableCard } from './table.ts'

/** What was decided cannot be applied: the rules are wrong. Nothing was written. */
export class Faulty extends Error {}

/** Hears of every entry once it is stored, in order. */
export type Listener = (table: Table, entry: StoredEntry) => void

/** Facts that are to be written together, and from whose request they follow. */
export interface Draft {
  readonly at: number
  readonly facts: readonly Fact[]
  readonly from: { readonly person: PersonId; readonly id: string } | null
}

interface BookPorts {
  readonly store: RoomStore
  /** What people are to be told of what was just applied to the table. */
  readonly notices: (table: Table, entries: readonly StoredEntry[]) => readonly Notice[]
  /** Hears of what is stored. */
  readonly tell: Listener
}

/**
 * A table in memory, folded from what is stored. While something is being written the table is
 * ahead of it, and where that failed it may be wrong: then it is read anew before anybody looks.
 */
export class Book {
  readonly #card: TableCard
  readonly #ports: BookPorts
  /** The entries that requests led to, by who asked; two people may happen to choose the same id. */
  readonly #granted = new Map<PersonId, Map<string, number>>()
  #table: Table
  #astray = false
  /** The last entries that are known to be stored, and that were told. */
  #stored = 0
  #told: number

  constructor(card: TableCard, entries: readonly StoredEntry[], ports: BookPorts) {
    this.#card = card
    this.#ports = ports
    this.#table = new Table(card)
    for (const entry of entries) this.#take(this.#table, entry)
    this.#told = this.#table.number
  }

  get table(): Table {
    return this.#table
  }

  /** Whether the table may be other than what is stored. */
  get astray(): boolean {
    return this.#astray
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
  async mend(): Promise<void> {
    if (this.#astray) await this.refresh()
  }

  /** Reads what others have stored, and tells it. */
  async refresh(): Promise<void> {
    const known = this.#astray ? 0 : this.#table.number
    const entries = await this.#ports.store.entries(this.#card.id, known)
    const table = this.#astray ? new Table(this.#card) : this.#table
    this.#astray = true // until all of it is applied
    for (const entry of entries) {
      this.#take(table, entry)
      if (entry.number > this.#told) this.#tell(table, entry)
    }
    this.#table = table
    this.#astray = false
  }

  /**
   * Writes the facts as the leader of that name. The answer tells the listeners of them. Rejects
   * where they were not stored or nobody knows; then the table must be mended.
   */
  async write(leader: string, { at, facts, from }: Draft): Promise<() => void> {
    if (facts.length === 0) return () => {}
    const first = this.#table.number + 1
    const entries = facts.map((fact, index): StoredEntry => {
      // The time that was nobody's is not what somebody asked for.
      const person = fact.type === 'waited' ? null : (from?.person ?? null)
      const requestId = index === facts.length - 1 ? (from?.id ?? null) : null
      return { number: first + index, at, fact, requestId, person }
    })
    this.#astray = true
    await this.#ports.store.append(this.#append(leader, entries))
    this.#astray = false
    for (const entry of entries) this.#know(entry)
    return () => {
      for (const entry of entries) this.#tell(this.#table, entry)
    }
  }

  /** What is to be stored, once it is applied. */
  #append(leader: string, entries: readonly StoredEntry[]): Append {
    try {
      for (const entry of entries) this.#table.apply(entry)
      const notices = this.#ports.notices(this.#table, entries)
      return { table: this.#card.id, leader, entries, summary: summaryOf(this.#table), notices }
    } catch (cause) {
      throw new Faulty(String(cause), { cause })
    }
  }

  #take(table: Table, entry: StoredEntry): void {
    try {
      table.apply(entry)
    } catch (cause) {
      throw new SetAside(`entry ${entry.number} cannot be applied: ${cause}`, { cause })
    }
    this.#know(entry)
  }

  #know({ requestId, person, number }: StoredEntry): void {
    this.#stored = number
    if (requestId === null || person === null) return
    const granted = this.#granted.get(person)
    if (granted === undefined) this.#granted.set(person, new Map([[requestId, number]]))
    else granted.set(requestId, number)
  }

  #tell(table: Table, entry: StoredEntry): void {
    this.#told = entry.number
    this.#ports.tell(table, entry)
  }
}
