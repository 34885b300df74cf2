import { type Choices, item } from '@guildhall/kernel'
import { legalFree } from './actions/free.ts'
import type { Command } from './commands.ts'
import { contextFor, seatContext } from './context.ts'
import type { Context, RulesData } from './rules-data.ts'
import { type State, topFrame } from './state.ts'

/** The name of the open decision. */
export function openQuestion(rules: RulesData, state: State): string {
  const frame = topFrame(state)
  return rules.questions[frame.kind].question(frame)
}

/** Every command that answers the open question. */
export function legal(rules: RulesData, state: State, choices: Choices<Command>): void {
  const frame = topFrame(state)
  const rule = rules.questions[frame.kind]
  rule.legal(contextFor(rules, state, state.active), frame, choices)
  if (rule.window(frame)) legalFree(contextFor(rules, state, state.active), frame, choices)
}

/** Lets the open questions go on until the player is asked or the game is over. */
export function settle(ctx: Context): void {
  const { rules, state } = ctx
  const { stack } = state
  while (stack.length > 0) {
    const frame = item(stack, stack.length - 1)
    if (!rules.questions[frame.kind].advance(seatContext(ctx, state.active), frame)) return
  }
}
