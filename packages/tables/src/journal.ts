import { SLICE } from './missed.ts'
import {
  type Append,
  Conflict,
  type JournalStore,
  type Notice,
  Quarantined,
  type StoredEntry,
  type Time,
} from './ports.ts'
import { summaryOf } from './summary.ts'
import type { PersonId, TableEvent } from './table-event.ts'
import { type TableHeader, TableState } from './table-state.ts'
import { WriteLease } from './write-lease.ts'

/** Unattributed time that is shorter is not recorded. */
const LEAST_UNATTRIBUTED_MS = 50

/** What was decided cannot be applied: the rules are wrong. Nothing was written. */
export class RulesFault extends Error {}

/** An entry, and the state of the game right after it: others may follow at once. */
export interface AppliedEntry extends StoredEntry {
  readonly state: unknown
}

/** Is called with what is stored, in order: the entries of one request together. */
export type Listener = (table: TableState, entries: readonly AppliedEntry[]) => void

/** What a request led to. */
interface Granted {
  /** Its last entry. */
  readonly number: number
  /** How many decisions of the game it stored. */
  readonly played: number
}

/** Both are kept as one number, for every request of a table: no request may have so many commands. */
const MORE_THAN_PLAYED = 1024

/** Whose request led to events, and its id. */
export interface RequestOrigin {
  readonly person: PersonId
  readonly id: string
}

interface JournalPorts {
  readonly store: JournalStore
  readonly time: Time
  /** Whether others take this process for alive under that name. */
  readonly isAlive: (leader: string) => boolean
  /** The notices that follow from what was just applied to the table. */
  readonly notices: (table: TableState, entries: readonly StoredEntry[]) => readonly Notice[]
  /** Is called with what is stored. */
  readonly announce: Listener
}

/**
 * The journal of a table: the table in memory, folded from what is stored, and the only way to
 * write to it. While something is being written the table is ahead of the store, and where that
 * failed it may be wrong: then it is read anew before anybody looks.
 */
export class Journal {
  readonly lease: WriteLease
  readonly #header: TableHeader
  readonly #ports: JournalPorts
  /** The entries that requests led to, by who asked; two people may happen to choose the same id. */
  readonly #granted = new Map<PersonId, Map<string, number>>()
  /** The decisions of a request whose last entry, which has its id, is still to come. */
  #played = 0
  #table: TableState
  #outOfSync = false
  /** Since when nothing could be stored. */
  #stuckSince: number | null = null
  /** The last entries that are known to be stored, and that were announced. */
  #stored = 0
  #announced: number

  constructor(header: TableHeader, entries: readonly StoredEntry[], ports: JournalPorts) {
    this.lease = new WriteLease(ports.isAlive)
    this.#header = header
    this.#ports = ports
    this.#table = new TableState(header)
    for (const entry of entries) this.#replay(this.#table, entry)
    this.#announced = this.#table.number
  }

  get table(): TableState {
    return this.#table
  }

  /** Whether the table is not what is stored, or something could not be. */
  get isStuck(): boolean {
    return this.#outOfSync || this.#stuckSince !== null
  }

  /** How far the table has come, as far as it is known to be stored. */
  get number(): number {
    return this.#stored
  }

  /** What a request led to, if it was granted. */
  granted(person: PersonId, id: string): Granted | undefined {
    const granted = this.#granted.get(person)?.get(id)
    if (granted === undefined) return undefined
    return { number: Math.floor(granted / MORE_THAN_PLAYED), played: granted % MORE_THAN_PLAYED }
  }

  /** Makes sure that the table is what is stored. */
  async resync(): Promise<void> {
    if (this.#outOfSync) await this.refresh()
  }

  /** Reads what others have stored, and announces it. */
  async refresh(): Promise<void> {
    const known = this.#outOfSync ? 0 : this.#table.number
    let slice = await this.#slice(known)
    const table = this.#outOfSync ? new TableState(this.#header) : this.#table
    this.#outOfSync = true // until all of it is applied
    for (let together: readonly AppliedEntry[] = []; ; ) {
      together = this.#replayAll(table, slice, together)
      if (slice.length < SLICE) break
      slice = await this.#slice(table.number) // others get their turn between two slices
    }
    this.#table = table
    this.#outOfSync = false
  }

  /** Reads the table for the first time: nobody has to be told of what was stored before. */
  async load(): Promise<void> {
    this.#announced = Number.POSITIVE_INFINITY
    await this.refresh()
    this.#announced = this.#table.number
  }

  #slice(after: number): Promise<readonly StoredEntry[]> {
    return this.#ports.store.entries(this.#header.id, after, SLICE)
  }

