import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  chanceOfSetup,
  type Game,
  item,
  type Outcome,
  type Seat,
} from '@guildhall/kernel'
import { type Bot, questionAt } from '../bot.ts'
import { Deals } from '../search/deals.ts'
import { halving } from '../search/halving.ts'
import { type Judgement, LearnedLeaf } from '../search/leaf.ts'
import { Luck, luckOf } from '../search/luck.ts'
import { PRESENT } from '../search/manner.ts'
import { Simulations } from '../search/simulations.ts'
import { Tree } from '../search/tree.ts'
import { MARGIN, MARGIN_SCALE, type Net, WIN } from '../value/net.ts'
import { Position } from '../value/net-position.ts'
import { aimedOf, evenly, marginOf, winShare } from '../value/utility.ts'

/** A position that was met, from a seat's place, and how the net judged it then. */
interface Met {
  readonly input: Float64Array
  readonly seat: Seat
  win: number
  margin: number
}

/** Takes a position and what it was worth: the share of the win, and the margin in its scale. */
export type Lesson = (input: Float64Array, win: number, margin: number) => void

/** How a game for practice is played and learned from. */
export interface Practice {
  /** How far a choice may stray from what looks best, in what a seat plays for. */
  readonly straying: number
  /** How often a random command is played instead: bad moves must occur to be learned. */
  readonly blunders: number
  /** Whether the game's own rough judgement chooses instead of the net: so the net learns to begin with. */
  readonly taught: boolean
  /** How much later positions count beside what the net says of the next: 1 is the end alone. */
  readonly lambda: number
  /** How many of the positions are kept: those of one game are much alike. */
  readonly kept: number
  /** How many simulations every choice may take; without any, it looks one command ahead. */
  readonly simulations: number
  /** Bots that take the place of the net, by seat; what they do is learned from as well. */
  readonly strangers: ReadonlyMap<Seat, Bot>
}

/** A margin that counts no more than this much. */
const MOST_MARGIN = 4
/** Of so many answers that a search finds best, one that is nearly the best may be chosen. */
const NEARLY_BEST = 4
const MOST_COMMANDS = 20_000
const MILLION = 1_000_000
/** The same for the game's own judgement, in its points. */
const TEACHER_STRAYS = 0.25

/**
 * A game of the net against itself: every seat takes the command after which its position looks
 * best. Positions after each decision are weighed once the game is over (TD(λ)).
 */
