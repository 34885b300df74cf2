import { type Choices, item, type Refusal } from '@guildhall/kernel'
import type { Bundle } from '../bundle.ts'
import { bundleOfCommand, type Command, type CommandOf, payCommand } from '../commands.ts'
import { close, open } from '../context.ts'
import { goodsEvents } from '../events/goods-events.ts'
import { refuse } from '../messages/message.ts'
import type { FrameOf } from '../modules/types.ts'
import type { Context } from '../rules-data.ts'
import { playerAt } from '../state.ts'
import { withGoods } from './payment.ts'
import { paymentOptions } from './payments.ts'
import { leadsSomewhere } from './possible.ts'

/** Pays at once where there is one way to do so, else asks with what — RC-9.12. */
export function startPayment(ctx: Context, frame: FrameOf<'effect'>): void {
  const options = usefulPayments(ctx, frame.effect, frame.quadrant)
  if (options.length === 1) {
    payGoods(ctx, frame.effect, item(options, 0))
    return
  }
  const question = open(ctx, 'pay')
  question.effect = frame.effect
  question.quadrant = frame.quadrant
}

/** The payments after which something can change — RC-9.15. */
function usefulPayments(ctx: Context, effect: number, quadrant: number): Bundle[] {
  const { rules, state, seat } = ctx
  const bought = item(rules.effects, effect)
  const price = bought.pay
  if (price === null) return []
  if (price.units === 0 && price.standIns === 0) return [price.goods]
  return paymentOptions(playerAt(state, seat).inventory, price).filter((goods) =>
    leadsSomewhere(ctx, bought, quadrant, withGoods(bought.price, goods - price.goods)),
  )
}

function payGoods(ctx: Context, effect: number, goods: Bundle): void {
  const { id, price } = item(ctx.rules.effects, effect)
  const { rubles, recognition, permits } = price
  goodsEvents.paid.emit(ctx, { seat: ctx.seat, source: id, goods, rubles, recognition, permits })
}

export function legalPayments(
  ctx: Context,
  frame: FrameOf<'pay'>,
  choices: Choices<Command>,
): void {
  for (const goods of usefulPayments(ctx, frame.effect, frame.quadrant)) {
    choices.add(payCommand(goods))
  }
}

export function payWith(ctx: Context, frame: FrameOf<'pay'>, command: CommandOf<'payWith'>): void {
  close(ctx)
  payGoods(ctx, frame.effect, bundleOfCommand(command))
}

export const whyNotPay = (): Refusal => refuse('RC-9.12', 'payment')
