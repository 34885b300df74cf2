import type { LibsqlConnection } from './libsql-dialect.ts'

const EVERY = 1000

/**
 * Checkpoints the write-ahead log on a second connection. Otherwise a writer would do it now and
 * then, and delay everyone who waits for its commit.
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

  /** What cannot be checkpointed now stays in the log, where it is equally safe. */
  async #checkpoint(): Promise<void> {
    await this.#connection.run('pragma wal_checkpoint(passive)').catch(() => {})
  }
}
