import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  type Game,
  type Seat,
} from '@guildhall/kernel'
import { Deals } from '../search/deals.ts'
import { blankOutlook, fillOutlook, type Leaf } from '../search/leaf.ts'
import { type Luck, luckOf } from '../search/luck.ts'
import { Mean } from './mean.ts'
import type { Stretch } from './stretches.ts'

/**
 * How lucky every seat was after a stretch, in shares of the win: what the position is worth as it
 * came, less what it was worth on average over all that could have come. Both are judged in the
 * same way, without looking further, so that no decision is in it.
 */
export class LuckEstimate<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #leaf: Leaf<S>
  readonly #luck: Luck
  readonly #choices = new Choices<C>()

  constructor(game: Game<S, C, E, V>, leaf: Leaf<S>, chance: Chance) {
    this.#game = game
    this.#leaf = leaf
    this.#luck = luckOf(chance)
  }

  of({ seat, line, before, after, isChance }: Stretch<C, V>, times: number): readonly number[] {
    const seats = Array.from({ length: this.#game.players }, (_, each) => each)
    if (!isChance) return seats.map(() => 0)
    const hoped = this.#mean(before, line, seat, times)
    const came = this.#mean(after, [], seat, times)
    return seats.map((each) => came.win(each) - hoped.win(each))
  }

  /** What positions are worth after a line, whatever comes of it. */
  #mean(view: V, line: readonly C[], seat: Seat, times: number): Mean {
    const mean = new Mean(this.#game.players)
    const deals = new Deals(this.#game, view, this.#luck)
    const outlook = blankOutlook(this.#game.players)
    for (let i = 0; i < times; i++) {
      const state = deals.next()
      this.#play(state, line)
      const outcome = this.#game.outcome(state)
      if (outcome === null) this.#leaf.judge(state, this.#luck, seat, outlook)
      else fillOutlook(outcome, outlook)
      mean.add(outlook)
    }
    return mean
  }

  /** Plays a line as far as it is legal at that table. */
  #play(state: S, line: readonly C[]): void {
    for (const command of line) {
      this.#game.legal(state, this.#choices)
      if (!this.#choices.has(command)) return
      this.#game.play(state, command, this.#luck)
    }
  }
}
