/** Work that is done one after the other, in the order in which it came. */
export class Row {
  #last: Promise<unknown> = Promise.resolve()
  #length = 0

  /** How much is waiting or being done. */
  get length(): number {
    return this.#length
  }

  next<T>(work: () => Promise<T>): Promise<T> {
    this.#length += 1
    const done = this.#last.then(work).finally(() => {
      this.#length -= 1
    })
    this.#last = done.catch(() => {}) // whoever asked for it hears of it
    return done
  }

  /** Everything that has come so far is done. */
  async settled(): Promise<void> {
    await this.#last
  }
}
