import { at, item } from '@guildhall/kernel'
import { stepOf } from '../../../effects/run.ts'
import { offerWorth } from '../../../evaluate.ts'
import type { Context } from '../../../rules-data.ts'
import type { Frame } from '../../types.ts'

/** What drawn blueprints still promise: the best of what they offer. */
export function promise(ctx: Context, frame: Frame): number {
  const { rules, state } = ctx
  if (frame.kind === 'blueprint') return offerWorth(ctx, frame.offer, frame.units)
  if (frame.kind !== 'blueprints') return 0
  const { takes } = stepOf(rules, frame, 'blueprint')
  let total = 0
  let used = frame.done
  for (const [drawn, card] of state.parts.blueprints.drawn.entries()) {
    if ((frame.unused & (1 << drawn)) === 0) continue
    const { cost } = item(rules.cathedralCards, card)
    total += offerWorth(ctx, cost, at(takes, used))
    used += 1
  }
  return total
}
