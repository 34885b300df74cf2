import { message, type Refusal } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { mainActionTaken } from './actions/turn.ts'
import type { Command } from './commands.ts'
import { contextFor, seatContext } from './context.ts'
import { acceptedBy, commandRule } from './lookup.ts'
import type { FrameKind } from './modules/types.ts'
import { settle } from './questions.ts'
import type { Context } from './rules-data.ts'
import { topFrame } from './state.ts'

/** Carries out a legal command and everything that follows without a decision. */
export function run(ctx: Context, command: Command): void {
  const { rules, state } = ctx
  const frame = topFrame(state)
  const answer = acceptedBy(rules, frame, command.type) ?? commandRule(rules, command.type)
  answer.run(seatContext(ctx, state.active), frame, command)
  settle(ctx)
}

/** Where nothing has to be answered before the main action goes on, or the turn ends. */
const BETWEEN_STEPS: readonly FrameKind[] = ['turn', 'market', 'deliver']

/** Why a command is not among the legal ones. */
export function why({ rules, state, seat }: Context, command: Command): Refusal {
  const frame = topFrame(state)
  const asked = contextFor(rules, state, seat)
  const rule = commandRule(rules, command.type)
  const asks = rules.questions[frame.kind]
  if (rule.free && !asks.window(frame)) return refuse('RC-4.8', 'noWindow')
  const accepted = acceptedBy(rules, frame, command.type)
  if (accepted !== undefined) return accepted.why(asked, frame, command)
  if (rule.free || rule.answers.includes(frame.kind)) return rule.why(asked, frame, command)
  if (frame.kind === 'turn' && !mainActionTaken(frame) && rule.early !== undefined) {
    return rule.early(asked, command)
  }
  if (rule.ofMainAction && BETWEEN_STEPS.includes(frame.kind)) {
    return refuse('RC-4.2', 'actedAlready')
  }
  return refuse(asks.clause, 'otherQuestion', {
    question: message(`question.${asks.question(frame)}`),
  })
}
