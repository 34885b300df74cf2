import type { Chance } from '@guildhall/kernel'
import type { Event } from './events.ts'
import type { Kit } from './kit.ts'
import { type Frame, type FrameKind, newFrame, type State } from './state.ts'

/**
 * A command being carried out. Facts change the state at once and are written to the log; when a
 * search plays, there is no log and nothing is written.
 */
export interface Tx {
  readonly kit: Kit
  readonly state: State
  readonly chance: Chance
  readonly log: Event[] | null
}

/** Opens a question above all others. */
export function open(tx: Tx, kind: FrameKind): Frame {
  const frame = newFrame(kind)
  tx.state.stack.push(frame)
  return frame
}

/** Closes the newest question. */
export const close = (tx: Tx): void => {
  tx.state.stack.pop()
}
