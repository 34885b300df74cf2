import type { AnyCommand, AnyEvent, Game } from '@guildhall/kernel'
import type { Luck } from './luck.ts'

/** A new deal costs as much as several simulations, so a few in a row share one. */
const TABLES_A_DEAL = 4

/** Tables that agree with what a seat sees, each to be used up. */
export class Deals<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #view: V
  readonly #luck: Luck
  /** The table as it was last dealt, and how many may still have a copy of it. */
  #dealt: S
  #left: number

  constructor(game: Game<S, C, E, V>, view: V, luck: Luck) {
    this.#game = game
    this.#view = view
    this.#luck = luck
    this.#dealt = game.redeal(view, luck)
    // Where nothing is hidden, every table is the same but for its luck.
    this.#left = game.isOpen === true ? Number.POSITIVE_INFINITY : TABLES_A_DEAL
  }

  next(): S {
    if (this.#left === 0) {
      this.#dealt = this.#game.redeal(this.#view, this.#luck)
      this.#left = TABLES_A_DEAL
    }
    this.#left -= 1
    return this.#game.copy(this.#dealt)
  }
}
