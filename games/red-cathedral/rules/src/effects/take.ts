import type { Choices, Refusal } from '@guildhall/kernel'
import {
  type Bundle,
  bundleOf,
  count,
  EMPTY,
  firstKind,
  kindsIn,
  size,
  withoutKind,
} from '../bundle.ts'
import { bundleOfCommand, type Command, type CommandOf, takeCommand } from '../commands.ts'
import { close } from '../context.ts'
import { goodsEvents } from '../events/goods-events.ts'
import { refuse } from '../messages/message.ts'
import type { OfOffer } from '../modules/base/effect-types.ts'
import { type Context, sourceOf } from '../rules-data.ts'

/**
 * Which and how many of the gained materials to store — RC-9.6, RC-9.7. The most comes first, nothing
 * last. A gain of one's choice is the same question: the kinds of RC-9.9 are the kinds on offer.
 */
export function legalTakes(frame: OfOffer<string>, choices: Choices<Command>): void {
  const most = Math.min(frame.units, size(frame.offer))
  for (let total = most; total >= 0; total--) addTakes(frame.offer, total, EMPTY, choices)
}

/** Every bundle of exactly `units` out of the offer, with what was taken of other kinds. */
function addTakes(offer: Bundle, units: number, taken: Bundle, choices: Choices<Command>): void {
  if (units === 0) {
    choices.add(takeCommand(taken))
    return
  }
  if (offer === EMPTY) return
  const kind = firstKind(kindsIn(offer))
  const rest = withoutKind(offer, kind)
  for (let n = Math.min(units, count(offer, kind)); n >= 0; n--) {
    addTakes(rest, units - n, taken + bundleOf(kind, n), choices)
  }
}

export function take(ctx: Context, frame: OfOffer<string>, command: CommandOf<'take'>): void {
  const goods = bundleOfCommand(command)
  close(ctx)
  if (goods === EMPTY) return
  goodsEvents.gained.emit(ctx, {
    seat: ctx.seat,
    source: sourceOf(ctx.rules, frame.effect),
    goods,
    rubles: 0,
    recognition: 0,
    permits: 0,
    prestige: 0,
  })
}

export function whyNotTake(frame: OfOffer<string>, command: CommandOf<'take'>): Refusal {
  const wanted = size(bundleOfCommand(command))
  if (wanted > frame.units) return refuse('RC-9.4', 'storage', { free: frame.units, wanted })
  return refuse('RC-9.6', 'notOffered')
}
