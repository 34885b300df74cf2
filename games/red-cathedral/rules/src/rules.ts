import type { Refusal } from '@guildhall/kernel'
import { mainActionTaken } from './actions/turn.ts'
import type { Command } from './commands.ts'
import { accepted, commandRule, questionRule } from './lookup.ts'
import { dynamicMessage, refuse } from './messages/message.ts'
import type { FrameKind } from './modules/types.ts'
import { type RunContext, settle } from './questions.ts'
import type { Context } from './rules-data.ts'
import { topFrame } from './state.ts'

/** Carries out a legal command and everything that follows without a decision. */
export function run(ctx: RunContext, command: Command): void {
  const { rules, state } = ctx
  const frame = topFrame(state)
  const asks = questionRule(rules, frame.kind)
  const answer = accepted(asks, command.type) ?? commandRule(rules, command.type)
  answer.run(ctx, frame, command)
  settle(ctx)
}

/** Where nothing has to be answered before the main action goes on, or the turn ends. */
const BETWEEN_STEPS: readonly FrameKind[] = ['turn', 'market', 'deliver']

/** Why a command is not among the legal ones. */
export function why(ctx: Context, command: Command): Refusal {
  const { rules, state } = ctx
  const frame = topFrame(state)
  const rule = commandRule(rules, command.type)
  const asks = questionRule(rules, frame.kind)
  if (rule.free && !asks.window(frame)) return refuse('RC-4.8', 'noWindow')
  const answer = accepted(asks, command.type)
  if (answer !== undefined) return answer.why(ctx, frame, command)
  if (rule.free || rule.answers.includes(frame.kind)) return rule.why(ctx, frame, command)
  if (frame.kind === 'turn' && !mainActionTaken(frame) && rule.early !== undefined) {
    return rule.early(ctx, command)
  }
  if (rule.ofMainAction && BETWEEN_STEPS.includes(frame.kind)) {
    return refuse('RC-4.2', 'actedAlready')
  }
  return refuse(asks.clause, 'otherQuestion', {
    question: dynamicMessage(`question.${asks.question(frame)}`),
  })
}
