import { at, item, type Seat } from '@guildhall/kernel'
import { canBuild } from '../actions/deliver.ts'
import { type Bundle, bundleOf, count, covers, MOST_OF_A_KIND, size } from '../bundle.ts'
import { applyGained, applyPaid } from '../facts/goods.ts'
import { type Kit, tileEffect } from '../kit.ts'
import { playerAt, type State } from '../state.ts'
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
  if (pay === null) return anyStepPossible(kit, state, seat, effect, quadrant)
  if (!affordable(state, seat, pay)) return false
  if (pay.units === 0) return leadsSomewhere(kit, state, seat, effect, quadrant, pay.goods)
  const payments = paymentOptions(playerAt(state, seat).inventory, pay)
  return payments.some((goods) => leadsSomewhere(kit, state, seat, effect, quadrant, goods))
}

function affordable(state: State, seat: Seat, pay: EffectStep): boolean {
  const player = playerAt(state, seat)
  return (
    player.rubles >= pay.rubles &&
    player.position >= pay.recognition &&
    player.stored >= pay.units &&
    covers(player.inventory, pay.goods)
  )
}

/** Whether something can change once this payment is made. The payment is tried and taken back. */
export function leadsSomewhere(
  kit: Kit,
  state: State,
  seat: Seat,
  effect: Effect,
  quadrant: number,
  goods: Bundle,
): boolean {
  const { pay } = effect
  if (pay === null) return false
  applyPaid(state, seat, goods, pay.rubles, pay.recognition)
  const possible = anyStepPossible(kit, state, seat, effect, quadrant)
  applyGained(kit, state, seat, goods, pay.rubles, pay.recognition, 0)
  return possible
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
    if ((choice & (1 << next)) === 0 || count(from, next) === 0) continue
    const unit = bundleOf(next, 1)
    chooseUnits(from - unit, choice, units - 1, next, chosen + unit, options)
  }
}

function anyStepPossible(
  kit: Kit,
  state: State,
  seat: Seat,
  effect: Effect,
  quadrant: number,
): boolean {
  for (const step of effect.steps) {
    if (stepPossible(kit, state, seat, step, quadrant)) return true
  }
  return false
}

/** Whether a step can change something now. */
export function stepPossible(
  kit: Kit,
  state: State,
  seat: Seat,
  step: EffectStep,
  quadrant: number,
): boolean {
  switch (step.word) {
    case 'gain':
      return gainPossible(kit, state, seat, step)
    case 'deliver':
      return canBuild(kit, state, seat, step.n, kit.options.singleDeliveryMayDecorate)
    case 'obtain':
      return anySpacePossible(kit, state, seat, step, quadrant)
    case 'activate':
      return anyTilePossible(kit, state, seat)
    case 'pay':
      return false
  }
}

function gainPossible(kit: Kit, state: State, seat: Seat, step: EffectStep): boolean {
  if (step.rubles > 0 || step.recognition > 0 || step.prestige > 0) return true
  if (freeStorage(kit, state, seat) <= 0) return false
  return offerOf(state, step, 1) !== 0
}

/** What a gain offers, limited by the supply — RC-9.5, RC-9.9. */
export function offerOf(state: State, step: EffectStep, times: number): Bundle {
  let offer = 0
  for (let kind = 0; kind < MATERIALS.length; kind++) {
    const wanted = (step.choice & (1 << kind)) !== 0 ? step.units : count(step.goods, kind)
    const n = Math.min(wanted * times, at(state.supply, kind), MOST_OF_A_KIND)
    if (n > 0) offer += bundleOf(kind, n)
  }
  return offer
}

/** How many units of a gain may be taken at most, storage left aside. */
export const unitsOf = (step: EffectStep, times: number): number =>
  (step.units > 0 ? step.units : size(step.goods)) * times

/** Whether the resource tile of a space would give something — RC-8.20. */
export function spacePossible(kit: Kit, state: State, seat: Seat, space: number): boolean {
  const tile = item(kit.resourceTiles, at(state.resourceTiles, space))
  return effectPossible(kit, state, seat, item(kit.effects, tile.effect), -1)
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
): boolean {
  for (let space = 0; space < MARKET_SPACES; space++) {
    if (spaceAllowed(state, step, quadrant, space) && spacePossible(kit, state, seat, space))
      return true
  }
  return false
}

/** How many dice lie on a space. */
export function diceOn(state: State, space: number): number {
  let dice = 0
  for (const where of state.dieSpace) if (where === space) dice += 1
  return dice
}

/** The number of dice on every space in one number, four bits a space. */
export function crowdOf(state: State): number {
  let crowd = 0
  for (const space of state.dieSpace) if (space >= 0) crowd = (crowd + (1 << (space * 4))) | 0
  return crowd
}

export const diceIn = (crowd: number, space: number): number => (crowd >>> (space * 4)) & 15

/** Whether the tile on this workshop space lies face up and would give something — RC-8.16. */
export function tilePossible(kit: Kit, state: State, seat: Seat, space: number): boolean {
  const player = playerAt(state, seat)
  if ((player.faceUp & (1 << space)) === 0) return false
  return effectPossible(kit, state, seat, tileEffect(kit, at(player.workshop, space)), -1)
}

function anyTilePossible(kit: Kit, state: State, seat: Seat): boolean {
  for (let space = 0; space < WORKSHOP_SPACES; space++) {
    if (tilePossible(kit, state, seat, space)) return true
  }
  return false
}
