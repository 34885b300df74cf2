import { item, message, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { type Bundle, EMPTY } from '../../../bundle.ts'
import { STOP } from '../../../commands.ts'
import { MARKET_ACTIONS } from '../../../constants.ts'
import { stepAt } from '../../../effects/run.ts'
import { type EffectStep, NOTHING } from '../../../effects/step.ts'
import type { CommandRule, Kit, QuestionRule, Spent, Tx } from '../../../kit.ts'
import type { Frame, State } from '../../../state.ts'
import { close } from '../../../tx.ts'
import { ANY, CURRENT, type MarketActionRule } from './actions.ts'
import { MARKET_AGAIN } from './commands.ts'

/** Market actions on top of the turn's own three, which stay as they are — GU-WHOLESALERS-2. */

/** The Acquire that is going on; none outside of it — GU-WHOLESALERS-5. */
export const acquireOf = ({ stack }: State): Frame | undefined =>
  stack.find(({ kind }) => kind === 'market')

/** GU-WHOLESALERS-3. */
const rulesOf = (kit: Kit): readonly MarketActionRule[] =>
  kit.options.wholesalersScope === 'any' ? ANY : CURRENT

/** Which market actions of these bits would change something, as places in `MARKET_ACTIONS`. */
export function usefulActions(
  kit: Kit,
  state: State,
  seat: Seat,
  step: EffectStep,
  among: number,
  paid: Bundle = EMPTY,
  spent: Spent = NOTHING,
): number[] {
  const acquire = acquireOf(state)
  if (acquire === undefined) return []
  return [...rulesOf(kit).entries()]
    .filter(([place]) => (among & (1 << place)) !== 0)
    .filter(([, rule]) => rule.possible(kit, state, seat, step, acquire, paid, spent))
    .map(([place]) => place)
}

const stepOf = (kit: Kit, frame: Frame): EffectStep => stepAt(kit, frame.effect, frame.step)

const optionsOf = (kit: Kit, state: State, seat: Seat, frame: Frame): number[] =>
  usefulActions(kit, state, seat, stepOf(kit, frame), frame.open)

export const marketAgainQuestion: QuestionRule = {
  question: () => 'market-again',
  clause: 'GU-WHOLESALERS-1',
  window: () => false,
  legal(kit, state, seat, frame, choices) {
    for (const place of optionsOf(kit, state, seat, frame)) choices.add(item(MARKET_AGAIN, place))
    if (frame.count > 0) choices.add(STOP) // as in RC-9.17
  },
  advance(tx, seat, frame) {
    const options = frame.left === 0 ? [] : optionsOf(tx.kit, tx.state, seat, frame)
    const [only, ...more] = options
    if (only === undefined) close(tx)
    else if (more.length > 0 || frame.count > 0) return false
    else carryOut(tx, seat, frame, only)
    return true
  },
  accepts: { stop: { run: close, why: () => refuse('GU-WHOLESALERS-1', 'marketFirst') } },
}

/** The question stays open below the action: the card is being resolved — GU-WHOLESALERS-4. */
function carryOut(tx: Tx, seat: Seat, frame: Frame, place: number): void {
  const acquire = acquireOf(tx.state)
  if (acquire === undefined) throw new Error('a market action outside Acquire')
  const { picks } = stepOf(tx.kit, frame)
  const bit = 1 << place
  frame.left -= 1
  frame.count += 1
  if (picks === 'same') frame.open = bit
  if (picks === 'different') frame.open &= ~bit
  item(rulesOf(tx.kit), place).start(tx, seat, frame, acquire)
}

export const marketAgain: CommandRule<'marketAgain'> = {
  answers: ['marketAgain'],
  run: (tx, seat, frame, { action }) => carryOut(tx, seat, frame, MARKET_ACTIONS.indexOf(action)),
  why: ({ kit }, frame, { action }) => whyNotAgain(kit, frame, MARKET_ACTIONS.indexOf(action)),
  fields: 1,
  read: ({ action }) => MARKET_AGAIN.find((command) => command.action === action),
  label: (_kit, _state, { action }) => message(`choice.marketAgain.${action}`),
}

function whyNotAgain(kit: Kit, frame: Frame, place: number): Refusal {
  if ((frame.open & (1 << place)) !== 0) return refuse('RC-8.20', 'noChange')
  return stepOf(kit, frame).picks === 'same'
    ? refuse('GU-WHOLESALERS-8', 'sameAction')
    : refuse('GU-WHOLESALERS-9', 'differentAction')
}
