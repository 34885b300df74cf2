import type { AnyCommand, Outcome, Seat } from '@guildhall/kernel'
import type { JournalEntry, PersonId } from './table-event.ts'
import type { AnyGame, TableHeader, TableStatus } from './table-state.ts'

/** An entry as it is stored: with the request it came from. */
export interface StoredEntry extends JournalEntry {
  /** The id of the request, at the last of its entries; null where the table acted by itself. */
  readonly requestId: string | null
  readonly person: PersonId | null
}

/** One atomic write to a table. */
export interface Append {
  readonly table: string
  /** Nothing is written if another process has become the leader. */
  readonly leader: string
  /** Without gaps; the first follows the last stored one. */
  readonly entries: readonly StoredEntry[]
  readonly summary: Summary
  /** Notices for people outside the app, stored with it. */
  readonly notices?: readonly Notice[]
}

/** A notification for a person who may not have the table open. */
export interface Notice {
  readonly person: PersonId
  /** What it is about, e.g. `turn`. */
  readonly kind: string
  readonly body: unknown
  /** Not before then; an outdated notice need not be sent. */
  readonly due: number
  /** Prevents sending the same notice twice. */
  readonly dedupe: string
}

/** What can be looked up without reading the entries of a table. */
export interface Summary {
  readonly status: TableStatus
  /** By seat; under the name with which it is stored. */
  readonly chairs: readonly {
    readonly person: PersonId | null
    readonly name: string
    readonly bot: string | null
  }[]
  /** The person who must decide; null if it is a bot. */
  readonly waitingFor: PersonId | null
  /** When the table must act by itself: at a time-out, or now for a bot's turn among people. */
  readonly due: number | null
  readonly turns: number
  /** The outcome, once the game is over. */
  readonly outcome: Outcome | null
}

/** Another process has written to the table or leads it now; nothing was written. */
export class Conflict extends Error {}

/** It is not known whether it was written: the table must be read again. */
export class Uncertain extends Error {}

/** What is stored of a table cannot be read, or is not what was written; it was quarantined. */
export class Quarantined extends Error {}

/** Who leads a table. */
export type Leadership =
  /**
   * This process, from now on. `silent` is the time without a leader, counted from the last sign of
   * life of the previous leader, by both clocks: negative if this clock is behind. It is reported
   * again until something is appended, so that it cannot be lost.
   */
  | { readonly mine: true; readonly silent: number }
  | { readonly mine: false; readonly leader: string }

/** The storage of one table. Every call eventually resolves or rejects. */
export interface JournalStore {
  /** Stored once it resolves. Rejects with Conflict, Uncertain, or why nothing was written. */
  append(append: Append): Promise<void>
  /** At most so many, where it is said. Rejects with SetAside where they are not what was written. */
  entries(table: string, after: number, most?: number): Promise<readonly StoredEntry[]>
  /** Quarantines the table, with the reason for the administrator, until something is appended. */
  quarantine(table: string, reason: string): Promise<void>
}

/** The tables of all processes. A call without an answer may still have taken effect. */
export interface Store extends JournalStore {
  /** The table, or null if there is none. Rejects with SetAside where it cannot be opened. */
  header(table: string): Promise<TableHeader | null>
  /**
   * Takes the lead if no live process has it. A process is alive until the time it reported, unless
   * that is too far ahead: then a clock was set back, and it counts as dead.
   */
  lead(table: string, process: string, now: number): Promise<Leadership>
  /** Records that a process is alive until the given time. */
  heartbeat(process: string, now: number, until: number): Promise<void>
  /**
   * Due tables of this process, and tables with a running clock but no live leader. The longest
   * overdue come first; quarantined ones are left out.
   */
  due(process: string, now: number, most: number): Promise<readonly string[]>
}

export interface Time {
  /** Milliseconds since 1970 that never go back. */
  now(): number
  /** Calls once after the given time; the result cancels it. */
  after(ms: number, call: () => void): () => void
}

/** A decision for a bot: it sees what its seat may see. */
export interface BotQuestion {
  /** The person on whose account the thinking goes, and the id of the table. */
  readonly account: PersonId
  readonly table: string
  readonly bot: string
  readonly game: AnyGame
  readonly view: unknown
  readonly legal: readonly AnyCommand[]
  readonly seat: Seat
  /** The seed of the bot's chance, not of the game's. */
  readonly seed: string
}

export interface Bots {
  /** Whether people may seat it. A bot that sits at a table already plays on. */
  knows(bot: string): boolean
  /** The index of its choice in `legal`. Never fails: there is a fallback. */
  choose(question: BotQuestion): Promise<number>
}
