import { at, item, type Seat } from '@guildhall/kernel'
import { canBuild } from '../actions/deliver.ts'
import {
  type Bundle,
  bundleOf,
  count,
  covers,
  EMPTY,
  firstKind,
  kindsIn,
  MOST_OF_A_KIND,
  size,
  withoutFirst,
} from '../bundle.ts'
import { type Kit, tileEffect } from '../kit.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { MARKET_SPACES, MATERIALS, WORKSHOP_SPACES } from '../words.ts'
import type { Effect, EffectStep } from './compile.ts'

/** Free storage spaces — RC-9.2. */
export function freeStorage(kit: Kit, state: State, seat: Seat): number {
  const player = playerAt(state, seat)
  return kit.openStorage + kit.inventoryBanners - player.inventoryBanners - player.stored
}

/**
 * Whether an effect can be chosen: its cost can be paid, and after that a step can change
 * something — RC-9.15. `quadrant` is where its card lies, if it is an action of one.
 */
export function effectPossible(
  kit: Kit,
  state: State,
  seat: Seat,
  effect: Effect,
  quadrant: number,
): boolean {
  const { pay } = effect
  if (pay === null) return leadsSomewhere(kit, state, seat, effect, quadrant, EMPTY)
  const player = playerAt(state, seat)
  if (!affordable(player, pay)) return false
  if (pay.units === 0) return leadsSomewhere(kit, state, seat, effect, quadrant, pay.goods)
  if (pay.units === 1) return anyUnitLeadsSomewhere(kit, state, seat, effect, quadrant, pay)
  return paymentOptions(player.inventory, pay).some((goods) =>
    leadsSomewhere(kit, state, seat, effect, quadrant, goods),
  )
}

/** The common case of one unit of choice, without making a list of the payments. */
function anyUnitLeadsSomewhere(
  kit: Kit,
  state: State,
  seat: Seat,
  effect: Effect,
  quadrant: number,
  pay: EffectStep,
): boolean {
  let kinds = kindsIn(playerAt(state, seat).inventory - pay.goods) & pay.choice
  for (; kinds !== 0; kinds = withoutFirst(kinds)) {
    const paid = pay.goods + bundleOf(firstKind(kinds), 1)
    if (leadsSomewhere(kit, state, seat, effect, quadrant, paid)) return true
  }
  return false
}

const affordable = (player: Player, pay: EffectStep): boolean =>
  player.rubles >= pay.rubles &&
  player.position >= pay.recognition &&
  player.stored >= pay.units &&
  covers(player.inventory, pay.goods)

/**
 * Whether a step can change something once these materials are paid. They are back in the supply
 * and their storage spaces free — RC-9.13. No later step costs rubles or recognition.
 */
export function leadsSomewhere(
  kit: Kit,
  state: State,
  seat: Seat,
  effect: Effect,
  quadrant: number,
  paid: Bundle,
): boolean {
  const { steps } = effect
  for (let i = 0; i < steps.length; i++) {
    if (stepPossible(kit, state, seat, item(steps, i), quadrant, paid)) return true
  }
  return false
}

/** The sets of materials that make up a payment — RC-9.12. */
export function paymentOptions(inventory: Bundle, pay: EffectStep): Bundle[] {
  if (!covers(inventory, pay.goods)) return []
  const options: Bundle[] = []
  chooseUnits(inventory - pay.goods, pay.choice, pay.units, 0, pay.goods, options)
  return options
}

function chooseUnits(
  from: Bundle,
  choice: number,
  units: number,
  kind: number,
  chosen: Bundle,
  options: Bundle[],
): void {
  if (units === 0) {
    options.push(chosen)
    return
  }
  for (let next = kind; next < MATERIALS.length; next++) {
    if ((choice & bundleOf(next, 1)) === 0 || count(from, next) === 0) continue
    const unit = bundleOf(next, 1)
    chooseUnits(from - unit, choice, units - 1, next, chosen + unit, options)
  }
}

