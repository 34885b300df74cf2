import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  type Game,
  legalCommands,
  type Seat,
} from '@guildhall/kernel'

/** A question that the rules ask a seat, as that seat may know it. */
export interface OpenQuestion<C, V> {
  readonly seat: Seat
  readonly legal: readonly C[]
  /** What the seat may know, made when it is asked for. */
  readonly view: () => V
}

/** The question that a table asks a seat now. */
export const questionAt = <S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
  seat: Seat,
): OpenQuestion<C, V> => ({
  seat,
  legal: legalCommands(game, state),
  view: () => game.view(state, seat),
})

/** An opponent. It chooses from what its seat may know, never from the table itself. */
export interface Bot {
  readonly name: string
  /** How many decisions had to be made for it, since it was late, wrong or dead; none unless given. */
  readonly faults?: () => number
  /**
   * One of the legal commands, the very reference. `chance` is the bot's own, not the game's.
   * Under load a bot that thinks gets a `share` of its budget only.
   */
  choose<S, C extends AnyCommand, E extends AnyEvent, V>(
    game: Game<S, C, E, V>,
    question: OpenQuestion<C, V>,
    chance: Chance,
    share?: number,
  ): C
}
