import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import type { Heard } from './storage.ts'

/** What is said on this channel: the table and its last number. */
export const CHANNEL = 'guildhall_table'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5000
/** The clocks of two processes may differ by so much. */
const SKEW = 60_000

/**
 * Hears what all processes store, on a connection of its own. Where that was lost, everything that
 * was stored meanwhile is told when it is back: nothing is missed, some is heard twice.
 */
export class TableListener {
  readonly #url: string
  readonly #db: Kysely<Schema>
  readonly #heard: Heard
  readonly #report: (error: unknown) => void
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #pause = FIRST_PAUSE
  /** Since when nothing is heard. */
  #deaf: number | null = null
  #stopped = false

  constructor(url: string, db: Kysely<Schema>, heard: Heard, report: (error: unknown) => void) {
    this.#url = url
    this.#db = db
    this.#heard = heard
    this.#report = report
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'guildhall listener',
      keepAlive: true,
    })
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
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

  #hear(payload: string): void {
    const at = payload.lastIndexOf(':')
    this.#heard(payload.slice(0, at), Number(payload.slice(at + 1)))
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    this.#deaf ??= Date.now()
    this.#again()
  }

  #again(): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.start().catch((error: unknown) => {
        this.#report(error)
        this.#again()
      })
    }, this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  async #catchUp(): Promise<void> {
    if (this.#deaf === null) return
    const changed = await this.#db
      .selectFrom('tables')
      .select(['id', 'number'])
      .where('updated', '>=', this.#deaf - SKEW)
      .execute()
    this.#deaf = null
    for (const { id, number } of changed) this.#heard(id, number)
  }
}
