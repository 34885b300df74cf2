import { at, rollDie, type Seat } from '@guildhall/kernel'
import { DICE, type Die } from '../constants.ts'
import type { Kit, Tx } from '../kit.ts'
import type { Roll } from '../modules/base/types.ts'
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

export function moveDie(tx: Tx, seat: Seat, die: number, to: number, extra: number): void {
  const from = at(tx.state.dieSpace, die)
  applyDieMoved(tx.state, seat, die, to, extra)
  tx.log?.push({ type: 'dieMoved', seat, die: DICE[die] as Die, from, to, extra })
}

/** Rolls all dice on a space, in the order of RC-14.2. */
export function rollSpace(tx: Tx, space: number): void {
  const rolls: Roll[] | null = tx.log === null ? null : []
  const { diceInPlay } = tx.kit
  for (let i = 0; i < diceInPlay.length; i++) {
    const die = at(diceInPlay, i)
    if (tx.state.dieSpace[die] !== space) continue
    const value = rollDie(tx.chance)
    tx.state.dieValue[die] = value
    rolls?.push([DICE[die] as Die, value])
  }
  if (rolls !== null) tx.log?.push({ type: 'diceRolled', space, rolls })
}

export function applyDiceRolled(state: State, rolls: readonly Roll[]): void {
  for (const [die, value] of rolls) state.dieValue[DICE.indexOf(die)] = value
}

export function applyPrestigeSold(kit: Kit, state: State, seat: Seat, n: number): void {
  const player = playerAt(state, seat)
  player.position = kit.track.losePrestige(player.position, n)
  player.rubles += kit.rublesForPrestige * n
  state.sold = true
}

export function sellPrestige(tx: Tx, seat: Seat, n: number): void {
  applyPrestigeSold(tx.kit, tx.state, seat, n)
  tx.log?.push({ type: 'prestigeSold', seat, n, rubles: tx.kit.rublesForPrestige * n })
}

export function applyRerollBought(kit: Kit, state: State, seat: Seat): void {
  const player = playerAt(state, seat)
  player.position = kit.track.losePrestige(player.position, 1)
  state.rerolled = true
}

export function buyReroll(tx: Tx, seat: Seat, space: number): void {
  applyRerollBought(tx.kit, tx.state, seat)
  tx.log?.push({ type: 'rerollBought', seat, space })
}
