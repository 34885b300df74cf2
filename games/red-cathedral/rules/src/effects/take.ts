import type { Choices, Refusal } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import {
  type Bundle,
  bundleOf,
  count,
  firstKind,
  type Kinds,
  kindsIn,
  size,
  withoutFirst,
} from '../bundle.ts'
import { bundleOfCommand, type Command, type CommandOf, takeCommand } from '../commands.ts'
import { close } from '../context.ts'
import { gain } from '../facts/goods.ts'
import type { Context } from '../rules-data.ts'
import type { Frame } from '../state.ts'

/**
 * Which and how many of the gained materials to store — RC-9.6, RC-9.7. The most comes first, nothing
 * last. A gain of one's choice is the same question: the kinds of RC-9.9 are the kinds on offer.
 */
export function legalTakes(frame: Frame, choices: Choices<Command>): void {
  const most = Math.min(frame.left, size(frame.offer))
  const kinds = kindsIn(frame.offer)
  for (let total = most; total >= 0; total--) addTakes(frame.offer, total, kinds, 0, choices)
}

/** Every bundle of exactly `units` out of these kinds of the offer. */
function addTakes(
  offer: Bundle,
  units: number,
  kinds: Kinds,
  taken: Bundle,
  choices: Choices<Command>,
): void {
  if (units === 0) {
    choices.add(takeCommand(taken))
    return
  }
  if (kinds === 0) return
  const kind = firstKind(kinds)
  for (let n = Math.min(units, count(offer, kind)); n >= 0; n--) {
    addTakes(offer, units - n, withoutFirst(kinds), taken + bundleOf(kind, n), choices)
  }
}

export function take(ctx: Context, frame: Frame, command: CommandOf<'take'>): void {
  const goods = bundleOfCommand(command)
  close(ctx)
  if (goods !== 0) gain(ctx, frame.effect, goods, 0, 0, 0, 0)
}

export function whyNotTake(frame: Frame, command: CommandOf<'take'>): Refusal {
  const wanted = size(bundleOfCommand(command))
  if (wanted > frame.left) return refuse('RC-9.4', 'storage', { free: frame.left, wanted })
  return refuse('RC-9.6', 'notOffered')
}
