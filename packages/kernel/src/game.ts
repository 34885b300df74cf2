import type { Chance } from './chance.ts'
import type { Choices } from './choices.ts'
import type { Message } from './message.ts'

/** A place at the table, counted from 0 clockwise. */
export type Seat = number

/** Who looks: a seat, or `'spectator'`, who knows what is public. */
export type Viewer = Seat | 'spectator'

/** What a player asks for. `type` names the rule that answers it. */
export interface AnyCommand {
  readonly type: string
}

/** Something that happened. `type` names it. */
export interface AnyEvent {
  readonly type: string
}

/** Whose decision it is, and which question of the rulebook is asked. */
export interface Actor {
  readonly seat: Seat
  /** The name of the decision in the rulebook, e.g. `market-next`. */
  readonly question: string
}

/** Why a command was refused: the clause that forbids it, and a message for the player. */
export interface Refusal {
  readonly clause: string
  readonly message: Message
}

/** What a command leads to: events, or a refusal that changes nothing. */
export type Decision<E> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** One line of the final score of a seat. */
export interface ScoreLine {
  readonly label: string
  readonly points: number
}

export interface SeatOutcome {
  readonly seat: Seat
  readonly total: number
  /** 1 is the best; ties share a rank. */
  readonly rank: number
  readonly lines: readonly ScoreLine[]
}

export interface Outcome {
  /**
   * The score of every seat that decides, then of seats that the rules play: against one of these,
   * the rank says whether a solo player has won.
   */
  readonly seats: readonly SeatOutcome[]
}

/**
 * The rules of one table: a game created for its players, options and components.
 *
 * All functions are pure over plain data, except `evolve` and `play`, which change the state that
 * their caller owns. Chance is an argument; its results are in the events.
 */
export interface Game<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly id: string
  /** Raised whenever a stored log could mean something else. */
  readonly version: number
  /** How many seats decide, counted from 0. Further ones may be played by the rules themselves. */
  readonly players: number
  /** Every option of the table, defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>

  /** The table before the first event. */
  blank(): S
  /** The first events, including the results of shuffles. */
  setup(chance: Chance): readonly E[]
  /** How many turns have begun. */
  turns(state: S): number
  /** Who must decide now; null once the game is over. */
  actor(state: S): Actor | null
  /**
   * Every command that answers the open question, in a fixed order. Clears the list, fills it, and
   * allocates nothing.
   */
  legal(state: S, choices: Choices<C>): void
  /** The game's own object for a command, or null if no such command exists. */
  parse(command: unknown): C | null
  /** What follows from a command of a seat. Leaves the state as it was. */
  decide(state: S, seat: Seat, command: unknown, chance: Chance): Decision<E>
  /** Applies one event. Checks nothing, cannot fail. */
  evolve(state: S, event: E): void
  /** `decide` and `evolve` in one, for search: the command must come from `legal`. Keeps no events. */
  play(state: S, command: C, chance: Chance): void
  /** An independent copy. */
  copy(state: S): S
  /**
   * Whether nothing is hidden at this table: every viewer has the same view and the same events, so
   * they are made only once, and players can share a device.
   */
  readonly isOpen?: boolean
  /**
   * The events that would give a seat its turn right now, for a player who plans it while others play;
   * none where what comes before it cannot be told.
   */
  turnAhead?(state: S, seat: Seat): readonly E[]
  /** What a viewer may know. */
  view(state: S, viewer: Viewer): V
  /** The event as a viewer may know it; null if it is hidden entirely. */
  viewEvent(event: E, viewer: Viewer): E | null
  /** A full state that matches the view; hidden information is dealt at random. */
  redeal(view: V, chance: Chance): S
  /** Whether undo stops at this event. */
  barrier(event: E): boolean
  /** The event as a message, after it happened; null if there is nothing to say. */
  describe(state: S, event: E): Message | null
  /**
   * Two lines of the log as one, where the later belongs to the earlier; null where each stands for
   * itself. Without it, every line stands for itself.
   */
  join?(earlier: Message, later: Message): Message | null
  /** The command as a choice for a player. */
  label(state: S, command: C): Message
  /** A rough estimate of the position for a seat, higher is better; for simple bots. */
  evaluate(state: S, seat: Seat): number
  /** Counts of components; the same in every state of a game. */
  pieces(state: S): Readonly<Record<string, number>>
  /** Scores and ranking, once the game is over. */
  outcome(state: S): Outcome | null
}

/** A problem with data from outside, and its place. */
export interface Problem {
  readonly path: string
  readonly message: string
}

/** A parsed value from outside, or its problems. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** The request of a table: players, options by name, replaced components. */
export interface TableRequest {
  readonly players: number
  readonly options?: unknown
  readonly components?: unknown
}

/** A game that can be played: `create` makes the rules of one table. */
export interface GameDefinition<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly id: string
  readonly title: string
  readonly minPlayers: number
  readonly maxPlayers: number
  /** The rulebooks with its clauses, as names of files in `rules/`. */
  readonly rulebooks: readonly string[]
  /** Options under which every game ends, whatever is played. */
  readonly automatic: Readonly<Record<string, unknown>>
  /**
   * Draws the random options that must be known before the game is created. `create` reports other
   * problems of the request.
   */
  drawOptions?(request: TableRequest, chance: Chance): Parsed<TableRequest>
  create(request: TableRequest): Parsed<Game<S, C, E, V>>
}
