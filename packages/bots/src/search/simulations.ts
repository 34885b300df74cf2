import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  type Game,
  item,
  type Seat,
} from '@guildhall/kernel'
import { aimedOf } from '../value/utility.ts'
import { blankOutlook, fillOutlook, type Leaf, type Outlook } from './leaf.ts'
import { type Manner, PRESENT } from './manner.ts'
import { NONE, type Tree } from './tree.ts'

/** How eagerly lines are tried that were tried less, in parts of how much results differ. */
const CURIOSITY = 0.7

/** How far lines are followed: to the end of the own turn and no farther, or as far as time allows. */
export type Sight = 'turn' | 'ahead'

/** What simulations are run with. */
interface SimulationParts<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly game: Game<S, C, E, V>
  readonly tree: Tree<C>
  readonly leaf: Leaf<S>
  /** Whose decision is thought about. */
  readonly seat: Seat
  readonly luck: Chance
  readonly sight?: Sight | undefined
  readonly manner?: Manner | undefined
}

/**
 * Simulations on one tree: each walks down by what looks best to whoever decides, judges where it
 * leaves the tree, and adds what each seat got to every node on the way (max^n). Where positions can
 * be judged at once, every answer to a question is looked at before one is gone into, and a line
 * is followed to the end of a turn: in the middle of one a judgement is a promise.
 */
export class Simulations<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #tree: Tree<C>
  readonly #leaf: Leaf<S>
  readonly #seat: Seat
  readonly #luck: Chance
  readonly #sight: Sight
  readonly #manner: Manner
  readonly #choices = new Choices<C>()
  readonly #path: number[] = []
  readonly #result: Float64Array
  /** Where the last simulation ended. */
  readonly outlook: Outlook
  /** How results for the own seat differ: their sum, and the sum of their squares. */
  #runs = 0
  #sum = 0
  #squares = 0
  #curiosity: number

  constructor({
    game,
    tree,
    leaf,
    seat,
    luck,
    sight = 'ahead',
    manner = PRESENT,
  }: SimulationParts<S, C, E, V>) {
    this.#game = game
    this.#tree = tree
    this.#leaf = leaf
    this.#seat = seat
    this.#luck = luck
    this.#sight = sight
    this.#manner = manner
    this.#curiosity = CURIOSITY * manner.leastSpread
    this.#result = new Float64Array(game.players)
    this.outlook = blankOutlook(game.players)
  }

  /** Whether answers are looked at before they are tried. */
  get looks(): boolean {
    return this.#leaf.hope !== undefined
  }

  /** Looks at every answer to the question at a node, without going into one. */
  look(state: S, root: number): void {
    const actor = this.#game.actor(state)
    if (actor === null) return
    this.#game.legal(state, this.#choices)
    this.#pick(root, actor.seat, state)
  }

  /** One simulation from a node, in a state that it may use up; where given, with that answer. */
  run(state: S, root: number, answer = NONE): void {
    this.#path.length = 0
    this.#path.push(root)
    this.#descend(state, root, answer)
    const { wins, margins } = this.outlook
    for (let seat = 0; seat < this.#result.length; seat++) {
      this.#result[seat] = this.#manner.aim(wins[seat] ?? 0, margins[seat] ?? 0)
    }
    this.#backUp()
  }

  #descend(state: S, root: number, answer: number): void {
    const game = this.#game
    let node = root
    let mover = this.#seat
    let turn = game.turns(state)
    for (;;) {
      const actor = game.actor(state)
      if (actor === null) return this.#finish(state)
      game.legal(state, this.#choices)
      if (this.#choices.count > 1) {
        if (node !== root && this.#isLeaf(node, game.turns(state) !== turn)) break
        turn = game.turns(state)
        const isGiven = node === root && answer !== NONE
        node = isGiven ? answer : this.#pick(node, actor.seat, state)
        this.#path.push(node)
        game.play(state, this.#tree.commandTo(node), this.#luck)
      } else game.play(state, this.#choices.at(0), this.#luck)
      mover = actor.seat
    }
    this.#leaf.judge(state, this.#luck, mover, this.outlook)
  }

  /** Whether to leave the tree: at a new node or, with an evaluation, at the end of a turn. */
  #isLeaf(node: number, turnEnds: boolean): boolean {
    if (turnEnds && this.#sight === 'turn') return true
    return this.#tree.visits(node) === 0 && (turnEnds || !this.looks)
  }

  #finish(state: S): void {
    const outcome = this.#game.outcome(state)
    if (outcome === null) throw new Error('the game is over without an outcome')
    fillOutlook(outcome, this.outlook)
  }

  /** The child to go to: the first that is quite unknown, else the one that promises most. */
  #pick(parent: number, seat: Seat, state: S): number {
    const useful = this.#leaf.needless === undefined ? NONE : this.#best(parent, seat, state, true)
    return useful === NONE ? this.#best(parent, seat, state, false) : useful
  }

  #best(parent: number, seat: Seat, state: S, careful: boolean): number {
    const tree = this.#tree
    let expected = tree.firstChild(parent)
    let unknown = NONE
    let best = NONE
    let bestScore = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.#choices.count; i++) {
      const command = this.#choices.at(i)
      if (careful && this.#leaf.needless?.(state, command) === true) continue
      // The children stand in the order of what is legal, unless the dice made other things legal.
      const child = tree.childFor(parent, command, expected)
      expected = tree.nextSibling(child)
      const met = tree.countAvailable(child)
      if (met === 1) this.#lookAt(child, command, seat, state)
      const tried = tree.samples(child)
      if (tried === 0) {
        if (unknown === NONE) unknown = child
        continue
      }
      const score = tree.mean(child, seat) + this.#curiosity * Math.sqrt(Math.log(met) / tried)
      if (score > bestScore) {
        best = child
        bestScore = score
      }
    }
    return unknown === NONE ? best : unknown
  }

  /** The expected value of a command for the deciding seat counts as one visit. */
  #lookAt(child: number, command: C, seat: Seat, state: S): void {
    if (this.#leaf.hope === undefined) return
    const after = this.#game.copy(state)
    this.#game.play(after, command, this.#luck)
    const outcome = this.#game.actor(after) === null ? this.#game.outcome(after) : null
    const value =
      outcome === null ? this.#leaf.hope(after, seat) : aimedOf(this.#manner.aim, outcome, seat)
    this.#tree.addPrior(child, value)
  }

  #backUp(): void {
    for (let i = 0; i < this.#path.length; i++) {
      this.#tree.addResult(item(this.#path, i), this.#result)
    }
    this.#noteSpread(this.#result[this.#seat] ?? 0)
  }

  #noteSpread(result: number): void {
    this.#runs += 1
    this.#sum += result
    this.#squares += result * result
    const mean = this.#sum / this.#runs
    const variance = Math.max(0, this.#squares / this.#runs - mean * mean)
    this.#curiosity = CURIOSITY * Math.max(this.#manner.leastSpread, Math.sqrt(variance))
  }
}
