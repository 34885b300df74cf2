import { type QueryExecutorProvider, sql } from 'kysely'
import type pg from 'pg'

/**
 * What the database does about a process that stands still, in milliseconds. All of it ends before
 * that process counts as dead: whoever takes over its tables then finds no lock of it.
 */
const TIMEOUTS = {
  /** A transaction that asks for nothing more is ended, and its locks with it. */
  idle_in_transaction_session_timeout: '4s',
  /** Nobody waits longer for what another has locked. */
  lock_timeout: '5s',
  statement_timeout: '10s',
  /** A host that vanished without a word is noticed. */
  tcp_keepalives_idle: '5s',
  tcp_keepalives_interval: '2s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
} as const

/** A whole transaction may take this long; PostgreSQL 17 and later see to it. */
const TRANSACTION_TIMEOUT = '20s'
const HAS_TRANSACTION_TIMEOUT = 170_000

/** How long a query waits for a connection. */
const CONNECTION_MS = 20_000

/** How every connection notices that the other side is gone. */
export const KEEP_ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
  connectionTimeoutMillis: CONNECTION_MS,
} as const

/** Not at the start of the connection: a pool in between need not let such parameters through. */
export async function setTimeouts(client: pg.ClientBase): Promise<void> {
  const settings = Object.entries(TIMEOUTS)
  const calls = settings.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, false)`)
  await client.query(`select ${calls.join(', ')}`, settings.flat())
  await client.query(
    `select set_config('transaction_timeout', $1, false)
      where current_setting('server_version_num')::int >= $2`,
    [TRANSACTION_TIMEOUT, HAS_TRANSACTION_TIMEOUT],
  )
}

/**
 * Lifts the limits until the end of this transaction: a migration, a backup or a restore takes as
 * long as it takes. One that stands still is ended all the same, after a while.
 */
export async function liftTimeouts(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', '5min', true),
    set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    transaction,
  )
  await sql`select set_config('transaction_timeout', '0', true)
    where current_setting('server_version_num')::int >= ${HAS_TRANSACTION_TIMEOUT}`.execute(
    transaction,
  )
}
