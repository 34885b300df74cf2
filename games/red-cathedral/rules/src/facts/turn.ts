import type { Seat } from '@guildhall/kernel'
import type { EventOf } from '../events.ts'
import type { Context, RulesData } from '../rules-data.ts'
import { fullFrame, playerAt, type State } from '../state.ts'

export function applyTurnBegan(state: State, seat: Seat): void {
  state.turn += 1
  state.active = seat
  state.sold = false
  state.rerolled = false
  if (state.turnsLeft > 0) state.turnsLeft -= 1
}

export function beginTurn(ctx: Context): void {
  const { state, seat } = ctx
  applyTurnBegan(state, seat)
  ctx.log?.push({ type: 'turnBegan', seat })
}

/** RC-12.1, RC-12.3: the reward, and one more turn for every other player. */
export function applyEndTriggered(
  rules: RulesData,
  state: State,
  seat: Seat,
  prestige: number,
): void {
  state.triggeredBy = seat
  state.turnsLeft = rules.players - 1
  applyBonusGained(rules, state, seat, prestige)
}

export function triggerEnd(ctx: Context): void {
  const { rules, state, seat } = ctx
  const prestige = rules.sixthSectionPrestige
  applyEndTriggered(rules, state, seat, prestige)
  ctx.log?.push({ type: 'endTriggered', seat, prestige })
}

export function applyBonusGained(
  rules: RulesData,
  state: State,
  seat: Seat,
  prestige: number,
): void {
  const player = playerAt(state, seat)
  player.position = rules.track.gainPrestige(player.position, prestige)
}

/** RC-12.5 with `laterSixthBonus`. */
export function gainBonus(ctx: Context): void {
  const { rules, state, seat } = ctx
  const prestige = rules.sixthSectionPrestige
  applyBonusGained(rules, state, seat, prestige)
  ctx.log?.push({ type: 'bonusGained', seat, prestige })
}

export function endGame(ctx: Context, reason: EventOf<'gameEnded'>['reason']): void {
  ctx.state.over = true
  ctx.log?.push({ type: 'gameEnded', reason })
}

export function settleMarker(ctx: Context, position: number): void {
  const { state, seat } = ctx
  playerAt(state, seat).position = position
  ctx.log?.push({ type: 'markerSettled', seat, position })
}

export function applyScored(
  rules: RulesData,
  state: State,
  seat: Seat,
  label: string,
  points: number,
): void {
  applyBonusGained(rules, state, seat, points)
  state.scores.push({ seat, label, points })
}

/** Prestige of final scoring, as a line of the account. */
export function score(ctx: Context, label: string, points: number): void {
  const { rules, state, seat } = ctx
  applyScored(rules, state, seat, label, points)
  ctx.log?.push({ type: 'scored', seat, label, points })
}

export function applyAsked(state: State, { keep, open }: EventOf<'asked'>): void {
  state.stack.length = keep
  for (const frame of open) state.stack.push(fullFrame(frame))
}
