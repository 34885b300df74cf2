import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  type Insight,
  item,
  type Seat,
} from '@guildhall/kernel'
import type { Bot } from '../bot.ts'
import { type Leaf, LearnedLeaf, netOf, PlayoutLeaf } from './leaf.ts'
import { type Luck, luckOf } from './luck.ts'
import { Memory, nextQuestion, questionOf } from './memory.ts'
import { Simulations } from './simulations.ts'
import { NONE, Tree } from './tree.ts'

/** How long a bot thinks about a decision: so many simulations, or so many milliseconds. */
export type Budget = { readonly simulations: number } | { readonly ms: number }

/** What a bot that thinks is given from outside. */
export interface Tools {
  /** Milliseconds that pass; there is no clock in here. */
  clock(): number
  /** What a game hands in to be judged by; null where it hands in nothing. */
  insight(game: AnyGame): Insight<unknown> | null
}

type AnyGame = Pick<Game<unknown, AnyCommand, AnyEvent, unknown>, 'id' | 'players' | 'options'>

/** Between two looks at the clock, and at whether more thinking can change the choice. */
const SIMULATIONS_AT_ONCE = 16
/** Dealing anew costs as much as several simulations; a few in a row share what is hidden. */
const SIMULATIONS_A_DEAL = 4
/** A search ends a little before its time: what comes after it takes time, too. */
const MS_USED = 0.97

/**
 * Looks ahead in a tree on tables that agree with what its seat sees, dealt anew every few
 * simulations. Lines end in what the game's insight says of them or, where there is none, in a playout.
 */
export function search(name: string, budget: Budget, tools: Tools): Bot {
  const memory = new Memory()
  return {
    name,
    choose(game, see, legal, seat, chance) {
      if (legal.length === 1) return item(legal, 0)
      const luck = luckOf(chance)
      const leaf = leafFor(game, tools)
      return new Search(game, see(), legal, seat, luck, leaf, memory).best(budget, tools.clock)
    },
  }
}

/** The same without insight: playouts to the end. */
export const playouts = (name: string, budget: Budget, { clock }: Tools): Bot =>
  search(name, budget, { clock, insight: () => null })

function leafFor<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  tools: Tools,
): Leaf<S> {
  const insight = tools.insight(game) as Insight<S> | null
  if (insight === null) return new PlayoutLeaf(game)
  return new LearnedLeaf(insight.features, netOf(insight), game.players)
}

class Search<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #view: V
  readonly #legal: readonly C[]
  readonly #seat: Seat
  readonly #luck: Luck
  readonly #memory: Memory
  readonly #tree: Tree<C>
  readonly #root: number
  readonly #simulations: Simulations<S, C, E, V>
  /** The table as it was last dealt, and how many simulations may still have a copy of it. */
  #dealt: S
  #left = 0

  constructor(
    game: Game<S, C, E, V>,
    view: V,
    legal: readonly C[],
    seat: Seat,
    luck: Luck,
    leaf: Leaf<S>,
    memory: Memory,
  ) {
    this.#game = game
    this.#view = view
    this.#legal = legal
    this.#seat = seat
    this.#luck = luck
    this.#memory = memory
    const thought = memory.recall<C>(questionOf(game, view, seat))
    this.#tree = thought?.tree ?? new Tree<C>(game.players)
    this.#root = thought?.node ?? this.#tree.add(null)
    this.#simulations = new Simulations(game, this.#tree, leaf, seat, luck)
    this.#dealt = game.redeal(view, luck)
    // Where nothing is hidden, every table is the same but for its luck.
    this.#left = game.isOpen === true ? Number.POSITIVE_INFINITY : SIMULATIONS_A_DEAL
  }

  best(budget: Budget, clock: () => number): C {
    if ('ms' in budget) this.#thinkFor(budget.ms * MS_USED, clock)
    else this.#think(budget.simulations)
    const best = this.#mostVisited()
    const command = this.#tree.commands[best] as C
    const next = nextQuestion(this.#game, this.#deal(), command, this.#seat)
    if (next !== null) this.#memory.keep(next, { tree: this.#tree, node: best })
    return command
  }

  #thinkFor(ms: number, clock: () => number): void {
    const start = clock()
    const before = this.#visits
    for (let spent = 0; spent < ms; spent = clock() - start) {
      this.#run(SIMULATIONS_AT_ONCE)
      const left = ((this.#visits - before) * (ms - spent)) / Math.max(spent, 1)
      if (spent > 0 && this.#isDecided(left)) return
    }
  }

  #think(simulations: number): void {
    // Every answer is looked at once, however few simulations there are.
    const least = Math.max(simulations, this.#legal.length + 1)
    while (this.#visits < least) {
      this.#run(Math.min(SIMULATIONS_AT_ONCE, least - this.#visits))
      if (this.#isDecided(least - this.#visits)) return
    }
  }

  get #visits(): number {
    return this.#tree.visits[this.#root] as number
  }

  #run(simulations: number): void {
    for (let i = 0; i < simulations; i++) this.#simulations.run(this.#deal(), this.#root)
  }

  #deal(): S {
    if (this.#left === 0) {
      this.#dealt = this.#game.redeal(this.#view, this.#luck)
      this.#left = SIMULATIONS_A_DEAL
    }
    this.#left -= 1
    return this.#game.copy(this.#dealt)
  }

  /** Whether no other answer can be visited more often with what is left. */
  #isDecided(left: number): boolean {
    let [most, second] = [0, 0]
    for (let child = this.#firstChild; child !== NONE; child = this.#tree.next[child] as number) {
      const visits = this.#tree.visits[child] as number
      if (visits > most) [most, second] = [visits, most]
      else if (visits > second) second = visits
    }
    return most - second > left
  }

  get #firstChild(): number {
    return this.#tree.first[this.#root] as number
  }

  /** The answer visited most often; of equals the one that looks better. */
  #mostVisited(): number {
    const tree = this.#tree
    let best = NONE
    for (let child = this.#firstChild; child !== NONE; child = tree.next[child] as number) {
      const visits = tree.visits[child] as number
      if (visits === 0 || !this.#legal.includes(tree.commands[child] as C)) continue
      const most = best === NONE ? 0 : (tree.visits[best] as number)
      if (visits > most || (visits === most && this.#looksBetter(child, best))) best = child
    }
    if (best === NONE) throw new Error('nothing legal was looked at')
    return best
  }

  #looksBetter(child: number, than: number): boolean {
    return than === NONE || this.#tree.mean(child, this.#seat) > this.#tree.mean(than, this.#seat)
  }
}
