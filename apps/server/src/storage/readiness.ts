import type { FastifyBaseLogger } from 'fastify'
import type { Storage } from './storage.ts'

const KEY = 'ready'
/** A check writes to the disk, so many requests share one. */
const CHECK_EVERY = 2000

/** Whether the database can be read and written: not on a full or read-only disk. */
export class Readiness {
  readonly #storage: Storage
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  readonly #now: () => number
  #checked = Number.NEGATIVE_INFINITY
  #ready: Promise<boolean> = Promise.resolve(true)
  #was = true

  constructor(storage: Storage, log: Pick<FastifyBaseLogger, 'warn' | 'info'>, now: () => number) {
    this.#storage = storage
    this.#log = log
    this.#now = now
  }

  check(): Promise<boolean> {
    if (this.#now() - this.#checked < CHECK_EVERY) return this.#ready
    this.#checked = this.#now()
    this.#ready = this.#write().then(
      () => this.#note(true, ''),
      (error: unknown) => this.#note(false, error instanceof Error ? error.message : String(error)),
    )
    return this.#ready
  }

  async #write(): Promise<void> {
    const value = String(this.#now())
    await this.#storage.db
      .insertInto('meta')
      .values({ key: KEY, value })
      .onConflict((known) => known.column('key').doUpdateSet({ value }))
      .execute()
  }

  /** One line for every change, however often it is asked. */
  #note(ready: boolean, reason: string): boolean {
    if (this.#was && !ready) this.#log.warn(`not ready: the database can’t be written (${reason})`)
    if (!this.#was && ready) this.#log.info('ready again')
    this.#was = ready
    return ready
  }
}
