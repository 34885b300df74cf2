const MINUTE_MS = 60_000
/** How many people are remembered before those with nothing to make up for are forgotten. */
const MOST = 1000

interface Account {
  readonly left: number
  readonly at: number
}

/** The thinking time of each person: so much a minute, which can be saved up for one minute. */
export class Allowance {
  readonly #perMinute: number
  readonly #now: () => number
  readonly #accounts = new Map<string, Account>()

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute
    this.#now = now
  }

  isSpent(person: string): boolean {
    return this.#left(person) <= 0
  }

  /** Thinking that is over may be more than was left: then the next minutes have less. */
  spend(person: string, ms: number): void {
    if (this.#accounts.size >= MOST) this.#forgetFull()
    this.#accounts.set(person, { left: this.#left(person) - ms, at: this.#now() })
  }

  #left(person: string): number {
    const account = this.#accounts.get(person)
    if (account === undefined) return this.#perMinute
    const gained = ((this.#now() - account.at) / MINUTE_MS) * this.#perMinute
    return Math.min(this.#perMinute, account.left + gained)
  }

  #forgetFull(): void {
    for (const person of this.#accounts.keys()) {
      if (this.#left(person) >= this.#perMinute) this.#accounts.delete(person)
    }
  }
}
