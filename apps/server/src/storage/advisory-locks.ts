import pg from 'pg'
import { KEEP_ALIVE, setTimeouts } from './postgres-timeouts.ts'

/** Apart from the other connections: whoever holds a lock never waits for one that waits for it. */
const CONNECTIONS = 4
/** Any number: the same for every process, and used for nothing else. */
export const SEED = 4_715_002

/**
 * Locks that the processes of a cluster share. The database ends them with the process, and a few
 * seconds after it has come to stand still.
 */
export class AdvisoryLocks {
  readonly #pool: pg.Pool

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      application_name: 'guildhall locks',
      ...KEEP_ALIVE,
      onConnect: setTimeouts,
    })
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Works while nobody else holds any of these keys, which all callers name in the same order. */
  async alone<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    try {
      await client.query('begin')
      for (const key of keys) {
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [key, SEED])
      }
    } catch (error) {
      client.release(true)
      throw error
    }
    try {
      return await work()
    } finally {
      // What was done is done, also where the lock was lost meanwhile.
      await client.query('commit').then(
        () => client.release(),
        () => client.release(true),
      )
    }
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}
