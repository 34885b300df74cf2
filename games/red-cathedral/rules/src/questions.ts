import { type Choices, item, type Seat } from '@guildhall/kernel'
import { legalFree } from './actions/free.ts'
import { legalMarket } from './actions/market.ts'
import type { Command } from './commands.ts'
import { legalTakes } from './effects/take.ts'
import { questionRule } from './lookup.ts'
import type { Frame } from './modules/types.ts'
import type { Context, RulesData } from './rules-data.ts'
import { advanceMarket, advanceTurn, legalTurn } from './sequence.ts'
import { type State, topFrame } from './state.ts'

/** The name of the open decision. */
export function openQuestion(rules: RulesData, state: State): string {
  const frame = topFrame(state)
  return questionRule(rules, frame.kind).question(frame)
}

// The most frequent questions are called directly: that is quicker than finding their rules.

/** Every command that answers the open question. */
export function legal(ctx: Context, choices: Choices<Command>): void {
  const frame = topFrame(ctx.state)
  if (frame.kind === 'market') legalMarket(ctx, frame, choices)
  else if (frame.kind === 'turn') legalTurn(ctx, frame, choices)
  else if (frame.kind === 'take') legalTakes(frame, choices)
  else questionRule(ctx.rules, frame.kind).legal(ctx, frame, choices)
  if (isWindow(ctx, frame)) legalFree(ctx, frame, choices)
}

/** Whether free actions may be taken — RC-4.5 to RC-4.7. */
function isWindow(ctx: Context, frame: Frame): boolean {
  if (frame.kind === 'market' || frame.kind === 'turn') return true
  return frame.kind !== 'take' && questionRule(ctx.rules, frame.kind).window(frame)
}

function advance(ctx: Context, frame: Frame): boolean {
  if (frame.kind === 'market') return advanceMarket(ctx, frame)
  if (frame.kind === 'turn') return advanceTurn(ctx, frame)
  if (frame.kind === 'take') return false
  return questionRule(ctx.rules, frame.kind).advance(ctx, frame)
}

/** A context whose seat moves on with the turns. */
export type RunContext = Context & { seat: Seat }

/** Lets the open questions go on until the player is asked or the game is over. */
export function settle(ctx: RunContext): void {
  const { state } = ctx
  const { stack } = state
  while (stack.length > 0) {
    const frame = item(stack, stack.length - 1)
    ctx.seat = state.active // a turn may have ended
    if (!advance(ctx, frame)) return
  }
}
