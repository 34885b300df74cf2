import { type Choices, item } from '@guildhall/kernel'
import { legalFree } from './actions/free.ts'
import type { Command } from './commands.ts'
import { seatContext } from './context.ts'
import { questionRule } from './lookup.ts'
import type { Context, RulesData } from './rules-data.ts'
import { type State, topFrame } from './state.ts'

/** The name of the open decision. */
export function openQuestion(rules: RulesData, state: State): string {
  const frame = topFrame(state)
  return questionRule(rules, frame.kind).question(frame)
}

/** Every command that answers the open question. */
export function legal(ctx: Context, choices: Choices<Command>): void {
  const frame = topFrame(ctx.state)
  const rule = questionRule(ctx.rules, frame.kind)
  rule.legal(ctx, frame, choices)
  if (rule.window(frame)) legalFree(ctx, frame, choices)
}

/** Lets the open questions go on until the player is asked or the game is over. */
export function settle(ctx: Context): void {
  const { rules, state } = ctx
  const { stack } = state
  let now = ctx
  while (stack.length > 0) {
    const frame = item(stack, stack.length - 1)
    now = seatContext(now, state.active) // a turn may have ended
    if (!questionRule(rules, frame.kind).advance(now, frame)) return
  }
}
