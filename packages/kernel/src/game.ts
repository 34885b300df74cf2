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

/** Why a command was refused: the clause that forbids it, and words a player understands. */
export interface Refusal {
  readonly clause: string
  readonly message: Message
}

/** What a command leads to: events, or a refusal that changes nothing. */
export type Decision<E> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** One line of the final account of a seat. */
export interface ScoreLine {
  readonly label: string
  readonly points: number
}

export interface SeatOutcome {
  readonly seat: Seat
  readonly total: number
  /** 1 is the best; equal ranks share the place. */
  readonly rank: number
  readonly lines: readonly ScoreLine[]
}

export interface Outcome {
  /**
   * The account of every seat that decides, and after them of those that the rules themselves play:
   * against one of these the rank says whether a player alone has won.
   */
  readonly seats: readonly SeatOutcome[]
}

/**
 * The rules of one table: a game created for its players, options and components.
 *
 * All functions are pure over plain data, but for `evolve` and `play`, which change the state that
 * their caller owns. Chance is an argument; its results stand in the events.
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
  /** The first events, shuffles written out in them. */
  setup(chance: Chance): readonly E[]
  /** How many turns have begun. */
  turns(state: S): number
  /** Whose decision is awaited; null once the game is over. */
  actor(state: S): Actor | null
  /**
   * Every command that answers the open question, in a fixed order. Clears the list, fills it, and
   * allocates nothing.
   */
  legal(state: S, choices: Choices<C>): void
  /** The same command as the game's own reference, or null if no such command exists. */
  parse(command: unknown): C | null
  /** What follows from a command of a seat. Leaves the state as it was. */
  decide(state: S, seat: Seat, command: unknown, chance: Chance): Decision<E>
  /** Applies one event. Checks nothing, cannot fail. */
  evolve(state: S, event: E): void
  /** `decide` and `evolve` in one, for search: the command must come from `legal`. Keeps no events. */
  play(state: S, command: C, chance: Chance): void
  /** A state of one's own. */
  copy(state: S): S
  /**
   * Whether nobody at this table knows more than another: every viewer has the same view and the
   * same events, so that they need be made once only, and one screen needs no curtain.
   */
  readonly isOpen?: boolean
  /** What that viewer may know. */
  view(state: S, viewer: Viewer): V
  /** The event as that viewer may know it; null where even its happening is hidden. */
  viewEvent(event: E, viewer: Viewer): E | null
  /** A full state that agrees with the view; what is hidden is dealt anew. */
  redeal(view: V, chance: Chance): S
  /** Whether nothing before this event can be taken back. */
  barrier(event: E): boolean
  /** The event in words, at a state in which it has happened; null where there is nothing to say. */
  describe(state: S, event: E): Message | null
  /**
   * Two lines of the log as one, where the later belongs to the earlier; null where each stands for
   * itself. Without it, every line stands for itself.
   */
  join?(earlier: Message, later: Message): Message | null
  /** The command in words, as a choice a player can read. */
  label(state: S, command: C): Message
  /** How good the position looks for each seat, higher is better: what a simple opponent goes by. */
  evaluate(state: S, seat: Seat): number
  /** Counts of everything that can neither appear nor vanish; equal in every state of a game. */
  pieces(state: S): Readonly<Record<string, number>>
  /** Scores and ranking, once the game is over. */
  outcome(state: S): Outcome | null
}

/** What is wrong with something that came from outside, and where in it. */
export interface Problem {
  readonly path: string
  readonly message: string
}

/** A value from outside after it was read, or what is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** What a table asks for: how many play, the options by name, other components than the built-in ones. */
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
  /** The rulebooks, as names of files in `rules/`, that hold the clauses. */
  readonly rulebooks: readonly string[]
  /** Options under which play without people comes to an end, whatever is chosen. */
  readonly automatic: Readonly<Record<string, unknown>>
  /**
   * Where options leave something to chance that must be known before the game is created: the
   * request with all of that drawn. `create` says what else is wrong with the request.
   */
  drawOptions?(request: TableRequest, chance: Chance): Parsed<TableRequest>
  create(request: TableRequest): Parsed<Game<S, C, E, V>>
}
