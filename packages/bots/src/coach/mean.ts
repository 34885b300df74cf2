import { item, type Seat } from '@guildhall/kernel'
import type { Outlook } from '../search/leaf.ts'
import { evenly } from '../value/utility.ts'

/** What the seats may hope for on average, over all that was added. */
export class Mean {
  #times = 0
  readonly #wins: number[]
  readonly #margins: number[]
  readonly #utilities: number[]

  constructor(players: number) {
    this.#wins = Array.from({ length: players }, () => 0)
    this.#margins = this.#wins.slice()
    this.#utilities = this.#wins.slice()
  }

  add({ wins, margins }: Outlook): void {
    this.#times += 1
    for (let seat = 0; seat < this.#wins.length; seat++) {
      const [win, margin] = [wins[seat] ?? 0, margins[seat] ?? 0]
      this.#wins[seat] = item(this.#wins, seat) + win
      this.#margins[seat] = item(this.#margins, seat) + margin
      this.#utilities[seat] = item(this.#utilities, seat) + evenly(win, margin)
    }
  }

  get times(): number {
    return this.#times
  }

  /** The share of the win. */
  win(seat: Seat): number {
    return item(this.#wins, seat) / this.#times
  }

  /** In points ahead of the best rival. */
  margin(seat: Seat): number {
    return item(this.#margins, seat) / this.#times
  }

  /** What the seat plays for: winning, and by how much. */
  utility(seat: Seat): number {
    return item(this.#utilities, seat) / this.#times
  }
}
