/** Lets only so many calls run at the same time; the others wait until it is their turn or too late. */
export class Gate {
  readonly #most: number
  readonly #waiting = new Set<() => void>()
  #open = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Rejects without having called where the signal comes first. */
  async pass<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    if (this.#open < this.#most) this.#open += 1
    else await this.#turn(signal)
    try {
      return await call()
    } finally {
      const [next] = this.#waiting
      if (next === undefined) this.#open -= 1
      else next() // takes the place of this one
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        signal.removeEventListener('abort', tooLate)
        this.#waiting.delete(go)
      }
      const go = () => {
        end()
        resolve()
      }
      const tooLate = () => {
        end()
        reject(signal.reason)
      }
      signal.addEventListener('abort', tooLate)
      this.#waiting.add(go)
    })
  }
}
