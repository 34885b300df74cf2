import type { FrameOf } from '../modules/types.ts'

/** In the frame of a turn: whether the main action is still to come, or was taken. */
const BEFORE = 0
const AFTER = 1

/** What the turn asks: the main action, or its end. */
export const turnQuestion = (frame: FrameOf<'turn'>): string =>
  frame.stage === BEFORE ? 'main-action' : 'end-turn'

export const mainActionTaken = (frame: FrameOf<'turn'>): boolean => frame.stage === AFTER

export function takeMainAction(frame: FrameOf<'turn'>): void {
  frame.stage = AFTER
}
