/**
 * The list that `legal` fills. It is reused, so that listing the legal commands allocates
 * nothing. Its contents are valid until the next `clear`.
 */
export class Choices<C> {
  readonly #items: C[] = []
  count = 0

  clear(): void {
    this.count = 0
  }

  add(command: C): void {
    this.#items[this.count] = command
    this.count += 1
  }

  at(index: number): C {
    const command = this.#items[index]
    if (command === undefined || index >= this.count) throw new RangeError(`no choice ${index}`)
    return command
  }

  /** Whether the same reference is among the choices. */
  has(command: C): boolean {
    for (let i = 0; i < this.count; i++) if (this.#items[i] === command) return true
    return false
  }

  toArray(): C[] {
    return this.#items.slice(0, this.count)
  }
}
