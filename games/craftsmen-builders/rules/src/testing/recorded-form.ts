import { frames } from '../engine.ts'
import type { State } from '../modules/types.ts'

/** The state as it was in memory when the playthroughs were recorded: their hashes are of this form. */
export const recordedForm = (state: State): unknown => ({
  ...state,
  stack: state.stack.map((frame) => ({
    effect: -1,
    step: 0,
    count: 0,
    position: -1,
    site: -1,
    ...frames.write(frame),
  })),
})
