import { at, item, type Refusal } from '@guildhall/kernel'
import { close, open } from '../../context.ts'
import { NOTHING_PAID, type Payment } from '../../effects/payment.ts'
import { effectPossible, whyNotEffect } from '../../effects/possible.ts'
import { startEffect } from '../../effects/run.ts'
import { newStep } from '../../effects/step.ts'
import { marketEvents } from '../../events/market-events.ts'
import { message, refuse } from '../../messages/message.ts'
import {
  type Context,
  effectNamed,
  type QuestionRule,
  type RulesData,
  type StepRule,
} from '../../rules-data.ts'
import type { State } from '../../state.ts'
import type { FrameOf } from '../types.ts'
import { resolving, whileTrying } from './resolving.ts'

/** Carry out an action of an influence card in play — GU-ALL-7 to GU-ALL-11. */

const QUADRANTS = 4

const cardIn = (rules: RulesData, state: State, quadrant: number) =>
  item(rules.influenceCards, at(state.influenceCards, quadrant))

/** Stands for the cards of all quadrants. */
const ALL = -1

/** Every action that can be borrowed, now or once `paid` has been paid. */
export function borrowable(
  ctx: Context,
  only: number = ALL,
  paid: Payment = NOTHING_PAID,
): number[] {
  const { rules, state } = ctx
  const found: number[] = []
  for (let quadrant = 0; quadrant < QUADRANTS; quadrant++) {
    if ((only !== ALL && only !== quadrant) || resolving(rules, state, quadrant)) continue
    for (const place of cardIn(rules, state, quadrant).actions) {
      const effect = item(rules.effects, place)
      const possible = whileTrying(quadrant, () => effectPossible(ctx, effect, quadrant, paid))
      if (possible) found.push(place)
    }
  }
  return found
}

export const influence: StepRule<'influence'> = {
  // GU-ALL-8: the card whose action this is would be being resolved.
  possible: (ctx, _step, quadrant, paid) =>
    whileTrying(quadrant, () => borrowable(ctx, ALL, paid).length > 0),
  begin: (ctx, { effect }) => openBorrow(ctx, effect, ALL),
  words: () => [message('effect.influence')],
  compile: (written) => ('influence' in written ? [newStep('influence')] : null),
}

/** Asks for an action of the card in one quadrant, or of any. */
export function openBorrow(ctx: Context, effect: number, only: number): void {
  const frame = open(ctx, 'borrow')
  frame.effect = effect
  frame.quadrant = only
}

export const borrowQuestion: QuestionRule<'borrow'> = {
  question: () => 'borrow-action',
  clause: 'GU-ALL-7',
  window: () => false,
  legal(ctx, { quadrant }, choices) {
    for (const effect of borrowable(ctx, quadrant)) choices.add(item(ctx.rules.actions, effect))
  },
  advance(ctx, { quadrant }) {
    const [only, ...more] = borrowable(ctx, quadrant)
    if (more.length > 0) return false
    if (only === undefined) close(ctx)
    else borrow(ctx, only)
    return true
  },
  accepts: {
    useAction: {
      run: (ctx, _frame, { action }) => borrow(ctx, effectNamed(ctx.rules, action)),
      why: (ctx, frame, { action }) => whyNotBorrow(ctx, frame, effectNamed(ctx.rules, action)),
    },
  },
}

/** GU-ALL-10: the action keeps its own mark, unless the table says once only. */
function borrow(ctx: Context, effect: number): void {
  const { rules, state, seat } = ctx
  close(ctx)
  marketEvents.actionUsed.emit(ctx, { seat, effect })
  const frame = startEffect(ctx, effect, quadrantOf(rules, state, effect))
  if (frame !== null && !rules.options.borrowedActionsRepeat) frame.left = 1
}

/** Where the card with this action lies; -1 where it is not in play. */
const quadrantOf = (rules: RulesData, state: State, effect: number): number =>
  state.influenceCards.findIndex((card) =>
    item(rules.influenceCards, card).actions.includes(effect),
  )

function whyNotBorrow(
  { rules, state, seat }: Context,
  frame: FrameOf<'borrow'>,
  effect: number,
): Refusal {
  const quadrant = quadrantOf(rules, state, effect)
  if (quadrant < 0) return refuse('GU-ALL-7', 'cardNotInPlay')
  if (frame.quadrant !== ALL && frame.quadrant !== quadrant)
    return refuse('RC-8.12', 'otherQuadrant')
  if (resolving(rules, state, quadrant)) return refuse('GU-ALL-8', 'cardBeingResolved')
  return whyNotEffect(state, seat, item(rules.effects, effect))
}
