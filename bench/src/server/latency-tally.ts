import type { Sent } from './server-under-test.ts'

/** What was sent and what came of it. Times are milliseconds. */
export class Tally {
  readonly granted: number[] = []
  readonly seen: number[] = []
  readonly refusals = new Map<string, number>()
  readonly #total: number
  #sent = 0
  #refused = 0

  /** The number of commands to send. */
  constructor(total: number) {
    this.#total = total
  }

  /** A command that was due then: what the sender was late counts as well. */
  send(due: number): Sent {
    this.#sent += 1
    return {
      granted: () => this.granted.push(performance.now() - due),
      seen: () => this.seen.push(performance.now() - due),
      refused: (code) => {
        this.#refused += 1
        this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1)
      },
    }
  }

  get sent(): number {
    return this.#sent
  }

  /** Of all that were to be sent. */
  get unanswered(): number {
    return this.#total - this.granted.length - this.#refused
  }
}

/** The value below which that part of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
