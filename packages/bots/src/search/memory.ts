import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  item,
  legalCommands,
  type Seat,
  stableHash,
} from '@guildhall/kernel'
import { Unused } from './luck.ts'
import type { Tree } from './tree.ts'

/** A tree, and the node in it at which thinking goes on. */
export interface KeptTree<C> {
  readonly tree: Tree<C>
  readonly node: number
}

/** Trees that are kept: one for each seat a bot may play at once, with some to spare. */
const MOST_KEPT = 8

/**
 * What a bot thought about the next question of its turn while it answered this one, found again by
 * what its seat will see then.
 */
export class Memory {
  readonly #kept = new Map<string, KeptTree<unknown>>()

  /** What was thought about this question already; it is not kept any longer. */
  recall<C>(question: string): KeptTree<C> | undefined {
    const thought = this.#kept.get(question)
    this.#kept.delete(question)
    return thought as KeptTree<C> | undefined // kept for this very game: its id is in the key
  }

  keep<C>(question: string, thought: KeptTree<C>): void {
    const oldest = this.#kept.keys().next()
    if (this.#kept.size >= MOST_KEPT && oldest.done !== true) this.#kept.delete(oldest.value)
    this.#kept.set(question, thought)
  }
}

/** Where a question is kept: by the table, the seat, and what the seat sees. */
export const questionKey = <S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  view: V,
  seat: Seat,
): string => `${game.id} ${seat} ${stableHash(view)}`

/**
 * The question that the seat is asked next after a command; null where chance or another seat
 * comes between. What is not a choice is answered on the way. Uses the state up.
 */
export function nextQuestion<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
  command: C,
  seat: Seat,
): string | null {
  const chance = new Unused()
  let answer = command
  for (;;) {
    game.play(state, answer, chance)
    if (chance.used || game.actor(state)?.seat !== seat) return null
    const legal = legalCommands(game, state)
    if (legal.length > 1) return questionKey(game, game.view(state, seat), seat)
    answer = item(legal, 0)
  }
}
