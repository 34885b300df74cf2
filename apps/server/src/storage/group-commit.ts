/** One piece of work that waits to be written, and its promise. */
interface Waiting<T> {
  readonly work: T
  readonly done: () => void
  readonly failed: (reason: unknown) => void
}

/** The result of each piece: null if it was written, otherwise the reason. */
export type Written = readonly (Error | null)[]

/** The maximum number of pieces in one transaction. */
const MOST = 64

/**
 * Writes everything that waits in one transaction. This is as safe as one transaction each, with
 * one sync of the disk. While one group is being written, the next one gathers.
 */
export class GroupCommit<T> {
  readonly #write: (works: readonly T[]) => Promise<Written>
  readonly #keyOf: (work: T) => string
  readonly #concurrency: number
  readonly #busy = new Set<string>()
  #waiting: Waiting<T>[] = []
  #running = 0
  #planned = false

  /** Two pieces with the same key are never written at the same time. */
  constructor(
    write: (works: readonly T[]) => Promise<Written>,
    keyOf: (work: T) => string,
    concurrency: number,
  ) {
    this.#write = write
    this.#keyOf = keyOf
    this.#concurrency = concurrency
  }

  /** Resolves once it is written. */
  add(work: T): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ work, done, failed })
      this.#plan()
    })
  }

  /** Deferred, so that everything from the current tick goes together. */
  #plan(): void {
    if (this.#planned || this.#running >= this.#concurrency || this.#waiting.length === 0) return
    this.#planned = true
    setImmediate(() => {
      this.#planned = false
      this.#send()
    })
  }

  #send(): void {
    const group = this.#take()
    if (group.length === 0) return
    this.#running += 1
    const works = group.map(({ work }) => work)
    this.#write(works)
      .then(
        (written) => {
          for (const [i, one] of group.entries()) finish(one, written[i] ?? null)
        },
        (reason: unknown) => {
          for (const { failed } of group) failed(reason)
        },
      )
      .finally(() => {
        this.#running -= 1
        for (const work of works) this.#busy.delete(this.#keyOf(work))
        this.#plan()
      })
    this.#plan()
  }

  #take(): Waiting<T>[] {
    const group: Waiting<T>[] = []
    const rest: Waiting<T>[] = []
    for (const one of this.#waiting) {
      const key = this.#keyOf(one.work)
      if (group.length >= MOST || this.#busy.has(key)) rest.push(one)
      else {
        this.#busy.add(key)
        group.push(one)
      }
    }
    this.#waiting = rest
    return group
  }
}

const finish = <T>({ done, failed }: Waiting<T>, reason: Error | null): void =>
  reason === null ? done() : failed(reason)
