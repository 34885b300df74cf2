import type { Sent } from './server-under-test.ts'

/** What was sent and what came of it. Times are milliseconds, one for each request. */
export class Tally {
  readonly granted: number[] = []
  readonly seen: number[] = []
  readonly refusals = new Map<string, number>()
  readonly #total: number
  #sent = 0
  #grantedCommands = 0
  #refusedCommands = 0

  /** The number of commands to send, at least. */
  constructor(total: number) {
    this.#total = total
  }

  /** A request of so many commands that was due then: what the sender was late counts as well. */
  send(due: number, commands = 1): Sent {
    this.#sent += commands
    return {
      granted: () => {
        this.#grantedCommands += commands
        this.granted.push(performance.now() - due)
      },
      seen: () => this.seen.push(performance.now() - due),
      refused: (code) => {
        this.#refusedCommands += commands
        this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1)
      },
    }
  }

  /** How many commands were sent, and how many of them were granted. */
  get sent(): number {
    return this.#sent
  }

  get grantedCommands(): number {
    return this.#grantedCommands
  }

  /** Of all commands that were to be sent. */
  get unanswered(): number {
    return Math.max(this.#total, this.#sent) - this.#grantedCommands - this.#refusedCommands
  }
}

/** The value below which that part of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
