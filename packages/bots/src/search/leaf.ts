import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  type Evaluation,
  type Features,
  type Game,
  item,
  type Outcome,
  type Seat,
} from '@guildhall/kernel'
import { MARGIN, MARGIN_SCALE, type Near, type Net, netFor, WIN } from '../value/net.ts'
import { Position } from '../value/net-position.ts'
import { marginOf, winShare } from '../value/utility.ts'
import type { Manner } from './manner.ts'

/** What every seat that decides may hope for: its share of the win, and its margin in points. */
export interface Outlook {
  readonly wins: Float64Array
  readonly margins: Float64Array
}

export const blankOutlook = (players: number): Outlook => ({
  wins: new Float64Array(players),
  margins: new Float64Array(players),
})

/** Judges the end of a line of play. */
export interface Leaf<S> {
  /** `mover` is the seat whose command led there. */
  judge(state: S, luck: Chance, mover: Seat, into: Outlook): void
  /** Where it takes no playing: what a seat that has just decided plays for, and may hope for. */
  hope?(state: S, seat: Seat): number
  /** Whether an answer to the open question is of no use, so that nobody need think about it. */
  readonly needless?: ((state: S, command: AnyCommand) => boolean) | undefined
}

/** What a game tells of a position, and the net that judges it. */
export interface Judgement<S> {
  readonly features: Features<S>
  readonly net: Net
  readonly needless?: Leaf<S>['needless']
}

/** What was learned, at once. With two sides, what one hopes for the other fears. */
export class LearnedLeaf<S> implements Leaf<S> {
  readonly #position: Position<S>
  readonly #net: Net
  readonly #players: number
  readonly #manner: Manner
  /** By seat: the last evaluation. Each search resets it, so that results are repeatable. */
  readonly #near: readonly Near[]

  readonly needless: Leaf<S>['needless']

  constructor({ features, needless, net }: Judgement<S>, players: number, manner: Manner) {
    this.#position = new Position(features)
    this.#net = net
    this.#players = players
    this.#manner = manner
    this.needless = manner.careful ? needless : undefined
    this.#near = Array.from({ length: players }, () => net.near())
  }

  judge(state: S, _luck: Chance, mover: Seat, into: Outlook): void {
    this.#position.look(state)
    if (this.#position.seats > 2) {
      for (let seat = 0; seat < this.#players; seat++) this.#judgeFor(seat, into)
      return
    }
    this.#judgeFor(mover, into)
    const [win, margin] = [into.wins[mover] ?? 0, into.margins[mover] ?? 0]
    for (let seat = 0; seat < this.#players; seat++) {
      if (seat === mover) continue
      into.wins[seat] = 1 - win
      into.margins[seat] = -margin
    }
  }

  hope(state: S, seat: Seat): number {
    this.#position.look(state)
    const heads = this.#heads(seat)
    return this.#manner.aim(this.#believed(heads), (heads[MARGIN] ?? 0) * MARGIN_SCALE)
  }

  #heads(seat: Seat): Float64Array {
    return this.#net.judgeNear(this.#position.from(seat), item(this.#near, seat))
  }

  #believed(heads: Float64Array): number {
    const { trust } = this.#manner
    return trust * (heads[WIN] ?? 0) + (1 - trust) / this.#position.seats
  }

  #judgeFor(seat: Seat, into: Outlook): void {
    const heads = this.#heads(seat)
    into.wins[seat] = this.#believed(heads)
    into.margins[seat] = (heads[MARGIN] ?? 0) * MARGIN_SCALE
  }
}

/** A random playout and its result, for games without an evaluation. */
export class PlayoutLeaf<S, C extends AnyCommand, E extends AnyEvent, V> implements Leaf<S> {
  readonly #game: Game<S, C, E, V>
  readonly #choices = new Choices<C>()

  constructor(game: Game<S, C, E, V>) {
    this.#game = game
  }

  judge(state: S, luck: Chance, _mover: Seat, into: Outlook): void {
    const game = this.#game
    for (let played = 0; played < MOST_COMMANDS; played++) {
      game.legal(state, this.#choices)
      if (this.#choices.count === 0) break
      game.play(state, this.#choices.at(luck.int(this.#choices.count)), luck)
    }
    const outcome = game.outcome(state)
    if (outcome !== null) return fillOutlook(outcome, into)
    into.wins.fill(1 / 2)
    into.margins.fill(0)
  }
}

/** A playout that takes longer goes nowhere. */
const MOST_COMMANDS = 5000

/** What a finished game gives to every seat that decides. */
export function fillOutlook(outcome: Outcome, { wins, margins }: Outlook): void {
  for (let seat = 0; seat < wins.length; seat++) {
    wins[seat] = winShare(outcome, seat)
    margins[seat] = marginOf(outcome, seat)
  }
}

const nets = new WeakMap<object, Net>()

/** The net of an evaluation, made once. */
export function netOf({ features, weights }: Evaluation<unknown>): Net {
  const known = nets.get(weights) ?? netFor(features, weights)
  nets.set(weights, known)
  return known
}
