import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  type Game,
  item,
  legalCommands,
  type Seat,
} from '@guildhall/kernel'
import { Deals } from '../search/deals.ts'
import type { Leaf } from '../search/leaf.ts'
import { type Luck, luckOf } from '../search/luck.ts'
import { WEIGHING } from '../search/manner.ts'
import type { Budget, Question } from '../search/question.ts'
import { leafFor, type Tools } from '../search/search.ts'
import { Simulations } from '../search/simulations.ts'
import { Thinking } from '../search/thinking.ts'
import { Tree } from '../search/tree.ts'
import { type Lookahead, lineFrom, lookaheadFrom } from './lookahead.ts'
import { Mean } from './mean.ts'

/** A line of play, and what every seat may hope for after it. */
export interface Weighed<C> {
  readonly line: readonly C[]
  readonly hopes: Mean
}

/** A tree, and the simulations that grow it. */
type GrowingTree<S, C extends AnyCommand, E extends AnyEvent, V> = Pick<
  Question<S, C, E, V>,
  'tree' | 'root' | 'simulations'
>

/** A question from the place of the seat that is asked. */
export interface Standpoint<V> {
  readonly view: V
  readonly seat: Seat
}

/** How many more answers to look at if some lead to the same position. */
const SPARE = 2
/** The part of weighing that does not count yet. */
const TO_WARM_UP = 1 / 3

/**
 * Thinks about one question of a seat, from what that seat sees: which lines look best, and what
 * several lines are worth when all of them meet the same tables and the same luck.
 */
export class LineSearch<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #leaf: Leaf<S>
  readonly #view: V
  readonly #clock: () => number
  /** The luck of simulations, and what it begins from where several are to meet the same. */
  readonly #luck: Luck
  readonly #beginnings: Luck
  readonly #question: Question<S, C, E, V>
  readonly #thinking: Thinking<S, C, E, V>
  readonly #choices = new Choices<C>()

  constructor(game: Game<S, C, E, V>, { view, seat }: Standpoint<V>, tools: Tools, chance: Chance) {
    this.#game = game
    this.#view = view
    this.#clock = tools.clock
    this.#luck = luckOf(chance)
    this.#beginnings = luckOf(chance)
    const deals = new Deals(game, view, luckOf(chance))
    const legal = legalCommands(game, deals.next())
    this.#leaf = leafFor(game, tools, WEIGHING)
    this.#question = { seat, legal, deals, manner: WEIGHING, ...this.#freshTree(seat) }
    this.#thinking = new Thinking(this.#question)
  }

  /** How many simulations were spent on finding lines. */
  get visits(): number {
    return this.#question.tree.visits(this.#question.root)
  }

  think(budget: Budget): void {
    this.#thinking.think(budget, this.#clock)
  }

  /**
   * The lines that look best, each beginning with another answer and leading elsewhere than the
   * others and `besides`. How an answer goes on is looked at with at least so many simulations.
   */
  lines(most: number, least: number, besides: readonly C[] = []): readonly (readonly C[])[] {
    const { tree, root, legal } = this.#question
    // A forced command has no node.
    if (legal.length === 1) return [lineFrom(this.#lookahead(), tree, item(legal, 0), root)]
    const lines: (readonly C[])[] = []
    const known = new Set(besides.length === 0 ? [] : [this.#after(besides)])
    for (const node of this.#thinking.ranked().slice(0, most + SPARE)) {
      if (lines.length === most) break
      const answer = tree.commandTo(node)
      while (tree.visits(node) < least) {
        this.#run(this.#question, this.#question.deals.next(), [answer])
      }
      const ahead = this.#lookahead()
      const line = lineFrom(ahead, tree, answer, node)
      if (!known.has(ahead.seen)) lines.push(line)
      known.add(ahead.seen)
    }
    return lines
  }

  /**
   * Plays each line as often as the others, at the same tables and with the same luck, from a
   * fresh start: so none is ahead because more was thought about it before. What comes first only
   * shows what follows a line, and does not count. The line that promises most comes first.
   */
  weigh(lines: readonly (readonly C[])[], budget: Budget): readonly Weighed<C>[] {
    const { seat } = this.#question
    const weighed = lines.map((line) => ({ line, hopes: new Mean(this.#game.players) }))
    const fresh = this.#freshTree(seat)
    const start = this.#clock()
    const spent = (times: number): number =>
      'ms' in budget
        ? (this.#clock() - start) / Math.max(1, budget.ms) // none may be left on a slow machine
        : (times * lines.length) / budget.simulations
    let counted = 0
    for (let times = 0, part = 0; part < 1 || counted === 0; times++, part = spent(times)) {
      const counts = times > 0 && part >= TO_WARM_UP
      if (counts) counted += 1
      const dealt = this.#question.deals.next()
      const [a, b] = [this.#beginnings.int(2 ** 32), this.#beginnings.int(2 ** 32)]
      for (const { line, hopes } of weighed) {
        this.#luck.begin(a, b)
        this.#run(fresh, this.#game.copy(dealt), line)
        if (counts) hopes.add(fresh.simulations.outlook)
      }
    }
    return weighed.sort((a, b) => b.hopes.utility(seat) - a.hopes.utility(seat))
  }

  #freshTree(seat: Seat): GrowingTree<S, C, E, V> {
    const tree = new Tree<C>(this.#game.players)
    const simulations = new Simulations({
      game: this.#game,
      tree,
      leaf: this.#leaf,
      seat,
      luck: this.#luck,
      manner: WEIGHING,
    })
    return { tree, root: tree.add(null), simulations }
  }

  #after(line: readonly C[]): string {
    const ahead = this.#lookahead()
    for (const command of line) ahead.play(command)
    return ahead.seen
  }

  /** Two tables, since what differs between them is what the seat does not know. */
  #lookahead(): Lookahead<S, C, E, V> {
    return lookaheadFrom(this.#game, this.#view, this.#question.seat, this.#beginnings)
  }

  /** One simulation that begins with a line, as far as it is legal at that table. */
  #run({ tree, root, simulations }: GrowingTree<S, C, E, V>, state: S, line: readonly C[]): void {
    let node = root
    for (const command of line) {
      this.#game.legal(state, this.#choices)
      if (!this.#choices.has(command)) break
      if (this.#choices.count > 1) node = tree.childFor(node, command)
      this.#game.play(state, command, this.#luck)
    }
    simulations.run(state, node)
  }
}
