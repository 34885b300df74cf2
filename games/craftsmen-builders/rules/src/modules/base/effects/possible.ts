import type { SeatContext } from '../../../context.ts'
import type { Amount } from '../../../goods.ts'
import { effectAt } from '../../../rules-data.ts'
import { canBuild } from '../cost.ts'
import type { Player } from '../types/state.ts'
import type { Effect, TradeEffect } from './effect.ts'

/** Whether an effect can be carried out at least once by the player with these coins — CB-5.18. */
export function effectPossible(
  ctx: SeatContext,
  player: Player,
  effect: Effect,
  coins: number,
): boolean {
  switch (effect.word) {
    case 'trade':
      return payable(effect, 1, coins, player)
    case 'build':
      return canBuild(ctx, player, coins + effect.discount)
    case 'produce':
      return true
    case 'choose':
      for (const option of effect.options) {
        if (effectPossible(ctx, player, effectAt(ctx.rules, option), coins)) return true
      }
      return false
  }
}

function payable(
  { pay, payUnits }: TradeEffect,
  times: number,
  coins: number,
  { wood, stone }: Pick<Amount, 'wood' | 'stone'>,
): boolean {
  return (
    coins >= times * pay.coins &&
    wood >= times * pay.wood &&
    stone >= times * pay.stone &&
    wood + stone >= times * (pay.wood + pay.stone + payUnits)
  )
}

/** How often the payment can be made, up to the number the card allows — CB-5.16. */
export function mostTimes(effect: TradeEffect, owned: Amount): number {
  let times = 1
  while (times < effect.max && payable(effect, times + 1, owned.coins, owned)) times += 1
  return times
}