/** Whether a step can change something, now or once `paid` is paid. */
export function stepPossible(
  kit: Kit,
  state: State,
  seat: Seat,
  step: EffectStep,
  quadrant: number,
  paid: Bundle,
): boolean {
  switch (step.word) {
    case 'gain':
      return gainPossible(kit, state, seat, step, paid)
    case 'deliver':
      return canBuild(kit, state, seat, step.n, kit.options.singleDeliveryMayDecorate, paid)
    case 'obtain':
      return anySpacePossible(kit, state, seat, step, quadrant, paid)
    case 'activate':
      return anyTilePossible(kit, state, seat, paid)
    case 'pay':
      return false
  }
}

function gainPossible(kit: Kit, state: State, seat: Seat, step: EffectStep, paid: Bundle): boolean {
  if (step.rubles > 0 || step.recognition > 0 || step.prestige > 0) return true
  if (freeStorage(kit, state, seat) + size(paid) <= 0) return false
  for (let kinds = step.kinds; kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    if (at(state.supply, kind) + count(paid, kind) > 0) return true
  }
  return false
}

/** What a gain offers, limited by the supply — RC-9.5, RC-9.9. */
export function offerOf(state: State, step: EffectStep, times: number): Bundle {
  let offer = EMPTY
  for (let kinds = step.kinds; kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    const wanted = step.units > 0 ? step.units : count(step.goods, kind)
    const n = Math.min(wanted * times, at(state.supply, kind), MOST_OF_A_KIND)
    offer += bundleOf(kind, n)
  }
  return offer
}

/** How many units of a gain may be taken at most, storage left aside. */
export const unitsOf = (step: EffectStep, times: number): number =>
  (step.units > 0 ? step.units : size(step.goods)) * times

/** Whether the resource tile of a space would give something — RC-8.20. */
export function spacePossible(
  kit: Kit,
  state: State,
  seat: Seat,
  space: number,
  paid: Bundle = EMPTY,
): boolean {
  const tile = item(kit.resourceTiles, at(state.resourceTiles, space))
  return leadsSomewhere(kit, state, seat, item(kit.effects, tile.effect), -1, paid)
}

/** Whether an obtain step allows this space — RC-11.6. */
export function spaceAllowed(
  state: State,
  step: EffectStep,
  quadrant: number,
  space: number,
): boolean {
  if (step.spaces === 'cardQuadrant' && space >> 1 !== quadrant) return false
  if (step.spaces === 'die' && at(state.dieSpace, step.die) !== space) return false
  return !step.perDie || diceOn(state, space) > 0
}

function anySpacePossible(
  kit: Kit,
  state: State,
  seat: Seat,
  step: EffectStep,
  quadrant: number,
  paid: Bundle,
): boolean {
  for (let space = 0; space < MARKET_SPACES; space++) {
    if (spaceAllowed(state, step, quadrant, space) && spacePossible(kit, state, seat, space, paid))
      return true
  }
  return false
}

/** How many dice lie on a space. */
export function diceOn(state: State, space: number): number {
  let dice = 0
  const { dieSpace } = state
  for (let die = 0; die < dieSpace.length; die++) if (dieSpace[die] === space) dice += 1
  return dice
}

/** The number of dice on every space in one number, four bits a space. */
export function crowdOf(state: State): number {
  let crowd = 0
  const { dieSpace } = state
  for (let die = 0; die < dieSpace.length; die++) {
    const space = at(dieSpace, die)
    if (space >= 0) crowd = (crowd + (1 << (space * 4))) | 0
  }
  return crowd
}

export const diceIn = (crowd: number, space: number): number => (crowd >>> (space * 4)) & 15

/** Whether the tile on this workshop space lies face up and would give something — RC-8.16. */
export function tilePossible(
  kit: Kit,
  state: State,
  seat: Seat,
  space: number,
  paid: Bundle = EMPTY,
): boolean {
  const player = playerAt(state, seat)
  if ((player.faceUp & (1 << space)) === 0) return false
  return leadsSomewhere(kit, state, seat, tileEffect(kit, at(player.workshop, space)), -1, paid)
}

function anyTilePossible(kit: Kit, state: State, seat: Seat, paid: Bundle): boolean {
  for (let space = 0; space < WORKSHOP_SPACES; space++) {
    if (tilePossible(kit, state, seat, space, paid)) return true
  }
  return false
}
