import {
  CompiledQuery,
  type Kysely,
  type QueryExecutorProvider,
  sql,
  type Transaction,
} from 'kysely'
import type { Migration } from './migration.ts'
import { first } from './migrations/0001-first.ts'
import { importedGames } from './migrations/0002-imported-games.ts'
import { reviews } from './migrations/0003-reviews.ts'
import { accounts } from './migrations/0004-accounts.ts'
import { moderation } from './migrations/0005-moderation.ts'
import { unattended } from './migrations/0006-unattended.ts'
import { attempts } from './migrations/0007-attempts.ts'
import { networks } from './migrations/0008-networks.ts'
import { packs } from './migrations/0009-packs.ts'
import { claimedInvitations } from './migrations/0010-claimed-invitations.ts'
import type { Schema } from './schema.ts'
import { STORAGE_FAULTS, StorageError } from './storage-error.ts'

/** In order: the first creates version 1. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  importedGames,
  reviews,
  accounts,
  moderation,
  unattended,
  attempts,
  networks,
  packs,
  claimedInvitations,
]

/** The schema version of this program. */
export const NEWEST = MIGRATIONS.length

type Migrated = {
  migrations: { version: number; name: string; applied: number }
}
type Step = Transaction<Schema & Migrated>

/** Two servers that start at once must not both change the schema of a shared database. */
export type MigrationLock = (step: QueryExecutorProvider) => Promise<void>

/**
 * Brings the database to the newest version, each step in a transaction. Refuses a database
 * that a newer program has changed.
 */
export async function migrate(
  db: Kysely<Schema>,
  lock: MigrationLock,
  migrations = MIGRATIONS,
): Promise<void> {
  let more = true
  while (more) {
    more = await db
      .withTables<Migrated>()
      .transaction()
      .execute(async (step) => {
        await lock(step)
        return stepUp(step, migrations)
      })
  }
}

/** Migrates the schema, from nothing or from an older version, to a given version. */
export async function migrateTo(step: Transaction<Schema>, version: number): Promise<void> {
  const any = step.withTables<Migrated>()
  while (await stepUp(any, MIGRATIONS.slice(0, version)));
}

/** Migrates by one version; false if there is none. */
async function stepUp(step: Step, migrations: readonly Migration[]): Promise<boolean> {
  const version = await versionOf(step)
  if (version > migrations.length) {
    throw new StorageError(STORAGE_FAULTS.schemaTooNew('database', version, migrations.length))
  }
  const next = migrations[version]
  if (next === undefined) return false
  const now = Date.now()
  const text = typeof next.statements === 'string' ? next.statements : next.statements(now)
  const statements = text.split(';').filter((statement) => statement.trim() !== '')
  for (const statement of statements) await step.executeQuery(CompiledQuery.raw(statement))
  const row = { version: version + 1, name: next.name, applied: now }
  await step.insertInto('migrations').values(row).execute()
  return true
}

async function versionOf(step: Step): Promise<number> {
  await step.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('version', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied', 'bigint', (column) => column.notNull())
    .execute()
  const { version } = await step
    .selectFrom('migrations')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .executeTakeFirstOrThrow()
  return version
}
