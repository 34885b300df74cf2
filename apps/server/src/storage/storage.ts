import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { MigrationLock } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Called with a table that another process may have written to, and its last number. */
export type TableChanged = (table: string, number: number) => void

/** The database, whichever it is. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres'
  /** Where it is, for people; never with a password. */
  readonly place: string
  readonly db: Kysely<Schema>
  /** How many transactions to run at the same time. */
  readonly concurrency: number
  /** The reason of a refusal after which nothing was written; null if that is uncertain. */
  refusal(error: unknown): 'duplicate' | 'other' | null
  /** Whether an error means corrupt data. */
  isDamage(error: unknown): boolean
  /** Reads everything as it is at one moment, while others write. */
  snapshot<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Lets the rest of this transaction take as long as it needs. */
  liftTimeouts(transaction: QueryExecutorProvider): Promise<void>
  /** Works while no other process holds any of these keys, which all callers name in one order. */
  alone<T>(keys: readonly string[], work: () => Promise<T>): Promise<T>
  /** Reports what other processes store. Call the result to stop. */
  listen(changed: TableChanged, report: (error: unknown) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** A database that was reached, before its schema is known to be right. */
export interface OpenedStorage extends Storage {
  readonly migrationLock: MigrationLock
  /** Prepares the database before the first table is led. */
  ready(): Promise<void>
}
