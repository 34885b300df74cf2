import type { Tx } from './kit.ts'
import type { FrameKind } from './modules/types.ts'
import { type Frame, newFrame } from './state.ts'

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
