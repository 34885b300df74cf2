import type {
  Actor,
  AnyCommand,
  AnyEvent,
  Chance,
  Game,
  Message,
  Play,
  Seat,
} from '@guildhall/kernel'

/** The game just before a decision, or at its end. */
export interface Moment<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly game: Game<S, C, E, V>
  readonly play: Play<S, C, E, V>
  /** How many decisions were taken before. */
  readonly step: number
  /** The live state: to be read only. */
  readonly state: S
  /** The state as JSON, as it was before any law looked at it. */
  readonly text: string
  readonly actor: Actor | null
  readonly legal: readonly C[]
  /** The command that will be played next; null where there is none. */
  readonly command: C | null
  /** Whether costly checks are due at this step. */
  readonly sampled: boolean
  /** Chance of the checker, another one at each step and for each law. */
  readonly chance: Chance
  /** The chance that the game will get for this step, from its beginning at every call. */
  stepChance(): Chance
  /** Words for a message, where the game has a catalogue. */
  readonly say: Say | null
  readonly secrets: Secrets<C, E>
}

/**
 * What the rulebook lets only some seats know. It is written down apart from the game: a view that
 * tells too much would only agree with itself.
 */
export interface Secrets<C extends AnyCommand, E extends AnyEvent> {
  /** The seats that may know all of an event; null for everyone. */
  knownTo(event: E): readonly Seat[] | null
  /** Whether only the player who chose knows which of these commands it was. */
  chosen(command: C): boolean
}

/** Puts a message into words. */
export type Say = (message: Message) => string

/** How a random game came to its end. */
export type Ending = 'over' | 'dead end' | 'too long' | 'refused'

/** A law as it watches one game. What it yields are violations, in words. */
export interface Watch<S, C extends AnyCommand, E extends AnyEvent, V> {
  /** Before each decision, and once more at the end. */
  before?(moment: Moment<S, C, E, V>): Iterable<string>
  /** After each decision, with what followed from it; the moment is the one before it. */
  after?(moment: Moment<S, C, E, V>, events: readonly E[]): Iterable<string>
  /** After the last decision. */
  end?(moment: Moment<S, C, E, V>, ending: Ending): Iterable<string>
}

/** A property that every game must have. */
export interface Law {
  readonly name: string
  /** The law as a sentence. */
  readonly says: string
  watch<S, C extends AnyCommand, E extends AnyEvent, V>(game: Game<S, C, E, V>): Watch<S, C, E, V>
}

/** A law that was broken: by which game, where, and how. */
export interface Violation {
  readonly law: string
  readonly seed: string
  /** How many decisions were taken before. */
  readonly step: number
  readonly details: string
}
