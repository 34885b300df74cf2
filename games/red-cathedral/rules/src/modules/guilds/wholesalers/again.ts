import { item, type Refusal } from '@guildhall/kernel'
import { STOP } from '../../../commands.ts'
import { MARKET_ACTIONS } from '../../../constants.ts'
import { close } from '../../../context.ts'
import { NOTHING_PAID, type Payment } from '../../../effects/payment.ts'
import { stepOf } from '../../../effects/run.ts'
import { message, refuse } from '../../../messages/message.ts'
import type { CommandRule, Context, QuestionRule, RulesData } from '../../../rules-data.ts'
import type { State } from '../../../state.ts'
import type { FrameOf, StepOf } from '../../types.ts'
import { ANY, CURRENT, type MarketActionRule } from './actions.ts'
import { MARKET_AGAIN } from './wholesalers-commands.ts'

/** Market actions on top of the turn's own three, which stay as they are — GU-WHOLESALERS-2. */

/** The Acquire that is going on; none outside of it — GU-WHOLESALERS-5. */
export const acquireOf = ({ stack }: State): FrameOf<'market'> | undefined =>
  stack.find((frame) => frame.kind === 'market')

/** GU-WHOLESALERS-3. */
const rulesOf = (rules: RulesData): readonly MarketActionRule[] =>
  rules.options.wholesalersScope === 'any' ? ANY : CURRENT

/** Which market actions of these bits would change something, as places in `MARKET_ACTIONS`. */
export function usefulActions(
  ctx: Context,
  step: StepOf<'market'>,
  among: number,
  paid: Payment = NOTHING_PAID,
): number[] {
  const { rules, state } = ctx
  const acquire = acquireOf(state)
  if (acquire === undefined) return []
  return [...rulesOf(rules).entries()]
    .filter(([place]) => (among & (1 << place)) !== 0)
    .filter(([, rule]) => rule.possible(ctx, step, acquire, paid))
    .map(([place]) => place)
}

const stepAsking = (rules: RulesData, frame: FrameOf<'marketAgain'>): StepOf<'market'> =>
  stepOf(rules, frame, 'market')

const optionsOf = (ctx: Context, frame: FrameOf<'marketAgain'>): number[] =>
  usefulActions(ctx, stepAsking(ctx.rules, frame), frame.openActions)

export const marketAgainQuestion: QuestionRule<'marketAgain'> = {
  question: () => 'market-again',
  clause: 'GU-WHOLESALERS-1',
  window: () => false,
  legal(ctx, frame, choices) {
    for (const place of optionsOf(ctx, frame)) choices.add(item(MARKET_AGAIN, place))
    if (frame.done > 0) choices.add(STOP) // as in RC-9.17
  },
  advance(ctx, frame) {
    const options = frame.left === 0 ? [] : optionsOf(ctx, frame)
    const [only, ...more] = options
    if (only === undefined) close(ctx)
    else if (more.length > 0 || frame.done > 0) return false
    else carryOut(ctx, frame, only)
    return true
  },
  accepts: { stop: { run: close, why: () => refuse('GU-WHOLESALERS-1', 'marketFirst') } },
}

/** The question stays open below the action: the card is being resolved — GU-WHOLESALERS-4. */
function carryOut(ctx: Context, frame: FrameOf<'marketAgain'>, place: number): void {
  const acquire = acquireOf(ctx.state)
  if (acquire === undefined) throw new Error('a market action outside Acquire')
  const { where } = stepAsking(ctx.rules, frame)
  const bit = 1 << place
  frame.left -= 1
  frame.done += 1
  if (where === 'same') frame.openActions = bit
  if (where === 'different') frame.openActions &= ~bit
  item(rulesOf(ctx.rules), place).start(ctx, frame, acquire)
}

export const marketAgain: CommandRule<'marketAgain', 'marketAgain'> = {
  answers: ['marketAgain'],
  run: (ctx, frame, { action }) => carryOut(ctx, frame, MARKET_ACTIONS.indexOf(action)),
  why: ({ rules }, frame, { action }) => whyNotAgain(rules, frame, MARKET_ACTIONS.indexOf(action)),
  fields: 1,
  read: ({ action }) => MARKET_AGAIN.find((command) => command.action === action),
  label: (_rules, _state, { action }) => message(`choice.marketAgain.${action}`),
}

function whyNotAgain(rules: RulesData, frame: FrameOf<'marketAgain'>, place: number): Refusal {
  if ((frame.openActions & (1 << place)) !== 0) return refuse('RC-8.20', 'noChange')
  return stepAsking(rules, frame).where === 'same'
    ? refuse('GU-WHOLESALERS-8', 'sameAction')
    : refuse('GU-WHOLESALERS-9', 'differentAction')
}
