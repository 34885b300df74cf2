import { at, item, type Seat } from '@guildhall/kernel'
import { SLOTS } from '../constants.ts'
import type { EventOf } from '../events.ts'
import { FIRST_SLOT, type Kit, numberOf } from '../kit.ts'
import { fullFrame, playerAt, type State, withAt } from '../state.ts'
import type { Tx } from '../tx.ts'

export function beginRound(tx: Tx): void {
  tx.state.round += 1
  tx.log?.push({ type: 'roundBegan', round: tx.state.round })
}

export function applyTurnBegan(state: State, lap: number, place: number): void {
  state.turn += 1
  state.lap = lap
  state.place = place
  state.active = at(state.owners, place) // CB-3.2
  state.realised = false
}

export function beginTurn(tx: Tx, lap: number, place: number): void {
  applyTurnBegan(tx.state, lap, place)
  tx.log?.push({ type: 'turnBegan', seat: tx.state.active, lap, place })
}

/** `number` is that of the place or slot, as in the kit's `numbers`. */
export function applyWorkerPlaced(state: State, seat: Seat, number: number): void {
  const player = playerAt(state, seat)
  player.workers -= 1
  if (number === 0) player.onCoins += 1
  else if (number < FIRST_SLOT) player.onBuild += 1
  else state.slotWorkers = withAt(state.slotWorkers, slotPlace(state, number), seat)
}

/** Where a slot of the active column stands in `slotWorkers`; -1 if its card does not lie there. */
export function slotPlace(state: State, number: number): number {
  const slot = number - FIRST_SLOT
  const row = state.activeColumn.indexOf(Math.floor(slot / SLOTS))
  return row < 0 ? -1 : row * SLOTS + (slot % SLOTS)
}

export function placeWorker(tx: Tx, seat: Seat, slot: string): void {
  applyWorkerPlaced(tx.state, seat, numberOf(tx.kit, slot))
  tx.log?.push({ type: 'workerPlaced', seat, slot })
}

/** CB-10.1: the first who reaches it; later ones change nothing (CB-10.6). */
export function triggerEnd(tx: Tx, seat: Seat, reason: EventOf<'endTriggered'>['reason']): void {
  if (tx.state.triggeredBy >= 0) return
  tx.state.triggeredBy = seat
  tx.log?.push({ type: 'endTriggered', seat, reason })
}

export function endGame(tx: Tx, reason: EventOf<'gameEnded'>['reason']): void {
  tx.state.over = true
  tx.log?.push({ type: 'gameEnded', reason })
}

export function applyAsked(state: State, { seat, keep, open }: EventOf<'asked'>): void {
  state.active = seat
  state.stack.length = keep
  for (const frame of open) state.stack.push(fullFrame(frame))
}

/** The contract of a kind that is in play. */
export const contractInPlay = (kit: Kit, state: State, kind: number) =>
  item(kit.contracts, at(state.contracts, kind))
