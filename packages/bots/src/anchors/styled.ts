import {
  type AnyCommand,
  type AnyEvent,
  Choices,
  type Features,
  type Game,
  item,
  type Seat,
} from '@guildhall/kernel'
import type { Bot, OpenQuestion } from '../bot.ts'
import { type Luck, luckOf } from '../search/luck.ts'
import { Position } from '../value/net-position.ts'
import { marginOf } from '../value/utility.ts'

/**
 * A way to play by rules of thumb: how much a player of this kind wants each feature of the own
 * seat, and of the rival who leads. What is not named is nothing to them.
 */
export interface Style {
  readonly own: Readonly<Record<string, number>>
  readonly rival?: Readonly<Record<string, number>>
}

/** More than any position is wanted: the end of the game decides. */
const OVER = 1e6

/** What styled bots are told of a game. */
interface Means {
  style(game: TableOf): Style
  features(game: TableOf): Features<unknown>
}

type TableOf = Pick<AnyGame, 'id' | 'players' | 'options'>

/** A bot that gives the command after which the position is what its style wants most. */
export function styled(name: string, { style, features }: Means): Bot {
  const wishes = new WeakMap<TableOf, Wish>()
  const wishAt = (game: TableOf): Wish => {
    const wish = wishes.get(game) ?? new Wish(style(game), features(game))
    wishes.set(game, wish)
    return wish
  }
  return {
    name,
    choose: (game, question, chance) =>
      question.legal.length === 1
        ? item(question.legal, 0)
        : mostWanted(game, question, wishAt(game), luckOf(chance)),
  }
}

type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

function mostWanted<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  { seat, legal, view }: OpenQuestion<C, V>,
  wish: Wish,
  luck: Luck,
): C {
  const table = game.redeal(view(), luck)
  const [a, b] = [luck.int(2 ** 32), luck.int(2 ** 32)]
  let best = item(legal, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const command of legal) {
    const after = game.copy(table)
    luck.begin(a, b) // every command meets the same dice
    game.play(after, command, luck)
    answerForced(game, after, seat, luck)
    const outcome = game.outcome(after)
    const worth = outcome === null ? wish.of(after, seat) : OVER * marginOf(outcome, seat)
    if (worth <= most) continue
    best = command
    most = worth
  }
  return best
}

/** What leaves no choice belongs to the command before it. */
function answerForced<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
  seat: Seat,
  luck: Luck,
): void {
  const choices = new Choices<C>()
  while (game.actor(state)?.seat === seat) {
    game.legal(state, choices)
    if (choices.count > 1) return
    game.play(state, choices.at(0), luck)
  }
}

/** What a style wants, feature by feature. */
class Wish {
  readonly #position: Position<unknown>
  readonly #weights: Float64Array

  constructor({ own, rival = {} }: Style, features: Features<unknown>) {
    const names = features.ofSeat
    for (const name of [...Object.keys(own), ...Object.keys(rival)]) {
      if (!names.includes(name)) throw new RangeError(`no feature "${name}"`)
    }
    this.#position = new Position(features)
    this.#weights = new Float64Array(this.#position.input.length)
    for (const [i, name] of names.entries()) {
      this.#weights[i] = own[name] ?? 0
      this.#weights[names.length + i] = rival[name] ?? 0
    }
  }

  of(state: unknown, seat: Seat): number {
    this.#position.look(state)
    const input = this.#position.from(seat)
    let sum = 0
    for (let i = 0; i < input.length; i++) sum += (input[i] ?? 0) * (this.#weights[i] ?? 0)
    return sum
  }
}
