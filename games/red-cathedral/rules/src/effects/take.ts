import { type Choices, item, type Refusal } from '@guildhall/kernel'
import { type Bundle, bundlesIn, EMPTY, size } from '../bundle.ts'
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
export function legalTakes({ offer, units }: OfOffer<string>, choices: Choices<Command>): void {
  const takes = takesOf(offer, Math.min(units, size(offer)))
  for (let i = 0; i < takes.length; i++) choices.add(item(takes, i))
}

/** The answers to questions that were asked before: by how much may be taken, then by the offer. */
const ANSWERS: Map<Bundle, readonly CommandOf<'take'>[]>[] = []

/** Every bundle of at most so many units of the offer. Few questions differ, so each is answered once. */
function takesOf(offer: Bundle, most: number): readonly CommandOf<'take'>[] {
  while (ANSWERS.length <= most) ANSWERS.push(new Map())
  const answers = item(ANSWERS, most)
  const known = answers.get(offer)
  if (known !== undefined) return known
  const takes: CommandOf<'take'>[] = []
  for (let total = most; total >= 0; total--) {
    for (const bundle of bundlesIn(offer, total)) takes.push(takeCommand(bundle))
  }
  answers.set(offer, takes)
  return takes
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
