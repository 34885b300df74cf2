/** Runs asynchronous work one piece after the other, in the order in which it came. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()
  #length = 0

  /** How much is waiting or being done. */
  get length(): number {
    return this.#length
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#length += 1
    const done = this.#last.then(work).finally(() => {
      this.#length -= 1
    })
    this.#last = done.catch(() => {}) // the caller gets the rejection
    return done
  }

  /** Everything that has come so far is done. */
  async idle(): Promise<void> {
    await this.#last
  }
}
