import type { Each } from './modules/types.ts'
import type { StoredFrame } from './state.ts'

/** Everything that can happen: what the base game and the modules add up to, and what is asked next. */
export type Event = Each<'event'> | Asked

/** The questions that are open after a command: the lowest `keep` as before, then these. */
export interface Asked {
  readonly type: 'asked'
  readonly keep: number
  readonly open: readonly StoredFrame[]
}

export type EventType = Event['type']
export type EventOf<T extends EventType> = Extract<Event, { type: T }>
