/** A rate limit: an average per second, and a burst. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #most: number
  readonly #now: () => number
  #left: number
  #at: number

  constructor(perSecond: number, most: number, now: () => number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#now = now
    this.#left = most
    this.#at = now()
  }

  /** Takes a token; false if none is left. */
  take(): boolean {
    const now = this.#now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
