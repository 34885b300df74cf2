import type { AnyCommand, Outcome, Seat } from '@guildhall/kernel'
import type { JournalEntry, PersonId } from './table-event.ts'
import type { AnyGame, TableHeader, TableStatus } from './table-state.ts'

/** An entry as it is stored: with the request it came from. */
export interface StoredEntry extends JournalEntry {
  /** The id of the request, at the last of its entries; null where the table acted by itself. */
  readonly requestId: string | null
  readonly person: PersonId | null
}

/** What is written to a table at once, or not at all. */
export interface Append {
  readonly table: string
  /** Whoever else has become the leader, nothing is written. */
  readonly leader: string
  /** Without gaps; the first follows the last stored one. */
  readonly entries: readonly StoredEntry[]
  readonly summary: Summary
  /** What people are to be notified of outside the app, stored with it. */
  readonly notices?: readonly Notice[]
}

/** A notification for a person who may not have the table open. */
export interface Notice {
  readonly person: PersonId
  /** What it is about, e.g. `turn`. */
  readonly kind: string
  readonly body: unknown
  /** Not before then; what is out of date by then need not be sent. */
  readonly due: number
  /** What was sent once under this name is not sent again. */
  readonly dedupe: string
}

/** What is looked up without reading a table's entries. */
export interface Summary {
  readonly status: TableStatus
  /** By seat; under the name with which it is stored. */
  readonly chairs: readonly {
    readonly person: PersonId | null
    readonly name: string
    readonly bot: string | null
  }[]
  /** Who is to decide, if it is a person who plays for themselves. */
  readonly waitingFor: PersonId | null
  /** When the table has to act by itself: a clock that runs out, now where a bot is to play. */
  readonly due: number | null
  readonly turns: number
  /** The account of the game, once it is over. */
  readonly outcome: Outcome | null
}

/** Another process has written to the table or leads it now; what was to be written was not. */
export class Conflict extends Error {}

/** It is not known whether it was written: the table must be read again. */
export class Uncertain extends Error {}

/** What is stored of a table cannot be read, or is not what was written; it was quarantined. */
export class Quarantined extends Error {}

/** Who leads a table. */
export type Leadership =
  /**
   * This process, from now on. `silent` is how long nobody had led it, counted from the last sign
   * of life of the leader before, by both their clocks: below 0 where this one's is behind. It is
   * reported again until something is appended, so that it cannot be lost.
   */
  | { readonly mine: true; readonly silent: number }
  | { readonly mine: false; readonly leader: string }

/** What one table needs of its storage. Every call resolves or rejects some time. */
export interface JournalStore {
  /** Safe once it resolves. Rejects with Conflict, Uncertain, or why nothing was written. */
  append(append: Append): Promise<void>
  /** Rejects with SetAside where they are not what was written. */
  entries(table: string, after: number): Promise<readonly StoredEntry[]>
  /** Quarantines the table, with the reason for the administrator, until something is appended. */
  quarantine(table: string, reason: string): Promise<void>
}

/** The tables of many processes. What one was not answered may have happened all the same. */
export interface Store extends JournalStore {
  /** The table, or null if there is none. Rejects with SetAside where it cannot be opened. */
  header(table: string): Promise<TableHeader | null>
  /**
   * Takes the lead if nobody alive has it. A process is alive until the time it named, unless it
   * named it further ahead than it ever would: then a clock was set back, and it is taken for dead.
   */
  lead(table: string, process: string, now: number): Promise<Leadership>
  /** Says that a process is alive, and will be taken for it until then. */
  heartbeat(process: string, now: number, until: number): Promise<void>
  /**
   * Tables that have to act by now and are led by this process, and those whose clock runs though
   * nobody alive leads them. The longest overdue come first, quarantined ones not at all.
   */
  due(process: string, now: number, most: number): Promise<readonly string[]>
}

export interface Time {
  /** Milliseconds since 1970 that never go back. */
  now(): number
  /** Calls once after so long; the answer cancels it. */
  after(ms: number, call: () => void): () => void
}

/** A decision for a bot: it sees what its seat may see. */
export interface BotQuestion {
  readonly bot: string
  readonly game: AnyGame
  readonly view: unknown
  readonly legal: readonly AnyCommand[]
  readonly seat: Seat
  /** The seed of the bot's chance, not of the game's. */
  readonly seed: string
}

export interface Bots {
  knows(bot: string): boolean
  /** The place of its choice in `legal`. Never fails: there is a fallback. */
  choose(question: BotQuestion): Promise<number>
}
