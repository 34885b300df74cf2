import type { Store, Time } from './ports.ts'

/** A process says that it is alive so often, and is taken for dead after so long without. */
export const HEARTBEAT_MS = 2000
export const ALIVE_MS = 6000

/**
 * Whether others take this process for alive. One that was taken for dead lives on under another
 * name: what it led it must take anew, so that the time in between is known.
 */
export class Heartbeat {
  readonly #store: Store
  readonly #time: Time
  readonly #process: string
  /** Called when it was taken for dead. */
  readonly #ended: () => Promise<void>
  #until = Number.NEGATIVE_INFINITY
  #lives = 0
  #beating: Promise<void> | null = null

  constructor(
    { store, time, process }: { store: Store; time: Time; process: string },
    ended: () => Promise<void>,
  ) {
    this.#store = store
    this.#time = time
    this.#process = process
    this.#ended = ended
  }

  get name(): string {
    return this.#lives === 0 ? this.#process : `${this.#process}.${this.#lives}`
  }

  isAlive(name = this.name): boolean {
    return name === this.name && this.#time.now() < this.#until
  }

  /** Says that it is alive. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null
    })
    return this.#beating
  }

  /** Says that it is no more; one that was taken for dead has not led anything until now. */
  async end(): Promise<void> {
    if (!this.isAlive()) return
    const now = this.#time.now()
    await this.#store.heartbeat(this.name, now, now)
  }

  async #beat(): Promise<void> {
    const now = this.#time.now()
    if (Number.isFinite(this.#until) && now >= this.#until) {
      this.#lives += 1
      this.#until = Number.NEGATIVE_INFINITY
      await this.#ended()
    }
    await this.#store.heartbeat(this.name, now, now + ALIVE_MS)
    this.#until = now + ALIVE_MS
  }
}
