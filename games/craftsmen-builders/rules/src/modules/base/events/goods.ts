import type { Seat } from '@guildhall/kernel'
import { goodsOf } from '../goods.ts'
import { playerAt, type State } from '../state.ts'
import type { Tx } from '../tx.ts'

/** From the reserve, in full — CB-5.20. A payment to the reserve is a negative gain. */
export function applyGained(
  state: State,
  seat: Seat,
  coins: number,
  wood: number,
  stone: number,
): void {
  const player = playerAt(state, seat)
  player.coins += coins
  player.wood += wood
  player.stone += stone
}

export function gain(
  tx: Tx,
  seat: Seat,
  source: string,
  coins: number,
  wood: number,
  stone: number,
): void {
  if (coins + wood + stone === 0) return
  applyGained(tx.state, seat, coins, wood, stone)
  tx.log?.push({ type: 'gained', seat, goods: goodsOf(coins, wood, stone), source })
}

export function pay(
  tx: Tx,
  seat: Seat,
  source: string,
  coins: number,
  wood: number,
  stone: number,
): void {
  if (coins + wood + stone === 0) return
  applyGained(tx.state, seat, -coins, -wood, -stone)
  tx.log?.push({ type: 'paid', seat, goods: goodsOf(coins, wood, stone), source })
}

export function applyFeePaid(state: State, seat: Seat, to: Seat, coins: number): void {
  playerAt(state, seat).coins -= coins
  if (to >= 0) playerAt(state, to).coins += coins
}

/** Coins to another player, or to the reserve where there is none — CB-5.11, CB-7.8. */
export function payFee(tx: Tx, seat: Seat, to: Seat, coins: number, source: string): void {
  if (coins === 0) return
  applyFeePaid(tx.state, seat, to, coins)
  tx.log?.push({ type: 'feePaid', seat, to, coins, source })
}

/** What all sites produce, but for the resources whose kind is named — CB-4.2. */
export function earn(tx: Tx, seat: Seat): void {
  const { incomeCoins, incomeWood, incomeStone } = playerAt(tx.state, seat)
  applyGained(tx.state, seat, incomeCoins, incomeWood, incomeStone)
  if (tx.log === null) return
  tx.log.push({ type: 'earned', seat, goods: goodsOf(incomeCoins, incomeWood, incomeStone) })
}

/** What castles produce by the choice of their owner — CB-4.7. */
export function earnFromCastles(tx: Tx, seat: Seat, wood: number, stone: number): void {
  applyGained(tx.state, seat, 0, wood, stone)
  tx.log?.push({ type: 'castlesEarned', seat, goods: goodsOf(0, wood, stone) })
}
