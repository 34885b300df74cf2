import { at, item, message, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { type Bundle, EMPTY } from '../../bundle.ts'
import { effectPossible, whyNotEffect } from '../../effects/possible.ts'
import { startLimited } from '../../effects/run.ts'
import { NOTHING } from '../../effects/step.ts'
import {
  effectNamed,
  type Kit,
  type QuestionRule,
  type Spent,
  type StepRule,
  type Tx,
} from '../../kit.ts'
import type { Frame, State } from '../../state.ts'
import { close, open } from '../../tx.ts'
import { resolving, whileTrying } from './resolving.ts'

/** Carry out an action of an influence card in play — GU-ALL-7 to GU-ALL-11. */

const QUADRANTS = 4

const cardIn = (kit: Kit, state: State, quadrant: number) =>
  item(kit.influenceCards, at(state.influenceCards, quadrant))

/** Stands for the cards of all quadrants. */
const ALL = -1

/** Every action that can be borrowed, now or once `paid` and `spent` have been paid. */
export function borrowable(
  kit: Kit,
  state: State,
  seat: Seat,
  only: number = ALL,
  paid: Bundle = EMPTY,
  spent: Spent = NOTHING,
): number[] {
  const found: number[] = []
  for (let quadrant = 0; quadrant < QUADRANTS; quadrant++) {
    if ((only !== ALL && only !== quadrant) || resolving(kit, state, quadrant)) continue
    for (const place of cardIn(kit, state, quadrant).actions) {
      const effect = item(kit.effects, place)
      const possible = whileTrying(quadrant, () =>
        effectPossible(kit, state, seat, effect, quadrant, paid, spent),
      )
      if (possible) found.push(place)
    }
  }
  return found
}

export const influence: StepRule = {
  // GU-ALL-8: the card whose action this is would be being resolved.
  possible: (kit, state, seat, _step, quadrant, paid, spent) =>
    whileTrying(quadrant, () => borrowable(kit, state, seat, ALL, paid, spent).length > 0),
  begin: (tx, _seat, effect) => openBorrow(tx, effect, ALL),
  words: () => [message('effect.influence')],
}

/** Asks for an action of the card in one quadrant, or of any. */
export function openBorrow(tx: Tx, effect: number, only: number): void {
  const frame = open(tx, 'borrow')
  frame.effect = effect
  frame.space = only
}

export const borrowQuestion: QuestionRule = {
  question: () => 'borrow-action',
  clause: 'GU-ALL-7',
  window: () => false,
  legal(kit, state, seat, { space }, choices) {
    for (const effect of borrowable(kit, state, seat, space)) choices.add(item(kit.actions, effect))
  },
  advance(tx, seat, { space }) {
    const [only, ...more] = borrowable(tx.kit, tx.state, seat, space)
    if (more.length > 0) return false
    if (only === undefined) close(tx)
    else borrow(tx, seat, only)
    return true
  },
  accepts: {
    useAction: {
      run: (tx, seat, _frame, { action }) => borrow(tx, seat, effectNamed(tx.kit, action)),
      why: ({ kit, state, seat }, frame, { action }) =>
        whyNotBorrow(kit, state, seat, frame, effectNamed(kit, action)),
    },
  },
}

/** GU-ALL-10: the action keeps its own mark, unless the table says once only. */
function borrow(tx: Tx, seat: Seat, effect: number): void {
  close(tx)
  const { kit, state } = tx
  const { id, most } = item(kit.effects, effect)
  tx.log?.push({ type: 'actionUsed', seat, action: id })
  startLimited(
    tx,
    seat,
    effect,
    quadrantOf(kit, state, effect),
    1,
    kit.options.borrowedActionsRepeat ? most : 1,
  )
}

/** Where the card with this action lies; -1 where it is not in play. */
const quadrantOf = (kit: Kit, state: State, effect: number): number =>
  state.influenceCards.findIndex((card) => item(kit.influenceCards, card).actions.includes(effect))

function whyNotBorrow(kit: Kit, state: State, seat: Seat, frame: Frame, effect: number): Refusal {
  const quadrant = quadrantOf(kit, state, effect)
  if (quadrant < 0) return refuse('GU-ALL-7', 'cardNotInPlay')
  if (frame.space !== ALL && frame.space !== quadrant) return refuse('RC-8.12', 'otherQuadrant')
  if (resolving(kit, state, quadrant)) return refuse('GU-ALL-8', 'cardBeingResolved')
  return whyNotEffect(state, seat, item(kit.effects, effect))
}
