import type { AnyCommand, AnyEvent } from '@guildhall/kernel'
import { halving } from './halving.ts'
import { PRESENT } from './manner.ts'
import { type Budget, MS_USED, type Question } from './question.ts'

/** A part of a budget; one simulation at least. */
export const shareOf = (budget: Budget, share: number): Budget =>
  'ms' in budget
    ? { ms: budget.ms * share }
    : { simulations: Math.max(1, Math.round(budget.simulations * share)) }

/** Between two looks at whether more thinking can change the choice, and at the clock. */
const SIMULATIONS_AT_ONCE = 16
const SIMULATIONS_A_LOOK = 4

/** Thinking about one question, until time is up or the answer is clear. */
export class Thinking<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #question: Question<S, C, E, V>
  #ranked: readonly number[] | null = null

  constructor(question: Question<S, C, E, V>) {
    this.#question = question
  }

  think(budget: Budget, clock: () => number): void {
    const { manner = PRESENT, simulations } = this.#question
    if (manner.root === 'halving' && simulations.looks) {
      this.#ranked = halving(this.#question, budget, clock)
      return
    }
    if ('ms' in budget) this.#thinkFor(budget.ms * MS_USED, clock)
    else this.#thinkTimes(budget.simulations)
  }

  /**
   * The answers that were looked at: what was compared longest first, or what was visited most; of
   * equals what looks better.
   */
  ranked(): readonly number[] {
    if (this.#ranked !== null) return this.#ranked
    const { tree, root, seat, legal } = this.#question
    const looked: number[] = []
    for (const child of tree.children(root)) {
      if (tree.samples(child) > 0 && legal.includes(tree.commandTo(child))) looked.push(child)
    }
    return looked.sort(
      (a, b) => tree.visits(b) - tree.visits(a) || tree.mean(b, seat) - tree.mean(a, seat),
    )
  }

  #thinkFor(ms: number, clock: () => number): void {
    const start = clock()
    const before = this.#visits
    for (let spent = 0; spent < ms; spent = clock() - start) {
      this.#run(SIMULATIONS_A_LOOK)
      const left = ((this.#visits - before) * (ms - spent)) / Math.max(spent, 1)
      if (spent > 0 && this.#isDecided(left)) return
    }
  }

  #thinkTimes(simulations: number): void {
    const {
      legal,
      simulations: { looks },
    } = this.#question
    // Every answer is looked at once, however few simulations there are and were before.
    const least = Math.max(simulations, (looks ? this.#visits : legal.length) + 1)
    while (this.#visits < least) {
      this.#run(Math.min(SIMULATIONS_AT_ONCE, least - this.#visits))
      if (this.#isDecided(least - this.#visits)) return
    }
  }

  get #visits(): number {
    return this.#question.tree.visits(this.#question.root)
  }

  #run(times: number): void {
    const { simulations, deals, root } = this.#question
    for (let i = 0; i < times; i++) simulations.run(deals.next(), root)
  }

  /** Whether no other answer can be visited more often with what is left. */
  #isDecided(left: number): boolean {
    const { tree, root } = this.#question
    let [most, second] = [0, 0]
    for (const child of tree.children(root)) {
      const visits = tree.visits(child)
      if (visits > most) [most, second] = [visits, most]
      else if (visits > second) second = visits
    }
    return most - second > left
  }
}
