import type { Chance, Seat } from '@guildhall/kernel'
import type { Event, FrameKind, FrameOf, FrameRecord, State } from './modules/types.ts'
import type { RulesData } from './rules-data.ts'
import { newFrame } from './state.ts'

/** The table as a rule looks at it, and for whom. */
export interface SeatContext {
  readonly rules: RulesData
  readonly state: State
  readonly seat: Seat
}

/**
 * A command being carried out. Events change the state at once and are written to the log; when a
 * search plays, there is no log and nothing is written.
 */
export interface Context extends SeatContext {
  readonly chance: Chance
  readonly log: Event[] | null
}

/** Opens a question above all others. */
export function open<K extends FrameKind>(ctx: Context, kind: K): FrameOf<K>
export function open({ state }: Context, kind: FrameKind): FrameRecord {
  const frame = newFrame(kind)
  state.stack.push(frame)
  return frame
}

/** Closes the newest question. */
export const close = ({ state }: Context): void => {
  state.stack.pop()
}
