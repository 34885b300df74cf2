import { at, item } from '@guildhall/kernel'
import { endSpace } from '../../actions/market.ts'
import { DICE, type Die } from '../../constants.ts'
import { rollSpace } from '../../events/market-events.ts'
import type { Context, QuestionRule } from '../../rules-data.ts'
import { endTurn, moveDie } from '../../sequence.ts'
import type { State } from '../../state.ts'
import type { FrameOf } from '../types.ts'
import { chooseDie, type DieChoice, movable } from './die.ts'
import { carryOut } from './ivan-steps.ts'
import { solitaireEvents } from './solitaire-events.ts'

/** In the frame of Ivan's turn: the die is still to be taken. */
const TAKE = 0
const ROLL = 1

/** Ivan's turn. It never asks by itself; only a claim may open a question above it — IV-3.3. */
export const ivanTurn: QuestionRule<'ivan'> = {
  question: () => 'ivan-turn',
  clause: 'IV-3.3',
  window: () => false, // IV-3.4, IV-3.7
  legal() {},
  advance(ctx, frame) {
    if (frame.stage === TAKE) takeDie(ctx, frame)
    else {
      rollSpace(ctx, frame.space)
      endTurn(ctx)
    }
    return true
  },
}

function takeDie(ctx: Context, frame: FrameOf<'ivan'>): void {
  const { rules, state } = ctx
  const choice = chooseDie(rules, state)
  if (choice === null) {
    solitaireEvents.ivanStayed.emit(ctx, {}) // IV-4.8
    endTurn(ctx)
    return
  }
  frame.stage = ROLL
  frame.space = endSpace(state, choice.die, 0)
  tellDie(ctx, choice)
  moveDie(ctx, choice.die, frame.space, 0)
  carryOut(ctx, item(rules.parts.ivan.cards, choice.card))
}

function tellDie(ctx: Context, { die, card, reason }: DieChoice): void {
  const { rules, state } = ctx
  const value = at(state.dieValue, die)
  solitaireEvents.ivanTookDie.emit(ctx, {
    die: item(DICE, die),
    value,
    card: item(rules.parts.ivan.cards, card).id,
    reason,
    blocked: blockedAbove(state, value),
  })
}

const blockedAbove = (state: State, value: number): Die[] =>
  DICE.filter((_, die) => at(state.dieValue, die) > value && !movable(state, die))
