import { type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { Bundle } from '../bundle.ts'
import { bundleOfCommand, type Command, type CommandOf, payCommand } from '../commands.ts'
import { pay } from '../facts/goods.ts'
import type { Kit, Tx } from '../kit.ts'
import { type Frame, playerAt, type State } from '../state.ts'
import { close, open } from '../tx.ts'
import { paymentOptions } from './payments.ts'
import { leadsSomewhere } from './possible.ts'

/** Pays at once where there is one way to do so, else asks with what — RC-9.12. */
export function startPayment(tx: Tx, seat: Seat, frame: Frame): void {
  const options = usefulPayments(tx.kit, tx.state, seat, frame.effect, frame.space)
  if (options.length === 1) {
    payGoods(tx, seat, frame.effect, item(options, 0))
    return
  }
  const question = open(tx, 'pay')
  question.effect = frame.effect
  question.space = frame.space
}

/** The payments after which something can change — RC-9.15. */
function usefulPayments(
  kit: Kit,
  state: State,
  seat: Seat,
  effect: number,
  quadrant: number,
): Bundle[] {
  const rules = item(kit.effects, effect)
  const price = rules.pay
  if (price === null) return []
  if (price.units === 0 && price.standIns === 0) return [price.goods]
  return paymentOptions(playerAt(state, seat).inventory, price).filter((goods) =>
    leadsSomewhere(kit, state, seat, rules, quadrant, goods, price),
  )
}

function payGoods(tx: Tx, seat: Seat, effect: number, goods: Bundle): void {
  const price = item(tx.kit.effects, effect).pay
  if (price === null) return
  pay(tx, seat, effect, goods, price.rubles, price.recognition, price.permits)
}

export function legalPayments(
  kit: Kit,
  state: State,
  seat: Seat,
  frame: Frame,
  choices: Choices<Command>,
): void {
  for (const goods of usefulPayments(kit, state, seat, frame.effect, frame.space)) {
    choices.add(payCommand(goods))
  }
}

export function payWith(tx: Tx, seat: Seat, frame: Frame, command: CommandOf<'payWith'>): void {
  close(tx)
  payGoods(tx, seat, frame.effect, bundleOfCommand(command))
}

export const whyNotPay = (): Refusal => refuse('RC-9.12', 'payment')
