import type { AnyCommand, AnyEvent, Chance, Game, Seat } from '@guildhall/kernel'

/** An opponent. It chooses from what its seat may know, never from the table itself. */
export interface Bot {
  readonly name: string
  /** How many decisions had to be made for it, since it was late, wrong or dead; none unless told. */
  readonly faults?: () => number
  /** One of the legal commands, the very reference. `see` gives what the seat may know. `chance` is the bot's own, not the game's. */
  choose<S, C extends AnyCommand, E extends AnyEvent, V>(
    game: Game<S, C, E, V>,
    see: () => V,
    legal: readonly C[],
    seat: Seat,
    chance: Chance,
  ): C
}
