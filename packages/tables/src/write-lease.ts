import type { Journal, JournalWrite } from './journal.ts'
import { Conflict, type Time } from './ports.ts'
import type { TableEvent } from './table-event.ts'

/** Unattributed time that is shorter is not recorded. */
const LEAST = 50

/** What the leader of a table writes with: nobody else has it, and it knows when it would not write. */
export class WriteLease {
  readonly #journal: Journal
  readonly #time: Time
  readonly #isAlive: (leader: string) => boolean
  /** The name under which this process leads the table; null where it does not. */
  #leader: string | null = null
  /** Since when nothing could be stored. */
  #stuckSince: number | null = null

  /** Whether others take the process of that name for alive is asked whenever it matters. */
  constructor(journal: Journal, time: Time, isAlive: (leader: string) => boolean) {
    this.#journal = journal
    this.#time = time
    this.#isAlive = isAlive
  }

  get isHeld(): boolean {
    return this.#leader !== null && this.#isAlive(this.#leader)
  }

  /** Whether the table is not what is stored, or something could not be. */
  get isStuck(): boolean {
    return this.#journal.isOutOfSync || this.#stuckSince !== null
  }

  /**
   * Takes it up under that name. Nobody had it since `silentSince`, by the clock of this process:
   * that is written down, or it is not taken.
   */
  async take(leader: string, silentSince: number): Promise<() => void> {
    await this.#journal.refresh()
    this.#leader = leader
    try {
      const announce = await this.#writeUnattributedSince(
        Math.min(silentSince, this.#stuckSince ?? silentSince),
      )
      this.#stuckSince = null
      return announce
    } catch (error) {
      this.drop()
      throw error
    }
  }

  drop(): void {
    this.#leader = null
  }

  /** The table is what is stored, and the time in which nothing could be is unattributed. */
  async ready(): Promise<void> {
    await this.#journal.resync()
    if (this.#stuckSince === null || !this.isHeld) return
    const announce = await this.#writeUnattributedSince(this.#stuckSince)
    this.#stuckSince = null
    announce()
  }

  /** Stores events; the answer announces them to the listeners. */
  async write(
    events: readonly TableEvent[],
    from: JournalWrite['from'] = null,
  ): Promise<() => void> {
    if (this.#leader === null || !this.isHeld) {
      throw new Conflict('this process does not lead the table')
    }
    if (events.length === 0) return () => {}
    const at = this.#time.now()
    try {
      return await this.#journal.write(this.#leader, { at, events, from })
    } catch (error) {
      if (!(error instanceof Conflict)) this.#stuckSince ??= at
      throw error
    }
  }

  /** From then on, or from what was last written, the time is unattributed: where there are clocks. */
  #writeUnattributedSince(since: number): Promise<() => void> {
    const { at, clock, status } = this.#journal.table
    const ms = this.#time.now() - Math.max(since, at)
    const counts = status === 'playing' && clock.pace.kind !== 'none' && Math.abs(ms) >= LEAST
    return this.write(counts ? [{ type: 'waited', ms }] : [])
  }
}
