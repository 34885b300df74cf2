import { type Choices, item } from '@guildhall/kernel'
import { type Command, END_TURN, PASS } from '../commands.ts'
import { close, open } from '../context.ts'
import { turnEvents } from '../events/turn.ts'
import type { FrameOf } from '../modules/types.ts'
import type { Context } from '../rules-data.ts'
import { finalScoring } from '../scoring.ts'
import { legalClaim } from './claim.ts'
import { legalBuild, openBuild } from './deliver.ts'
import { freeActionPossible } from './free.ts'
import { legalMoves } from './market.ts'

/** In the frame of a turn: whether the main action is still to come, or was taken. */
const BEFORE = 0
const AFTER = 1

/** What the turn asks: the main action, or its end. */
export const turnQuestion = (frame: FrameOf<'turn'>): string =>
  frame.stage === BEFORE ? 'main-action' : 'end-turn'

/**
 * The first step of every possible main action — RC-4.2, RC-4.3. Choosing it is choosing the action:
 * there is no question between the two.
 */
export function legalTurn(ctx: Context, frame: FrameOf<'turn'>, choices: Choices<Command>): void {
  const { rules } = ctx
  if (frame.stage === AFTER) {
    choices.add(END_TURN)
    return
  }
  const before = choices.count
  legalMoves(ctx, choices)
  legalClaim(ctx, choices)
  legalBuild(ctx, rules.deliveryBudget, true, choices)
  const { modules } = rules
  for (let i = 0; i < modules.length; i++) item(modules, i).mainActions?.(ctx, choices)
  if (choices.count === before) choices.add(PASS) // RC-4.13
}

export const mainActionTaken = (frame: FrameOf<'turn'>): boolean => frame.stage === AFTER

export function takeMainAction(frame: FrameOf<'turn'>): void {
  frame.stage = AFTER
}

/** The budget that a delivery uses: the open one, or that of a Build that begins with it. */
export function buildFrame(ctx: Context, frame: FrameOf<'turn' | 'deliver'>): FrameOf<'deliver'> {
  if (frame.kind === 'deliver') return frame
  takeMainAction(frame)
  return openBuild(ctx)
}

/** RC-4.11: without a free action left the turn ends unasked. */
export function advanceTurn(ctx: Context, frame: FrameOf<'turn'>): boolean {
  if (frame.stage === BEFORE || freeActionPossible(ctx, frame)) return false
  endTurn(ctx)
  return true
}

export function pass(ctx: Context): void {
  turnEvents.passed.emit(ctx, { seat: ctx.seat })
  endTurn(ctx)
}

/** The next player clockwise, or the end of the game — RC-4.1, RC-12.3, RC-12.7. */
export function endTurn(ctx: Context): void {
  const { rules, state } = ctx
  close(ctx)
  const lastRound =
    rules.options.roundLimit > 0 && state.turn === rules.options.roundLimit * rules.players
  if (state.turnsLeft === 0) turnEvents.gameEnded.emit(ctx, { reason: 'sixthSection' })
  else if (lastRound) turnEvents.gameEnded.emit(ctx, { reason: 'roundLimit' })
  else {
    turnEvents.turnBegan.emit(ctx, { seat: (state.active + 1) % rules.players })
    open(ctx, item(rules.seats, state.active).turn)
    return
  }
  finalScoring(ctx)
}
