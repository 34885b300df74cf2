import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  type Features,
  type Game,
  type Insight,
  type Outcome,
  type Seat,
} from '@guildhall/kernel'
import { MARGIN, MARGIN_SCALE, type Net, netFrom, WIN } from '../value/net.ts'
import { Position } from '../value/position.ts'
import { utility, utilityOf } from '../value/utility.ts'

/** Judges the end of a line of play: what every seat that decides may hope for. */
export interface Leaf<S> {
  /** `mover` is the seat whose command led there. */
  judge(state: S, luck: Chance, mover: Seat, into: Float64Array): void
}

/** What was learned, at once. With two sides, what one hopes for the other fears. */
export class LearnedLeaf<S> implements Leaf<S> {
  readonly #position: Position<S>
  readonly #net: Net
  readonly #players: number

  constructor(features: Features<S>, net: Net, players: number) {
    this.#position = new Position(features)
    this.#net = net
    this.#players = players
  }

  judge(state: S, _luck: Chance, mover: Seat, into: Float64Array): void {
    this.#position.look(state)
    if (this.#position.seats > 2) {
      for (let seat = 0; seat < this.#players; seat++) into[seat] = this.#hope(seat)
      return
    }
    const hope = this.#hope(mover)
    into.fill(1 - hope)
    into[mover] = hope
  }

  #hope(seat: Seat): number {
    const heads = this.#net.judge(this.#position.from(seat))
    return utility(heads[WIN] as number, (heads[MARGIN] as number) * MARGIN_SCALE)
  }
}

/** Any commands to the end, and what it comes to: for games that hand in nothing. */
export class PlayoutLeaf<S, C extends AnyCommand, E extends AnyEvent, V> implements Leaf<S> {
  readonly #game: Game<S, C, E, V>
  readonly #choices = new Choices<C>()

  constructor(game: Game<S, C, E, V>) {
    this.#game = game
  }

  judge(state: S, luck: Chance, _mover: Seat, into: Float64Array): void {
    const game = this.#game
    for (let played = 0; played < MOST_COMMANDS; played++) {
      game.legal(state, this.#choices)
      if (this.#choices.count === 0) break
      game.play(state, this.#choices.at(luck.int(this.#choices.count)), luck)
    }
    const outcome = game.outcome(state)
    if (outcome === null) into.fill(0.5)
    else fillUtilities(outcome, into)
  }
}

/** A playout that takes longer goes nowhere. */
const MOST_COMMANDS = 5000

/** What a finished game gives to every seat that decides. */
export function fillUtilities(outcome: Outcome, into: Float64Array): void {
  for (let seat = 0; seat < into.length; seat++) into[seat] = utilityOf(outcome, seat)
}

const nets = new WeakMap<object, Net>()

/** The net of an insight, made once. */
export function netOf({ weights }: Insight<unknown>): Net {
  const known = nets.get(weights) ?? netFrom(weights)
  nets.set(weights, known)
  return known
}
