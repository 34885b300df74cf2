import type { Chance } from '@guildhall/kernel'
import { luckOf } from '../search/luck.ts'
import type { Learner } from './learner.ts'

/**
 * Positions of the last games and what they turned out to be worth, to be learned from several
 * times: games are what costs, not lessons. The newest takes the place of the oldest.
 */
export class Replay {
  readonly #width: number
  readonly #capacity: number
  readonly #inputs: Float32Array
  readonly #wins: Float32Array
  readonly #margins: Float32Array
  readonly #input: Float64Array
  #next = 0
  /** How many positions are kept. */
  count = 0

  constructor(inputs: number, capacity: number) {
    this.#width = inputs
    this.#capacity = capacity
    this.#inputs = new Float32Array(capacity * inputs)
    this.#wins = new Float32Array(capacity)
    this.#margins = new Float32Array(capacity)
    this.#input = new Float64Array(inputs)
  }

  add(input: Float64Array, win: number, margin: number): void {
    this.#inputs.set(input, this.#next * this.#width)
    this.#wins[this.#next] = win
    this.#margins[this.#next] = margin
    this.#next = (this.#next + 1) % this.#capacity
    this.count = Math.min(this.count + 1, this.#capacity)
  }

  /** A random sample of the kept lessons. */
  review(learner: Learner, lessons: number, rate: number, chance: Chance): void {
    if (this.count === 0) return
    const luck = luckOf(chance)
    for (let i = 0; i < lessons; i++) {
      const place = luck.int(this.count)
      const start = place * this.#width
      this.#input.set(this.#inputs.subarray(start, start + this.#width))
      learner.learn(this.#input, this.#wins[place] ?? 0, this.#margins[place] ?? 0, rate)
    }
  }
}
