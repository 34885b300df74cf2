import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { Command, CommandOf } from '../commands.ts'
import { SITES, SLOTS } from '../constants.ts'
import { effectPossible } from '../effects/possible.ts'
import { startEffect } from '../effects/run.ts'
import { payFee } from '../facts/goods.ts'
import { placeWorker, slotPlace } from '../facts/turn.ts'
import { effectAt, FIRST_SLOT, type Kit, numberOf, type Slot } from '../kit.ts'
import { type Player, playerAt, type State } from '../state.ts'
import type { Tx } from '../tx.ts'

/** CB-5.18: the fee can be paid and, with what is left, the effect carried out. */
const slotAllowed = (kit: Kit, state: State, player: Player, slot: Slot): boolean =>
  player.coins >= slot.fee &&
  effectPossible(kit, state, player, effectAt(kit, slot.effect), player.coins - slot.fee)

/** Every place and slot that a worker can go to — CB-5.1 to CB-5.9. */
export function legalPlaces(kit: Kit, state: State, seat: Seat, choices: Choices<Command>): void {
  const player = playerAt(state, seat)
  for (const { effect, command } of kit.places) {
    if (effectPossible(kit, state, player, effectAt(kit, effect), player.coins)) {
      choices.add(command)
    }
  }
  for (let row = 0; row < state.activeColumn.length; row++) {
    if (at(state.owners, row) === seat) continue // CB-5.7
    const { slots } = item(kit.craftsmen, at(state.activeColumn, row))
    for (let place = 0; place < slots.length; place++) {
      if (at(state.slotWorkers, row * SLOTS + place) >= 0) continue // CB-5.5
      const slot = item(slots, place)
      if (slotAllowed(kit, state, player, slot)) choices.add(slot.command)
    }
  }
}

/** Whether the coins place is the only one — CB-13.1. */
export function onlyCoinsPlace(kit: Kit, state: State, seat: Seat): boolean {
  const player = playerAt(state, seat)
  for (let row = 0; row < state.activeColumn.length; row++) {
    if (at(state.owners, row) === seat) continue
    const { slots } = item(kit.craftsmen, at(state.activeColumn, row))
    for (let place = 0; place < slots.length; place++) {
      if (at(state.slotWorkers, row * SLOTS + place) >= 0) continue
      if (slotAllowed(kit, state, player, item(slots, place))) return false
    }
  }
  const build = effectAt(kit, item(kit.places, 1).effect)
  return !effectPossible(kit, state, player, build, player.coins)
}

/** The worker, the fee, the effect — CB-5.11, CB-5.13. */
export function place(tx: Tx, seat: Seat, { slot: id }: CommandOf<'place'>): void {
  const { kit, state } = tx
  const number = numberOf(kit, id)
  placeWorker(tx, seat, id)
  if (number < FIRST_SLOT) return startEffect(tx, seat, item(kit.places, number).effect)
  const { fee, effect } = slotNumbered(kit, number)
  const row = Math.floor(slotPlace(state, number) / SLOTS)
  payFee(tx, seat, at(state.owners, row), fee, id)
  startEffect(tx, seat, effect)
}

const slotNumbered = (kit: Kit, number: number): Slot =>
  item(cardOfSlot(kit, number).slots, (number - FIRST_SLOT) % SLOTS)

const cardOfSlot = (kit: Kit, number: number) =>
  item(kit.craftsmen, Math.floor((number - FIRST_SLOT) / SLOTS))

export function whyNotPlace(
  kit: Kit,
  state: State,
  seat: Seat,
  { slot: id }: CommandOf<'place'>,
): Refusal {
  const player = playerAt(state, seat)
  if (player.workers === 0) return refuse('CB-3.6', 'noWorker')
  const number = numberOf(kit, id)
  if (number < FIRST_SLOT) return whyNotBuildPlace(state, player)
  const where = slotPlace(state, number)
  if (where < 0) return refuse('CB-5.10', 'notUsable')
  if (at(state.owners, Math.floor(where / SLOTS)) === seat) return refuse('CB-5.7', 'ownCraftsman')
  if (at(state.slotWorkers, where) >= 0) return refuse('CB-5.5', 'slotOccupied')
  const { fee } = slotNumbered(kit, number)
  if (player.coins < fee) {
    return refuse('CB-5.12', 'tooFewCoins', { price: fee, coins: player.coins })
  }
  return fee === 0
    ? refuse('CB-5.18', 'effectUnpayable')
    : refuse('CB-5.18', 'effectImpossible', { fee })
}

function whyNotBuildPlace(state: State, player: Player): Refusal {
  if (player.castles === SITES) return refuse('CB-10.8', 'noSiteLeft')
  const empty = state.market.every((building) => building < 0)
  return empty ? refuse('CB-6.22', 'marketEmpty') : refuse('CB-5.19', 'cannotPayBuilding')
}
