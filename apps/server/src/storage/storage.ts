import type { Kysely } from 'kysely'
import type { MigrationLock } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Called with a table that another process may have written to, and the number it has come to. */
export type TableChanged = (table: string, number: number) => void

/** The database, whichever it is. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres'
  /** Where it is, for people; never with a password. */
  readonly place: string
  readonly db: Kysely<Schema>
  /** How many transactions are worth having under way at the same time. */
  readonly concurrency: number
  /** How the database refused, and surely wrote nothing; null where that is not known. */
  refusal(error: unknown): 'duplicate' | 'other' | null
  /** Whether what is on the disk cannot be right. */
  isDamage(error: unknown): boolean
  /** Reads everything as it is at one moment, while others write. */
  snapshot<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Reports what others store, until the answer is called. */
  listen(changed: TableChanged, report: (error: unknown) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** A database that was reached, before its schema is known to be right. */
export interface OpenedStorage extends Storage {
  readonly migrationLock: MigrationLock
  /** Sees to what must be so before the first table is led. */
  ready(): Promise<void>
}
