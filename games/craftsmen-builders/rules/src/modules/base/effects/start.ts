import { type Context, open, type SeatContext } from '../../../context.ts'
import { effectAt } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import type { ChooseEffect } from './effect.ts'
import { effectPossible } from './possible.ts'
import { startTrade } from './trade.ts'

/** Carries out an effect; what the player decides is left as an open question. */
export function startEffect(ctx: Context, number: number): void {
  const effect = effectAt(ctx.rules, number)
  switch (effect.word) {
    case 'trade':
      return startTrade(ctx, number)
    case 'build':
      open(ctx, 'build').effect = number
      return
    case 'produce':
      open(ctx, 'produce').effect = number
      return
    case 'choose': {
      const only = onlyOption(ctx, effect)
      if (only >= 0) startEffect(ctx, only)
      else open(ctx, 'choose').effect = number
    }
  }
}

/** The option that can be carried out where there is one only; else -1. */
function onlyOption(ctx: SeatContext, { options }: ChooseEffect): number {
  const player = playerAt(ctx.state, ctx.seat)
  let only = -1
  for (const option of options) {
    if (!effectPossible(ctx, player, effectAt(ctx.rules, option), player.coins)) continue
    if (only >= 0) return -1
    only = option
  }
  return only
}
