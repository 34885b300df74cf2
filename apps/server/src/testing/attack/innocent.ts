import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from '../visitor.ts'

/** Somebody who means no harm, uses the server beside an attack, and is served all the time. */
export class Innocent {
  readonly #visitor: Visitor
  readonly #headers: Readonly<Record<string, string>>
  readonly #times: number[] = []
  readonly failures: string[] = []
  #ended = false
  #done: Promise<void> | null = null

  private constructor(visitor: Visitor, headers: Readonly<Record<string, string>>) {
    this.#visitor = visitor
    this.#headers = headers
  }

  /** Comes in, from an address of their own where the server believes it. */
  static async comeIn(url: string, address = '10.9.8.7'): Promise<Innocent> {
    const headers = { 'x-forwarded-for': address }
    const visitor = new Visitor(url)
    await visitor.call('POST', '/api/guest', { name: 'Innocent' }, headers)
    return new Innocent(visitor, headers)
  }

  /** Asks for something now and then, until it is ended. */
  begin(pause: number): void {
    this.#done = this.#goOn(pause)
  }

  async end(): Promise<void> {
    this.#ended = true
    await this.#done
  }

  get count(): number {
    return this.#times.length
  }

  /** The time that 95 of 100 answers took at most, in milliseconds. */
  get p95(): number {
    const sorted = [...this.#times].sort((a, b) => a - b)
    return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
  }

  /** One request, which must be answered as ever. */
  async ask(): Promise<void> {
    const begun = performance.now()
    try {
      const { status } = await this.#visitor.call('GET', '/api/me', undefined, this.#headers)
      this.#times.push(performance.now() - begun)
      if (status !== 200) this.failures.push(`an innocent request was answered ${status}`)
    } catch (error) {
      this.failures.push(`an innocent request failed: ${error}`)
    }
  }

  async #goOn(pause: number): Promise<void> {
    while (!this.#ended) {
      await this.ask()
      await sleep(pause)
    }
  }
}
