import type { AnyEvent, Viewer } from '../game.ts'
import type { Message } from '../message.ts'

/** A kind of event as it is found in a log: how it is applied, viewed and described. */
export interface EventKind<R, S, E> {
  /** Applies it to a state that its holder owns. */
  evolve(rules: R, state: S, event: E): void
  /** What happened, in words; null where there is nothing to say. */
  describe(rules: R, event: E, state: S): Message | null
  /** How its line joins the one before it; null where it stands for itself. */
  joins(earlier: Message, own: Message): Message | null
  /** Whether nothing before it can be undone. */
  readonly barrier: boolean
  /** The event as a viewer may know it; null where nothing of it may be known. */
  view(event: E, viewer: Viewer): E | null
}

/** A kind of event for the rules, which emit a change `C` in the numbers of the state. */
export interface EventRule<R, S, E, C> extends EventKind<R, S, E> {
  apply(rules: R, state: S, change: C): void
  /** The event with the names under which it is stored. */
  write(rules: R, change: C): E
  /** Applies the change, and logs the event. */
  emit(ctx: Emitting<R, S, E>, change: C): void
}

/** What is emitted into: the state changes at once; where there is a log, the event is written. */
interface Emitting<R, S, E> {
  readonly rules: R
  readonly state: S
  readonly log: { push(event: E): unknown } | null
}

/**
 * `emit` of an event. Each event has its own function, so that the JavaScript engine knows which
 * change is applied and need not allocate it during a search.
 */
export const emitter =
  <R, S, E, C>(apply: (rules: R, state: S, change: C) => void, write: (rules: R, change: C) => E) =>
  ({ rules, state, log }: Emitting<R, S, E>, change: C): void => {
    apply(rules, state, change)
    if (log !== null) log.push(write(rules, change))
  }

/** What is the same for every event of a game unless its definition says otherwise. */
type Shown<R, S, E> = Partial<Pick<EventKind<R, S, E>, 'describe' | 'joins' | 'barrier' | 'view'>>

interface EventDefinition<R, S, E, C> extends Shown<R, S, E> {
  apply(rules: R, state: S, change: C): void
  /** The event with the names under which it is stored. */
  write(rules: R, change: C): E
  /** The change that a stored event stands for. */
  read(rules: R, event: E): C
}

/** An event that is stored as it is emitted. */
interface PlainDefinition<R, S, E> extends Shown<R, S, E> {
  apply(rules: R, state: S, event: E): void
}

type Of<E extends AnyEvent, T> = Extract<E, { readonly type: T }>

/**
 * How the events of a game are defined: `defineEvent` where the rules emit numbers and the log holds
 * names, `definePlainEvent` where both are the same. All rules have one shape.
 */
export const eventDefiner = <R, S, E extends AnyEvent>() => {
  const defineEvent = <T extends E['type'], C>(
    _type: T,
    { apply, write, read, ...shown }: EventDefinition<R, S, Of<E, T>, C>,
  ): EventRule<R, S, Of<E, T>, C> => ({
    evolve: (rules, state, event) => apply(rules, state, read(rules, event)),
    describe: shown.describe ?? (() => null),
    joins: shown.joins ?? (() => null),
    barrier: shown.barrier ?? false,
    view: shown.view ?? ((event) => event),
    apply,
    write,
    emit: emitter(apply, write),
  })
  const definePlainEvent = <T extends E['type']>(
    type: T,
    definition: PlainDefinition<R, S, Of<E, T>>,
  ) => {
    const same = (_rules: R, event: Of<E, T>): Of<E, T> => event
    return defineEvent(type, { ...definition, write: same, read: same })
  }
  return { defineEvent, definePlainEvent }
}
