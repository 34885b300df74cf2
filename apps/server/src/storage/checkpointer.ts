import type { LibsqlConnection } from './libsql-dialect.ts'

const EVERY = 1000

/**
 * Folds what was written into the database, beside the connection that writes: else a writer would
 * do it now and then, and everybody who waits for the commit would wait for that as well.
 */
export class Checkpointer {
  readonly #connection: LibsqlConnection
  readonly #timer: NodeJS.Timeout
  #working: Promise<void> | null = null

  constructor(connection: LibsqlConnection) {
    this.#connection = connection
    this.#timer = setInterval(() => {
      this.#working ??= this.#checkpoint().finally(() => {
        this.#working = null
      })
    }, EVERY)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#working
    this.#connection.close()
  }

  /** What cannot be folded now stays where it was written, and is as safe there. */
  async #checkpoint(): Promise<void> {
    await this.#connection.run('pragma wal_checkpoint(passive)').catch(() => {})
  }
}
