/**
 * The right to write to a table, under the name with which this process leads it. It is lost as
 * soon as the process counts as dead: then another may lead the table.
 */
export class WriteLease {
  readonly #isAlive: (leader: string) => boolean
  #leader: string | null = null

  /** Checked whenever it matters: whether the process of that name counts as alive. */
  constructor(isAlive: (leader: string) => boolean) {
    this.#isAlive = isAlive
  }

  /** The name to write under; null if this process may not write. */
  get holder(): string | null {
    return this.#leader !== null && this.#isAlive(this.#leader) ? this.#leader : null
  }

  take(leader: string): void {
    this.#leader = leader
  }

  drop(): void {
    this.#leader = null
  }
}
