import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  type Game,
  item,
  type Seat,
} from '@guildhall/kernel'
import type { Bot } from './bot.ts'

/**
 * How many of its own further questions the greedy bot answers in its head before it judges: none,
 * since a game's `evaluate` knows what its open questions promise. More is slower by a factor each.
 */
export const GREEDY_DEPTH = 0

/**
 * Takes the command after which its position looks best to the game's own `evaluate`. Where the
 * seat goes on deciding, it answers up to `depth` more questions with what looks best at once.
 */
export const greedy = (depth: number = GREEDY_DEPTH): Bot => ({
  name: depth === GREEDY_DEPTH ? 'greedy' : `greedy:${depth}`,
  choose(game, { seat, legal, view }, chance) {
    if (legal.length === 1) return item(legal, 0)
    const table = game.redeal(view(), chance)
    const look = new Look(game, seat, chance.split(chance.int(2 ** 32)))
    return look.best(table, legal, depth)
  },
})

/** One look ahead: every line of play meets the same luck. */
class Look<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #seat: Seat
  readonly #luck: Chance
  readonly #choices = new Choices<C>()

  constructor(game: Game<S, C, E, V>, seat: Seat, luck: Chance) {
    this.#game = game
    this.#seat = seat
    this.#luck = luck
  }

  /** The first of the commands with the highest value. */
  best(table: S, legal: readonly C[], depth: number): C {
    let best = item(legal, 0)
    let bestValue = Number.NEGATIVE_INFINITY
    for (const command of legal) {
      const value = this.#valueOf(this.#after(table, command, 0), depth)
      if (value > bestValue) {
        best = command
        bestValue = value
      }
    }
    return best
  }

  #valueOf(table: S, depth: number): number {
    let state = table
    for (let answered = 1; answered <= depth; answered++) {
      if (this.#game.actor(state)?.seat !== this.#seat) break
      state = this.#bestAfter(state, answered)
    }
    return this.#game.evaluate(state, this.#seat)
  }

  #bestAfter(table: S, answered: number): S {
    this.#choices.clear()
    this.#game.legal(table, this.#choices)
    let best = table
    let bestValue = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.#choices.count; i++) {
      const state = this.#after(table, this.#choices.at(i), answered)
      const value = this.#game.evaluate(state, this.#seat)
      if (value > bestValue) {
        best = state
        bestValue = value
      }
    }
    return best
  }

  #after(table: S, command: C, answered: number): S {
    const state = this.#game.copy(table)
    this.#game.play(state, command, this.#luck.split(answered))
    return state
  }
}
