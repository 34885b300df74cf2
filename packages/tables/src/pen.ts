import type { Book, Draft } from './book.ts'
import type { Fact } from './entry.ts'
import { Conflict, type Time } from './ports.ts'

/** Time that is nobody's is not worth a word where it is shorter. */
const LEAST = 50

/** What the leader of a table writes with: nobody else has it, and it knows when it would not write. */
export class Pen {
  readonly #book: Book
  readonly #time: Time
  readonly #isAlive: (leader: string) => boolean
  /** The name under which this process leads the table; null where it does not. */
  #leader: string | null = null
  /** Since when nothing could be stored. */
  #stuckSince: number | null = null

  /** Whether others take the process of that name for alive is asked whenever it matters. */
  constructor(book: Book, time: Time, isAlive: (leader: string) => boolean) {
    this.#book = book
    this.#time = time
    this.#isAlive = isAlive
  }

  get isHeld(): boolean {
    return this.#leader !== null && this.#isAlive(this.#leader)
  }

  /** Whether the table is not what is stored, or something could not be. */
  get isStuck(): boolean {
    return this.#book.astray || this.#stuckSince !== null
  }

  /**
   * Takes it up under that name. Nobody had it since `silentSince`, by the clock of this process:
   * that is written down, or it is not taken.
   */
  async take(leader: string, silentSince: number): Promise<() => void> {
    await this.#book.refresh()
    this.#leader = leader
    try {
      const tell = await this.#nobodysSince(Math.min(silentSince, this.#stuckSince ?? silentSince))
      this.#stuckSince = null
      return tell
    } catch (error) {
      this.drop()
      throw error
    }
  }

  drop(): void {
    this.#leader = null
  }

  /** The table is what is stored, and the time in which nothing could be is nobody's. */
  async ready(): Promise<void> {
    await this.#book.mend()
    if (this.#stuckSince === null || !this.isHeld) return
    const tell = await this.#nobodysSince(this.#stuckSince)
    this.#stuckSince = null
    tell()
  }

  /** Stores facts; the answer tells the listeners of them. */
  async write(facts: readonly Fact[], from: Draft['from'] = null): Promise<() => void> {
    if (this.#leader === null || !this.isHeld) {
      throw new Conflict('this process does not lead the table')
    }
    if (facts.length === 0) return () => {}
    const at = this.#time.now()
    try {
      return await this.#book.write(this.#leader, { at, facts, from })
    } catch (error) {
      if (!(error instanceof Conflict)) this.#stuckSince ??= at
      throw error
    }
  }

  /** From then on, or from what was last written, the time was nobody's: where there are clocks. */
  #nobodysSince(since: number): Promise<() => void> {
    const { at, clock, status } = this.#book.table
    const ms = this.#time.now() - Math.max(since, at)
    const counts = status === 'playing' && clock.pace.kind !== 'none' && Math.abs(ms) >= LEAST
    return this.write(counts ? [{ type: 'waited', ms }] : [])
  }
}
