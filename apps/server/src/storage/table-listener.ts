import type { Kysely } from 'kysely'
import pg from 'pg'
import { KEEP_ALIVE } from './postgres-timeouts.ts'
import type { Schema } from './schema.ts'
import type { TableChanged } from './storage.ts'

/** What is sent on this channel: the table and its last number. */
export const CHANNEL = 'guildhall_table'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5000
/** How much the clocks of two processes may differ. */
const SKEW = 60_000

/**
 * Listens to what all processes store, on its own connection. After a lost connection, everything
 * stored meanwhile is reported: nothing is missed, some is reported twice.
 */
export class TableListener {
  readonly #url: string
  readonly #db: Kysely<Schema>
  readonly #changed: TableChanged
  readonly #report: (error: unknown) => void
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #pause = FIRST_PAUSE
  /** Since when the connection is lost. */
  #disconnectedSince: number | null = null
  #stopped = false

  constructor(
    url: string,
    db: Kysely<Schema>,
    changed: TableChanged,
    report: (error: unknown) => void,
  ) {
    this.#url = url
    this.#db = db
    this.#changed = changed
    this.#report = report
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'guildhall listener',
      ...KEEP_ALIVE,
    })
    client.on('notification', ({ payload = '' }) => this.#receive(payload))
    // Without this, a lost connection would end the process.
    client.on('error', this.#report)
    client.once('end', () => this.#lost(client))
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await this.#catchUp()
      this.#pause = FIRST_PAUSE
    } catch (error) {
      this.#client = null
      await client.end().catch(() => {}) // it may be lost already
      throw error
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#client?.end()
  }

  #receive(payload: string): void {
    const at = payload.lastIndexOf(':')
    this.#changed(payload.slice(0, at), Number(payload.slice(at + 1)))
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    this.#disconnectedSince ??= Date.now()
    this.#reconnect()
  }

  #reconnect(): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.start().catch((error: unknown) => {
        this.#report(error)
        this.#reconnect()
      })
    }, this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  async #catchUp(): Promise<void> {
    if (this.#disconnectedSince === null) return
    const changed = await this.#db
      .selectFrom('tables')
      .select(['id', 'number'])
      .where('updated', '>=', this.#disconnectedSince - SKEW)
      .execute()
    this.#disconnectedSince = null
    for (const { id, number } of changed) this.#changed(id, number)
  }
}
