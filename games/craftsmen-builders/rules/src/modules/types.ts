import type { Seat } from '@guildhall/kernel'
import type { AllOf } from '@guildhall/kernel/toolbox'
import type { BaseTypes } from './base/types.ts'

/** The types of every module, the base game first, in the order of `modules.ts`. */
export type Modules = readonly [BaseTypes]
type Module = Modules[number]

/** Everything a player can ask for. */
export type Command = Module['command']
export type CommandType = Command['type']
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>

/** An open question. The type of a kind has only its own fields; in memory all share one shape. */
export type Frame = Module['frame']
export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly kind: K }>
type FieldsOf<F> = F extends unknown ? Omit<F, 'kind'> : never
/** What every question has in memory, whatever its kind. */
export type FrameRecord = { readonly kind: FrameKind } & AllOf<FieldsOf<Frame>>
/** A question as events and views hold it: only what differs from the default. */
export type StoredFrame = Module['storedFrame']

/** Everything that can happen. */
export type Event = Module['event'] | AskedEvent
export type EventType = Event['type']
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>

/** The questions that are open after a command: the lowest `keep` as before, then these. */
export interface AskedEvent {
  readonly type: 'asked'
  readonly seat: Seat
  readonly keep: number
  readonly open: readonly StoredFrame[]
}

/** A line of the final account. */
export type ScoreLabel = Module['score']

type States = AllOf<Module['state']>
type Views = AllOf<Module['view']>

/** The table: plain data of one shape, whose fields are changed in place by its holder. */
export interface State extends States {
  /** Whose decision it is. */
  active: Seat
  over: boolean
  /** The open questions, the newest last. Empty when the game is over. */
  stack: FrameRecord[]
}

/** What anyone may know of it. */
export interface View extends Views {
  readonly active: Seat
  /** The name of the open decision in the rulebook; null once the game is over. */
  readonly question: string | null
  readonly over: boolean
  readonly stack: readonly StoredFrame[]
}