  /** What is announced together may begin in one slice and end in the next: the answer is its beginning. */
  #replayAll(
    table: TableState,
    entries: readonly StoredEntry[],
    begun: readonly AppliedEntry[],
  ): readonly AppliedEntry[] {
    let together = [...begun]
    for (const entry of entries) {
      this.#replay(table, entry)
      const last = isLastOfRequest(entry)
      if (entry.number > this.#announced) {
        together.push({ ...entry, state: stateAfter(table, last) })
      }
      if (!last) continue
      this.#announce(table, together)
      together = []
    }
    return together
  }

  /**
   * Takes the lease under that name. Nobody had it since `silentSince`, by the clock of this
   * process: that time is recorded as unattributed, or the lease is not taken.
   */
  async lead(leader: string, silentSince: number): Promise<() => void> {
    await this.refresh()
    this.lease.take(leader)
    try {
      return await this.#writeUnattributed(Math.min(silentSince, this.#stuckSince ?? silentSince))
    } catch (error) {
      this.lease.drop()
      throw error
    }
  }

  /** The table is what is stored, and the time in which nothing could be is unattributed. */
  async ready(): Promise<void> {
    await this.resync()
    if (this.#stuckSince === null || this.lease.holder === null) return
    const announce = await this.#writeUnattributed(this.#stuckSince)
    announce()
  }

  /**
   * Stores events; the answer announces them to the listeners. Rejects without the lease, and where
   * they were not stored or nobody knows; then the table must be read anew.
   */
  async write(
    events: readonly TableEvent[],
    from: RequestOrigin | null = null,
  ): Promise<() => void> {
    const leader = this.lease.holder
    if (leader === null) throw new Conflict('this process does not lead the table')
    if (events.length === 0) return () => {}
    const at = this.#ports.time.now()
    const entries = this.#entriesOf(events, from, at)
    this.#outOfSync = true
    const applied = this.#apply(entries)
    try {
      await this.#ports.store.append(this.#append(leader, entries))
    } catch (error) {
      if (!(error instanceof Conflict)) this.#stuckSince ??= at
      throw error
    }
    this.#outOfSync = false
    for (const entry of entries) this.#record(entry)
    return () => this.#announce(this.#table, applied)
  }

  /** Since then, or since what was last written, the time is unattributed: where there are clocks. */
  async #writeUnattributed(since: number): Promise<() => void> {
    const { at, clock, status } = this.#table
    const ms = this.#ports.time.now() - Math.max(since, at)
    const hasClock = status === 'playing' && clock.pace.kind !== 'none'
    const counts = hasClock && Math.abs(ms) >= LEAST_UNATTRIBUTED_MS
    const announce = await this.write(counts ? [{ type: 'waited', ms }] : [])
    this.#stuckSince = null
    return announce
  }

  #entriesOf(
    events: readonly TableEvent[],
    from: RequestOrigin | null,
    at: number,
  ): readonly StoredEntry[] {
    const first = this.#table.number + 1
    return events.map((event, index) => {
      // Unattributed time is not what somebody asked for.
      const person = event.type === 'waited' ? null : (from?.person ?? null)
      const requestId = index === events.length - 1 ? (from?.id ?? null) : null
      return { number: first + index, at, event, requestId, person }
    })
  }

  #apply(entries: readonly StoredEntry[]): readonly AppliedEntry[] {
    try {
      return entries.map((entry) => {
        this.#table.apply(entry)
        return { ...entry, state: stateAfter(this.#table, isLastOfRequest(entry)) }
      })
    } catch (cause) {
      throw new RulesFault(String(cause), { cause })
    }
  }

  /** What is to be stored, once it is applied. */
  #append(leader: string, entries: readonly StoredEntry[]): Append {
    try {
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

  #record({ requestId, person, number, event }: StoredEntry): void {
    this.#stored = number
    if (person === null) return
    const played = this.#played + (event.type === 'played' ? 1 : 0)
    this.#played = requestId === null ? played : 0
    if (requestId === null) return
    const granted = this.#granted.get(person) ?? new Map<string, number>()
    this.#granted.set(person, granted.set(requestId, number * MORE_THAN_PLAYED + played))
  }

  #announce(table: TableState, entries: readonly AppliedEntry[]): void {
    const last = entries.at(-1)
    if (last === undefined) return
    this.#announced = last.number
    this.#ports.announce(table, entries)
  }
}

/** The id of a request is stored with its last entry. */
const isLastOfRequest = ({ person, requestId }: StoredEntry): boolean =>
  person === null || requestId !== null

/** A copy, unless nothing follows that would change it. */
function stateAfter({ play }: TableState, isLast: boolean): unknown {
  if (play === null) return null
  return isLast ? play.state : play.game.copy(play.state)
}
