import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  type Game,
  item,
  legalCommands,
  type Seat,
  stableHash,
} from '@guildhall/kernel'
import { Unused } from '../search/luck.ts'
import { NONE, type Tree } from '../search/tree.ts'

/**
 * Tables at which a line of play is followed as long as its seat knows what comes: until its turn
 * ends, chance comes, or something comes to light that was hidden.
 */
export class Lookahead<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #seat: Seat
  readonly #tables: readonly S[]
  readonly #turn: number
  readonly #chance = new Unused()
  #isChance = false

  /** The tables agree with what the seat sees, and are used up. */
  constructor(game: Game<S, C, E, V>, seat: Seat, tables: readonly S[]) {
    this.#game = game
    this.#seat = seat
    this.#tables = tables
    this.#turn = game.turns(item(tables, 0))
  }

  /** Whether dice were rolled, or something came to light. */
  get isChance(): boolean {
    return this.#isChance
  }

  /** Whether what comes now depends on more than the seat's own commands. */
  get isOver(): boolean {
    return this.#isChance || this.#tables.some((table) => this.#isOther(table))
  }

  get legal(): readonly C[] {
    return legalCommands(this.#game, item(this.#tables, 0))
  }

  /** What the seat sees now: lines that lead to the same are one, in another order. */
  get seen(): string {
    return stableHash(this.#game.view(item(this.#tables, 0), this.#seat))
  }

  /** Whether a command is the next of the same line. */
  continuesWith(command: C): boolean {
    return !this.isOver && this.legal.includes(command)
  }

  play(command: C): void {
    for (const table of this.#tables) this.#game.play(table, command, this.#chance)
    this.#isChance = this.#chance.used || !this.#isSeenAlike()
  }

  #isOther(table: S): boolean {
    const { seat } = this.#game.actor(table) ?? { seat: null }
    return seat !== this.#seat || this.#game.turns(table) !== this.#turn
  }

  #isSeenAlike(): boolean {
    if (this.#tables.length === 1) return true
    const seen = this.#tables.map((table) => stableHash(this.#game.view(table, this.#seat)))
    return new Set(seen).size === 1
  }
}

/** What a seat foresees from what it sees: two tables, since what differs there it does not know. */
export const lookaheadFrom = <S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  view: V,
  seat: Seat,
  chance: Chance,
): Lookahead<S, C, E, V> => {
  const first = game.redeal(view, chance)
  return new Lookahead(game, seat, game.isOpen ? [first] : [first, game.redeal(view, chance)])
}

/** The line that was gone most often in a tree, from an answer on; `node` is where that led. */
export function lineFrom<S, C extends AnyCommand, E extends AnyEvent, V>(
  ahead: Lookahead<S, C, E, V>,
  tree: Tree<C>,
  answer: C,
  node: number,
): readonly C[] {
  const line = [answer]
  ahead.play(answer)
  let here = node
  while (!ahead.isOver) {
    const { legal } = ahead
    if (legal.length > 1) here = mostVisited(tree, here, legal)
    if (here === NONE) break
    const command = legal.length > 1 ? tree.commandTo(here) : item(legal, 0)
    ahead.play(command)
    line.push(command)
  }
  return line
}

function mostVisited<C>(tree: Tree<C>, parent: number, legal: readonly C[]): number {
  let best = NONE
  let most = 0
  for (const child of tree.children(parent)) {
    const visits = tree.visits(child)
    if (visits > most && legal.includes(tree.commandTo(child))) {
      best = child
      most = visits
    }
  }
  return best
}
