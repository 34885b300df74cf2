import { type Choices, item } from '@guildhall/kernel'
import { legalFree } from './actions/free.ts'
import type { Command } from './commands.ts'
import type { Kit, Tx } from './kit.ts'
import { type State, topFrame } from './state.ts'

/** The name of the open decision. */
export function openQuestion(kit: Kit, state: State): string {
  const frame = topFrame(state)
  return kit.questions[frame.kind].question(frame)
}

/** Every command that answers the open question. */
export function legal(kit: Kit, state: State, choices: Choices<Command>): void {
  const frame = topFrame(state)
  const rule = kit.questions[frame.kind]
  rule.legal(kit, state, state.active, frame, choices)
  if (rule.window(frame)) legalFree(kit, state, state.active, frame, choices)
}

/** Lets the open questions go on until the player is asked or the game is over. */
export function settle(tx: Tx): void {
  const { kit, state } = tx
  const { stack } = state
  while (stack.length > 0) {
    const frame = item(stack, stack.length - 1)
    if (!kit.questions[frame.kind].advance(tx, state.active, frame)) return
  }
}
