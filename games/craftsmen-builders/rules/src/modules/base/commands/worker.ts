import { at, item, type Refusal } from '@guildhall/kernel'
import { SITES, SLOTS } from '../../../constants.ts'
import type { SeatContext } from '../../../context.ts'
import { message, refuse } from '../../../messages/message.ts'
import { effectWords, slot as slotName } from '../../../messages/terms.ts'
import { effectAt, FIRST_SLOT, numberOf, type Slot, slotAt } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import type { RuleOf } from '../../define.ts'
import { effectPossible } from '../effects/possible.ts'
import { slotPlace } from '../events/turn-events.ts'
import { sendWorker } from '../sequence.ts'
import type { Player } from '../types/state.ts'

/** CB-5.18: the fee can be paid and, with what is left, the effect carried out. */
const allowed = (ctx: SeatContext, player: Player, { fee, effect }: Slot): boolean =>
  player.coins >= fee &&
  effectPossible(ctx, player, effectAt(ctx.rules, effect), player.coins - fee)

/** A worker on a slot, or on a place of the permanent craftsman. */
export const place: RuleOf<'place', 'turn'> = {
  answers: ['turn'],
  /** Every place and slot that a worker can go to — CB-5.1 to CB-5.9. */
  legal(ctx, _frame, choices) {
    const { rules, state, seat } = ctx
    const player = playerAt(state, seat)
    if (player.workers === 0) return
    for (const slot of rules.places) if (allowed(ctx, player, slot)) choices.add(slot.command)
    for (let row = 0; row < state.activeColumn.length; row++) {
      if (at(state.owners, row) === seat) continue // CB-5.7
      const { slots } = item(rules.craftsmen, at(state.activeColumn, row))
      for (let place = 0; place < slots.length; place++) {
        if (at(state.slotWorkers, row * SLOTS + place) >= 0) continue // CB-5.5
        const slot = item(slots, place)
        if (allowed(ctx, player, slot)) choices.add(slot.command)
      }
    }
  },
  run(ctx, frame, { slot }) {
    frame.mainActions = 1
    sendWorker(ctx, slotAt(ctx.rules, numberOf(ctx.rules, slot)))
  },
  why: (ctx, { mainActions }, { slot }) =>
    mainActions > 0
      ? refuse('CB-3.5', 'actedAlready')
      : whyNotSlot(ctx, slotAt(ctx.rules, numberOf(ctx.rules, slot))),
  parse: [1, ({ slot }, { commands }) => commands.byId.place.get(slot)],
  label({ rules }, { slot }) {
    const { fee, effect } = slotAt(rules, numberOf(rules, slot))
    return message(fee > 0 ? 'choice.place.fee' : 'choice.place', {
      where: slotName(rules, slot),
      effect: effectWords(rules, effectAt(rules, effect)),
      fee,
    })
  },
}

/** Whether the coins place is the only one — CB-13.1. */
export function onlyCoinsPlace(ctx: SeatContext): boolean {
  const { rules, state, seat } = ctx
  const player = playerAt(state, seat)
  for (let row = 0; row < state.activeColumn.length; row++) {
    if (at(state.owners, row) === seat) continue
    const { slots } = item(rules.craftsmen, at(state.activeColumn, row))
    for (let place = 0; place < slots.length; place++) {
      if (at(state.slotWorkers, row * SLOTS + place) >= 0) continue
      if (allowed(ctx, player, item(slots, place))) return false
    }
  }
  return !allowed(ctx, player, item(rules.places, 1))
}

function whyNotSlot({ state, seat }: SeatContext, { number, fee }: Slot): Refusal {
  const { workers, coins } = playerAt(state, seat)
  if (workers === 0) return refuse('CB-3.6', 'noWorker')
  if (number < FIRST_SLOT) return whyNotBuildPlace({ state, seat })
  const where = slotPlace(state, number)
  if (where < 0) return refuse('CB-5.10', 'notUsable')
  if (at(state.owners, Math.floor(where / SLOTS)) === seat) return refuse('CB-5.7', 'ownCraftsman')
  if (at(state.slotWorkers, where) >= 0) return refuse('CB-5.5', 'slotOccupied')
  if (coins < fee) return refuse('CB-5.12', 'tooFewCoins', { price: fee, coins })
  return fee === 0
    ? refuse('CB-5.18', 'effectUnpayable')
    : refuse('CB-5.18', 'effectImpossible', { fee })
}

function whyNotBuildPlace({ state, seat }: Pick<SeatContext, 'state' | 'seat'>): Refusal {
  if (playerAt(state, seat).castles === SITES) return refuse('CB-10.8', 'noSiteLeft')
  const empty = state.market.every((building) => building < 0)
  return empty ? refuse('CB-6.22', 'marketEmpty') : refuse('CB-5.19', 'cannotPayBuilding')
}
