import { type Choices, item, type Seat } from '@guildhall/kernel'
import { type Command, END_TURN, PASS } from '../commands.ts'
import { close, open } from '../context.ts'
import { beginTurn, endGame } from '../facts/turn.ts'
import type { Context, RulesData } from '../rules-data.ts'
import { finalScoring } from '../scoring.ts'
import type { Frame, State } from '../state.ts'
import { legalClaim } from './claim.ts'
import { legalBuild, openBuild } from './deliver.ts'
import { freeActionPossible } from './free.ts'
import { legalMoves } from './market.ts'

/** In the frame of a turn: whether the main action is still to come, or was taken. */
const BEFORE = 0
const AFTER = 1

/** What the turn asks: the main action, or its end. */
export const turnQuestion = (frame: Frame): string =>
  frame.step === BEFORE ? 'main-action' : 'end-turn'

/**
 * The first step of every possible main action — RC-4.2, RC-4.3. Choosing it is choosing the action:
 * there is no question between the two.
 */
export function legalTurn(
  rules: RulesData,
  state: State,
  seat: Seat,
  frame: Frame,
  choices: Choices<Command>,
): void {
  if (frame.step === AFTER) {
    choices.add(END_TURN)
    return
  }
  const before = choices.count
  legalMoves(rules, state, seat, choices)
  legalClaim(rules, state, seat, choices)
  legalBuild(rules, state, seat, rules.deliveryBudget, true, choices)
  const { modules } = rules
  for (let i = 0; i < modules.length; i++)
    item(modules, i).mainActions?.(rules, state, seat, choices)
  if (choices.count === before) choices.add(PASS) // RC-4.13
}

export const mainActionTaken = (frame: Frame): boolean => frame.step === AFTER

export function takeMainAction(frame: Frame): void {
  frame.step = AFTER
}

/** The budget that a delivery uses: the open one, or that of a Build that begins with it. */
export function buildFrame(ctx: Context, frame: Frame): Frame {
  if (frame.kind === 'deliver') return frame
  takeMainAction(frame)
  return openBuild(ctx)
}

/** RC-4.11: without a free action left the turn ends unasked. */
export function advanceTurn(ctx: Context, seat: Seat, frame: Frame): boolean {
  if (frame.step === BEFORE || freeActionPossible(ctx.rules, ctx.state, seat, frame)) return false
  endTurn(ctx)
  return true
}

export function pass(ctx: Context, seat: Seat): void {
  ctx.log?.push({ type: 'passed', seat })
  endTurn(ctx)
}

/** The next player clockwise, or the end of the game — RC-4.1, RC-12.3, RC-12.7. */
export function endTurn(ctx: Context): void {
  const { rules, state } = ctx
  close(ctx)
  const lastRound =
    rules.options.roundLimit > 0 && state.turn === rules.options.roundLimit * rules.players
  if (state.turnsLeft === 0) endGame(ctx, 'sixthSection')
  else if (lastRound) endGame(ctx, 'roundLimit')
  else {
    beginTurn(ctx, (state.active + 1) % rules.players)
    open(ctx, item(rules.seats, state.active).turn)
    return
  }
  finalScoring(ctx)
}
