import { type Choices, item, type Seat } from '@guildhall/kernel'
import { type Command, END_TURN, PASS } from '../commands.ts'
import { beginTurn, endGame } from '../facts/turn.ts'
import type { Kit, Tx } from '../kit.ts'
import { finalScoring } from '../scoring.ts'
import type { Frame, State } from '../state.ts'
import { close, open } from '../tx.ts'
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
  kit: Kit,
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
  legalMoves(kit, state, seat, choices)
  legalClaim(kit, state, seat, choices)
  legalBuild(kit, state, seat, kit.deliveryBudget, true, choices)
  const { modules } = kit
  for (let i = 0; i < modules.length; i++) item(modules, i).mainActions?.(kit, state, seat, choices)
  if (choices.count === before) choices.add(PASS) // RC-4.13
}

export const mainActionTaken = (frame: Frame): boolean => frame.step === AFTER

export function takeMainAction(frame: Frame): void {
  frame.step = AFTER
}

/** The budget that a delivery uses: the open one, or that of a Build that begins with it. */
export function buildFrame(tx: Tx, frame: Frame): Frame {
  if (frame.kind === 'deliver') return frame
  takeMainAction(frame)
  return openBuild(tx)
}

/** RC-4.11: without a free action left the turn ends unasked. */
export function advanceTurn(tx: Tx, seat: Seat, frame: Frame): boolean {
  if (frame.step === BEFORE || freeActionPossible(tx.kit, tx.state, seat, frame)) return false
  endTurn(tx)
  return true
}

export function pass(tx: Tx, seat: Seat): void {
  tx.log?.push({ type: 'passed', seat })
  endTurn(tx)
}

/** The next player clockwise, or the end of the game — RC-4.1, RC-12.3, RC-12.7. */
export function endTurn(tx: Tx): void {
  const { kit, state } = tx
  close(tx)
  const lastRound =
    kit.options.roundLimit > 0 && state.turn === kit.options.roundLimit * kit.players
  if (state.turnsLeft === 0) endGame(tx, 'sixthSection')
  else if (lastRound) endGame(tx, 'roundLimit')
  else {
    beginTurn(tx, (state.active + 1) % kit.players)
    open(tx, item(kit.seats, state.active).turn)
    return
  }
  finalScoring(tx)
}
