import type { Review } from '@guildhall/bots/coach'
import type { AnyCommand } from '@guildhall/kernel'
import type { Origin, StoredEntry, Summary, TableEvent } from '@guildhall/tables'

/** A table of this device: what never changes of it, and a summary for the lists. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  /** From which all chance follows. Whoever owns the device could read it. */
  readonly secret: string
  readonly title: string
  readonly origin?: Origin
  readonly created: number
  readonly updated: number
  /** The number of the last entry. */
  readonly number: number
  readonly summary: Summary
  /** Why it cannot be played on. */
  readonly fault?: string
  /** The table on the server that its finished game was uploaded to. */
  readonly putAt?: string
}

/** The review of its game, once it was made. */
export interface ReviewRow {
  readonly table: string
  readonly review: Review<AnyCommand>
}

/** An entry of a table, under the names with which browsers have stored them ever since. */
export interface EntryRow extends Omit<StoredEntry, 'event'> {
  readonly table: string
  readonly fact: TableEvent
}