export class SelfPlay<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #net: Net
  readonly #position: Position<S>
  readonly #leaf: LearnedLeaf<S>
  readonly #choices = new Choices<C>()
  readonly #met: Met[] = []
  #count = 0

  constructor(game: Game<S, C, E, V>, judgement: Judgement<S>) {
    this.#game = game
    this.#net = judgement.net
    this.#position = new Position(judgement.features)
    this.#leaf = new LearnedLeaf(judgement, game.players, PRESENT)
  }

  /** Plays a game and hands over what it teaches; how many lessons that was. */
  play(practice: Practice, chance: Chance, learn: Lesson): number {
    const outcome = this.#playOut(practice, chance)
    this.#weigh(practice, outcome)
    return this.#teach(practice, chance, learn)
  }

  #playOut(practice: Practice, chance: Chance): Outcome {
    const game = this.#game
    const state = game.blank()
    for (const event of game.setup(chanceOfSetup(chance))) game.evolve(state, event)
    const luck = luckOf(chance)
    this.#count = 0
    for (let actor = game.actor(state), n = 0; actor !== null; n++) {
      if (n > MOST_COMMANDS) throw new Error('no end')
      game.play(state, this.#choose(state, actor.seat, practice, luck), luck)
      const next = game.actor(state)
      if (next !== null) this.#note(state)
      actor = next
    }
    const outcome = game.outcome(state)
    if (outcome === null) throw new Error('the game is over without an outcome')
    return outcome
  }

  /** What looks best after it; what is hidden stays hidden, and the dice have not been seen. */
  #choose(state: S, seat: Seat, practice: Practice, luck: Luck): C {
    const game = this.#game
    game.legal(state, this.#choices)
    const { count } = this.#choices
    if (count === 1) return this.#choices.at(0)
    if (luck.int(MILLION) < practice.blunders * MILLION) return this.#choices.at(luck.int(count))
    const stranger = practice.strangers.get(seat)
    if (stranger !== undefined) return stranger.choose(game, questionAt(game, state, seat), luck)
    const isSearched = practice.simulations > 0 && !practice.taught
    return isSearched
      ? this.#search(state, seat, practice, luck)
      : this.#look(state, seat, practice, luck)
  }

  /** What a search with the net finds best, or nearly so. */
  #search(state: S, seat: Seat, { simulations, straying }: Practice, luck: Luck): C {
    const game = this.#game
    const tree = new Tree<C>(game.players)
    const root = tree.add(null)
    const legal = this.#choices.toArray()
    const deals = new Deals(game, game.view(state, seat), luck)
    const runs = new Simulations({ game, tree, leaf: this.#leaf, seat, luck })
    const question = { seat, legal, tree, root, deals, simulations: runs }
    const found = halving(question, { simulations }, () => 0)
    let best = item(found, 0)
    let bestHope = Number.NEGATIVE_INFINITY
    for (const answer of found.slice(0, NEARLY_BEST)) {
      const hope = tree.mean(answer, seat) + straying * gumbel(luck)
      if (hope <= bestHope) continue
      best = answer
      bestHope = hope
    }
    return tree.commandTo(best)
  }

  #look(state: S, seat: Seat, { taught, straying }: Practice, luck: Luck): C {
    const game = this.#game
    const commands = this.#choices.toArray()
    const table = game.isOpen === true ? state : game.redeal(game.view(state, seat), luck)
    const [a, b] = [luck.int(2 ** 32), luck.int(2 ** 32)]
    let best = item(commands, 0)
    let bestHope = Number.NEGATIVE_INFINITY
    for (const command of commands) {
      const after = game.copy(table)
      game.play(after, command, new Luck(a, b))
      const hope = taught
        ? game.evaluate(after, seat) + TEACHER_STRAYS * gumbel(luck)
        : this.#hope(after, seat) + straying * gumbel(luck)
      if (hope <= bestHope) continue
      best = command
      bestHope = hope
    }
    return best
  }

  #hope(state: S, seat: Seat): number {
    const outcome = this.#game.actor(state) === null ? this.#game.outcome(state) : null
    if (outcome !== null) return aimedOf(evenly, outcome, seat)
    this.#position.look(state)
    const heads = this.#net.judge(this.#position.from(seat))
    return evenly(heads[WIN] ?? 0, (heads[MARGIN] ?? 0) * MARGIN_SCALE)
  }

  /** From every seat: a search judges positions in the middle of a rival's turn, too. */
  #note(state: S): void {
    this.#position.look(state)
    for (let seat = 0; seat < this.#game.players; seat++) this.#noteFrom(seat)
  }

  #noteFrom(seat: Seat): void {
    const input = this.#position.from(seat)
    const heads = this.#net.judge(input)
    const kept = this.#met[this.#count]?.input ?? new Float64Array(input.length)
    kept.set(input)
    const [win, margin] = [heads[WIN] ?? 0, heads[MARGIN] ?? 0]
    this.#met[this.#count] = { input: kept, seat, win, margin }
    this.#count += 1
  }

  /** From the end backwards: what each position was worth, by what came of it. */
  #weigh({ lambda }: Practice, outcome: Outcome): void {
    const wins: number[] = []
    const margins: number[] = []
    for (let seat = 0; seat < this.#game.players; seat++) {
      wins.push(winShare(outcome, seat))
      const margin = marginOf(outcome, seat) / MARGIN_SCALE
      margins.push(Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, margin)))
    }
    for (let i = this.#count - 1; i >= 0; i--) {
      const met = item(this.#met, i)
      const win = item(wins, met.seat)
      const margin = item(margins, met.seat)
      wins[met.seat] = lambda * win + (1 - lambda) * met.win
      margins[met.seat] = lambda * margin + (1 - lambda) * met.margin
      met.win = win
      met.margin = margin
    }
  }

  #teach({ kept }: Practice, chance: Chance, learn: Lesson): number {
    const luck = luckOf(chance)
    let lessons = 0
    for (let i = 0; i < this.#count; i++) {
      if (luck.int(MILLION) >= kept * MILLION) continue
      const { input, win, margin } = item(this.#met, i)
      learn(input, win, margin)
      lessons += 1
    }
    return lessons
  }
}

/** Noise with which the best of several is chosen in proportion to what they look worth. */
const gumbel = (luck: Luck): number => -Math.log(-Math.log((luck.int(2 ** 30) + 0.5) / 2 ** 30))
