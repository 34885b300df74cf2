import { at, rollDie, type Seat } from '@guildhall/kernel'
import { DICE, type Die } from '../constants.ts'
import type { Roll } from '../modules/base/types.ts'
import type { Context, RulesData } from '../rules-data.ts'
import { playerAt, type State } from '../state.ts'

export function applyDieMoved(
  state: State,
  seat: Seat,
  die: number,
  to: number,
  extra: number,
): void {
  playerAt(state, seat).rubles -= extra // RC-8.7
  state.dieSpace[die] = to
}

export function moveDie(ctx: Context, die: number, to: number, extra: number): void {
  const { state, seat } = ctx
  const from = at(state.dieSpace, die)
  applyDieMoved(state, seat, die, to, extra)
  ctx.log?.push({ type: 'dieMoved', seat, die: DICE[die] as Die, from, to, extra })
}

/** Rolls all dice on a space, in the order of RC-14.2. */
export function rollSpace(ctx: Context, space: number): void {
  const rolls: Roll[] | null = ctx.log === null ? null : []
  const { diceInPlay } = ctx.rules
  for (let i = 0; i < diceInPlay.length; i++) {
    const die = at(diceInPlay, i)
    if (ctx.state.dieSpace[die] !== space) continue
    const value = rollDie(ctx.chance)
    ctx.state.dieValue[die] = value
    rolls?.push([DICE[die] as Die, value])
  }
  if (rolls !== null) ctx.log?.push({ type: 'diceRolled', space, rolls })
}

export function applyDiceRolled(state: State, rolls: readonly Roll[]): void {
  for (const [die, value] of rolls) state.dieValue[DICE.indexOf(die)] = value
}

export function applyPrestigeSold(rules: RulesData, state: State, seat: Seat, n: number): void {
  const player = playerAt(state, seat)
  player.position = rules.track.losePrestige(player.position, n)
  player.rubles += rules.rublesForPrestige * n
  state.sold = true
}

export function sellPrestige(ctx: Context, n: number): void {
  const { rules, state, seat } = ctx
  applyPrestigeSold(rules, state, seat, n)
  ctx.log?.push({ type: 'prestigeSold', seat, n, rubles: rules.rublesForPrestige * n })
}

export function applyRerollBought(rules: RulesData, state: State, seat: Seat): void {
  const player = playerAt(state, seat)
  player.position = rules.track.losePrestige(player.position, 1)
  state.rerolled = true
}

export function buyReroll(ctx: Context, space: number): void {
  const { rules, state, seat } = ctx
  applyRerollBought(rules, state, seat)
  ctx.log?.push({ type: 'rerollBought', seat, space })
}
