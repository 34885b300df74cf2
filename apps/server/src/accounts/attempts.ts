/** How many wrong passwords are allowed for one account from one address. */
const MOST = 5
const WINDOW = 15 * 60 * 1000
const REMEMBERED = 100_000

/**
 * Counts failures per account and address, so that an attacker elsewhere does not lock the owner
 * out.
 */
export class Attempts {
  readonly #now: () => number
  readonly #failures = new Map<string, number[]>()

  constructor(now: () => number) {
    this.#now = now
  }

  mayTry(account: string, address: string): boolean {
    return this.#recent(account, address).length < MOST
  }

  failed(account: string, address: string): void {
    if (this.#failures.size >= REMEMBERED) this.#failures.clear()
    const recent = this.#recent(account, address)
    this.#failures.set(key(account, address), [...recent, this.#now()])
  }

  succeeded(account: string, address: string): void {
    this.#failures.delete(key(account, address))
  }

  #recent(account: string, address: string): number[] {
    const since = this.#now() - WINDOW
    return (this.#failures.get(key(account, address)) ?? []).filter((at) => at > since)
  }
}

const key = (account: string, address: string): string => `${account} ${address}`
