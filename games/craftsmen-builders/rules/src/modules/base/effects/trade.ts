import { type Context, open } from '../../../context.ts'
import { amount, multiplied } from '../../../goods.ts'
import { effectAt, type RulesData } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import { gain, pay } from '../events/goods-events.ts'
import type { Player } from '../types/state.ts'
import type { TradeEffect } from './effect.ts'
import { mostTimes } from './possible.ts'

/** The trade that a question is about. */
export function tradeAt(rules: RulesData, effect: number): TradeEffect {
  const trade = effectAt(rules, effect)
  if (trade.word !== 'trade') throw new Error(`${trade.id} is no trade`)
  return trade
}

/** A payment and a gain, or a gain alone. How often comes first — CB-5.16. */
export function startTrade(ctx: Context, effect: number): void {
  const trade = tradeAt(ctx.rules, effect)
  const once = trade.max === 1 || mostTimes(trade, playerAt(ctx.state, ctx.seat)) === 1
  if (once) return tradeTimes(ctx, effect, 1)
  open(ctx, 'times').effect = effect
}

/** The most wood that can be part of a payment of choice, and the least. */
export const mostWood = (trade: TradeEffect, times: number, { wood }: Player): number =>
  Math.min(trade.payUnits * times, wood - trade.pay.wood * times)
export const leastWood = (trade: TradeEffect, times: number, { stone }: Player): number =>
  Math.max(0, trade.payUnits * times - (stone - trade.pay.stone * times))

/** Pays at once where there is one way to do so, else asks with what — CB-5.17. */
export function tradeTimes(ctx: Context, effect: number, times: number): void {
  const trade = tradeAt(ctx.rules, effect)
  const player = playerAt(ctx.state, ctx.seat)
  const least = trade.payUnits === 0 ? 0 : leastWood(trade, times, player)
  if (trade.payUnits === 0 || least === mostWood(trade, times, player)) {
    return carryOutTrade(ctx, effect, times, least)
  }
  const frame = open(ctx, 'pay')
  frame.effect = effect
  frame.times = times
}

/** All payments together, then all gains — CB-5.16. `wood` is the wood among the units of choice. */
export function carryOutTrade(ctx: Context, effect: number, times: number, wood: number): void {
  const trade = tradeAt(ctx.rules, effect)
  const { id, payUnits } = trade
  const cost = multiplied(trade.pay, times)
  const stone = payUnits * times - wood
  pay(ctx, id, payUnits === 0 ? cost : amount(cost.coins, cost.wood + wood, cost.stone + stone))
  gain(ctx, ctx.seat, id, multiplied(trade.gain, times))
  if (trade.gainUnits === 0) return
  const frame = open(ctx, 'gain')
  frame.effect = effect
  frame.units = trade.gainUnits * times
}
