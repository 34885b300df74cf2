import type { Seat } from '@guildhall/kernel'
import type { EventOf } from '../events.ts'
import type { Kit, Tx } from '../kit.ts'
import { fullFrame, playerAt, type State } from '../state.ts'

export function applyTurnBegan(state: State, seat: Seat): void {
  state.turn += 1
  state.active = seat
  state.sold = false
  state.rerolled = false
  if (state.turnsLeft > 0) state.turnsLeft -= 1
}

export function beginTurn(tx: Tx, seat: Seat): void {
  applyTurnBegan(tx.state, seat)
  tx.log?.push({ type: 'turnBegan', seat })
}

/** RC-12.1, RC-12.3: the reward, and one more turn for every other player. */
export function applyEndTriggered(kit: Kit, state: State, seat: Seat, prestige: number): void {
  state.triggeredBy = seat
  state.turnsLeft = kit.players - 1
  applyBonusGained(kit, state, seat, prestige)
}

export function triggerEnd(tx: Tx, seat: Seat): void {
  const prestige = tx.kit.sixthSectionPrestige
  applyEndTriggered(tx.kit, tx.state, seat, prestige)
  tx.log?.push({ type: 'endTriggered', seat, prestige })
}

export function applyBonusGained(kit: Kit, state: State, seat: Seat, prestige: number): void {
  const player = playerAt(state, seat)
  player.position = kit.track.gainPrestige(player.position, prestige)
}

/** RC-12.5 with `laterSixthBonus`. */
export function gainBonus(tx: Tx, seat: Seat): void {
  const prestige = tx.kit.sixthSectionPrestige
  applyBonusGained(tx.kit, tx.state, seat, prestige)
  tx.log?.push({ type: 'bonusGained', seat, prestige })
}

export function endGame(tx: Tx, reason: EventOf<'gameEnded'>['reason']): void {
  tx.state.over = true
  tx.log?.push({ type: 'gameEnded', reason })
}

export function settleMarker(tx: Tx, seat: Seat, position: number): void {
  playerAt(tx.state, seat).position = position
  tx.log?.push({ type: 'markerSettled', seat, position })
}

export function applyScored(
  kit: Kit,
  state: State,
  seat: Seat,
  label: string,
  points: number,
): void {
  applyBonusGained(kit, state, seat, points)
  state.scores.push({ seat, label, points })
}

/** Prestige of final scoring, as a line of the account. */
export function score(tx: Tx, seat: Seat, label: string, points: number): void {
  applyScored(tx.kit, tx.state, seat, label, points)
  tx.log?.push({ type: 'scored', seat, label, points })
}

export function applyAsked(state: State, { keep, open }: EventOf<'asked'>): void {
  state.stack.length = keep
  for (const frame of open) state.stack.push(fullFrame(frame))
}
