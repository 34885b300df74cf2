import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { AdvisoryLocks } from './advisory-locks.ts'
import { forgetProcesses } from './leadership.ts'
import { KEEP_ALIVE, liftTimeouts, setTimeouts } from './postgres-timeouts.ts'
import type { Schema } from './schema.ts'
import type { OpenedStorage } from './storage.ts'
import { STORAGE_FAULTS, StorageError } from './storage-error.ts'
import { TableListener } from './table-listener.ts'

const DAY = 24 * 60 * 60 * 1000
const CONNECTIONS = 10
/** How many groups of appends are written at the same time. */
const CONCURRENT_WRITES = 4
/** Any number: the same for every process, and used for nothing else. */
const MIGRATING = 4_715_001

/** A PostgreSQL database, shared by any number of processes. */
export async function openPostgres(url: string): Promise<OpenedStorage> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: { getTypeParser },
    application_name: 'guildhall',
    ...KEEP_ALIVE,
    onConnect: setTimeouts,
  })
  // A lost connection fails its query, and the next query opens another. An error event that no one
  // handles, from the pool or from an idle connection in use, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const locks = new AdvisoryLocks(url)
  return {
    kind: 'postgres',
    place: placeOf(url),
    db,
    concurrency: CONCURRENT_WRITES,
    refusal,
    // Data or an index are corrupt.
    isDamage: (error) => error instanceof pg.DatabaseError && /^XX00[12]$/.test(error.code ?? ''),
    snapshot: (read) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          await liftTimeouts(transaction)
          return read(transaction)
        }),
    liftTimeouts,
    alone: (keys, work) => locks.alone(keys, work),
    async listen(changed, report) {
      const listener = new TableListener(url, db, changed, report)
      await listener.start()
      return () => listener.stop()
    },
    async migrationLock(step) {
      await liftTimeouts(step)
      await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(step)
    },
    async ready() {
      await assertDurable(db)
      await forgetProcesses(db, Date.now() - DAY)
    },
    async close() {
      await locks.close()
      await db.destroy()
    },
  }
}

/** What is acknowledged must survive a power cut: less than that is refused. */
async function assertDurable(db: Kysely<Schema>): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
      db,
    )
    const value = rows[0]?.value
    if (value === undefined || value === 'off') {
      throw new StorageError(STORAGE_FAULTS.unsafe(`${name} is ${value ?? 'unknown'}`))
    }
  }
}

const INT8 = 20

/** Whole numbers come as numbers: times and counts stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')

function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `PostgreSQL ${host}${pathname}`
  } catch {
    throw new StorageError(STORAGE_FAULTS.badAddress)
  }
}

/** The class of errors by which somebody, or a time-out, ended a statement. */
const INTERVENTION = /^57/

/**
 * An error of a statement is an answer. A lost connection is not, nor is a cancelled statement: a
 * commit may have happened before the cancellation came.
 */
function refusal(error: unknown): 'duplicate' | 'other' | null {
  if (!(error instanceof pg.DatabaseError) || error.severity !== 'ERROR') return null
  if (INTERVENTION.test(error.code ?? '')) return null
  return error.code === '23505' ? 'duplicate' : 'other'
}
