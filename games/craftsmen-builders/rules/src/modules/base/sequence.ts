import { type Choices, item, type Seat } from '@guildhall/kernel'
import { type Command, END_TURN, TURN_UP } from '../commands.ts'
import { fillPending } from '../facts/build.ts'
import { drawOffer, endRound } from '../facts/columns.ts'
import { beginTurn, endGame } from '../facts/turn.ts'
import type { Kit } from '../kit.ts'
import { tellScores } from '../scoring.ts'
import { type Frame, playerAt, type State } from '../state.ts'
import { close, open, type Tx } from '../tx.ts'
import { anyRealisable, legalContracts } from './contract.ts'
import { legalRecruits, mayRecruit } from './recruit.ts'
import { startRound } from './round.ts'
import { legalPlaces, onlyCoinsPlace, place } from './worker.ts'

/** In the frame of a turn: whether the main action is still to come, or was taken. */
const BEFORE = 0
const AFTER = 1

export const mainActionTaken = (frame: Frame): boolean => frame.step === AFTER

export function takeMainAction(frame: Frame): void {
  frame.step = AFTER
}

/** A kind of main action that is the only one is taken without asking for it — CB-13.1. */
export function turnQuestion(kit: Kit, state: State, frame: Frame): string {
  if (frame.step === AFTER) return 'after-action'
  if (playerAt(state, state.active).workers === 0) return 'recruit-card'
  return mayRecruit(kit, state, state.active) ? 'main-action' : 'worker-place'
}

/**
 * The places for a worker, then the craftsmen to recruit: choosing one is choosing the main action,
 * as CB-13.3 has it. After it: contracts, the pending building, the end of the turn.
 */
export function legalTurn(
  kit: Kit,
  state: State,
  seat: Seat,
  frame: Frame,
  choices: Choices<Command>,
): void {
  if (frame.step === BEFORE) {
    if (playerAt(state, seat).workers > 0) legalPlaces(kit, state, seat, choices)
    legalRecruits(kit, state, seat, choices)
    return
  }
  const before = choices.count
  legalContracts(kit, state, seat, choices)
  if (state.pending >= 0 && choices.count > before) choices.add(TURN_UP) // CB-6.25
  choices.add(END_TURN)
}

/** CB-13.1: the coins place, where nothing else can be chosen. CB-3.10: the end, if so set. */
export function advanceTurn(tx: Tx, seat: Seat, frame: Frame): boolean {
  const { kit, state } = tx
  if (frame.step === AFTER) {
    if (kit.options.confirmTurnEnd || anyRealisable(kit, state, seat)) return false
    endTurn(tx)
    return true
  }
  if (mayRecruit(kit, state, seat) || !onlyCoinsPlace(kit, state, seat)) return false
  takeMainAction(frame)
  place(tx, seat, item(kit.places, 0).command)
  return true
}

export function startTurn(tx: Tx, lap: number, place: number): void {
  beginTurn(tx, lap, place)
  open(tx, 'turn')
}

/** The pending position, the end of the game, the next player — CB-3.11. */
export function endTurn(tx: Tx): void {
  const { kit, state } = tx
  close(tx)
  fillPending(tx)
  const lapOver = state.place === kit.players - 1
  const roundOver = lapOver && state.lap === kit.laps
  const lastTurn = kit.options.endTiming === 'finishLap' ? lapOver : roundOver // CB-10.4
  if (state.triggeredBy >= 0 && lastTurn) return finish(tx, 'triggered')
  if (roundOver && state.round === kit.options.roundLimit) return finish(tx, 'roundLimit') // CB-10.9
  if (!lapOver) return startTurn(tx, state.lap, state.place + 1)
  if (!roundOver) return startTurn(tx, state.lap + 1, 0)
  endRound(tx)
  drawOffer(tx)
  startRound(tx)
}

function finish(tx: Tx, reason: 'triggered' | 'roundLimit'): void {
  endGame(tx, reason)
  tellScores(tx)
}
