import { hash, verify } from '@node-rs/argon2'
import { Refused } from '../http/refused.ts'

/** The OWASP minimum: Argon2id (the default), 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing is expensive: how many run at once, and how many may wait. */
const AT_ONCE = 2
const MAY_WAIT = 50

/** Passwords are hashed a few at a time, so that many sign-ins do not slow down the games. */
export class Passwords {
  #running = 0
  readonly #waiting: (() => void)[] = []
  /** The hash of an unknown password, checked where there is no account, to take equally long. */
  readonly #nobody = hash('nobody has this password', COST)

  hash(password: string): Promise<string> {
    return this.#queued(() => hash(password, COST))
  }

  /** Takes as long whether there is such an account or not. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#nobody)
    const matches = await this.#queued(() => verify(against, password))
    return matches && stored !== undefined
  }

  async #queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MAY_WAIT) {
      throw new Refused(503, 'busy', 'Too many sign-ins right now. Try again in a moment.')
    }
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }
}
