import { at, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
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
import { MARKET_SPACES, WORKSHOP_SPACES } from '../constants.ts'
import { type Context, type Possible, type Spent, tileEffect } from '../rules-data.ts'
import { type Player, playerAt, type State, topFrame } from '../state.ts'
import type { Effect } from './compile.ts'
import { paymentOptions } from './payments.ts'
import { type EffectStep, NOTHING } from './step.ts'

/** Free storage spaces — RC-9.2. */
export function freeStorage({ rules, state, seat }: Context): number {
  const player = playerAt(state, seat)
  return rules.openStorage + rules.inventoryBanners - player.inventoryBanners - player.stored
}

/**
 * Whether an effect can be chosen: its cost can be paid, and after that a step can change
 * something — RC-9.15. `quadrant` is where its card lies, if it is an action of one. Where it
 * follows on another effect that is only being tried, `paid` and `spent` are what that one costs.
 */
export function effectPossible(
  ctx: Context,
  effect: Effect,
  quadrant: number,
  paid: Bundle = EMPTY,
  spent: Spent = NOTHING,
): boolean {
  const { state, seat } = ctx
  const { pay } = effect
  if (pay === null) return leadsSomewhere(ctx, effect, quadrant, paid, spent)
  const player = playerAt(state, seat)
  const left = player.inventory - paid
  if (!affordable(player, left, pay, spent)) return false
  const all = spent === NOTHING ? pay : sumOf(pay, spent)
  if (pay.standIns === 0) {
    if (pay.units === 0) return leadsSomewhere(ctx, effect, quadrant, paid + pay.goods, all)
    if (pay.units === 1) return anyUnitLeadsSomewhere(ctx, effect, quadrant, paid, all, pay)
  }
  return paymentOptions(left, pay).some((goods) =>
    leadsSomewhere(ctx, effect, quadrant, paid + goods, all),
  )
}

/** The common case of one unit of choice, without making a list of the payments. */
function anyUnitLeadsSomewhere(
  ctx: Context,
  effect: Effect,
  quadrant: number,
  before: Bundle,
  spent: Spent,
  pay: EffectStep,
): boolean {
  const { state, seat } = ctx
  const fixed = before + pay.goods
  let kinds = kindsIn(playerAt(state, seat).inventory - fixed) & pay.choice
  for (; kinds !== 0; kinds = withoutFirst(kinds)) {
    const paid = fixed + bundleOf(firstKind(kinds), 1)
    if (leadsSomewhere(ctx, effect, quadrant, paid, spent)) return true
  }
  return false
}

/** `left` is what the inventory holds after what was paid before. */
/** Why an effect cannot be chosen: for its cost, or because nothing would come of it. */
export function whyNotEffect(
  state: State,
  seat: Seat,
  { pay }: Effect,
  clause = 'RC-9.15',
): Refusal {
  const player = playerAt(state, seat)
  return pay === null || affordable(player, player.inventory, pay, NOTHING)
    ? refuse(clause, 'noChange')
    : refuse(clause, 'cannotPay')
}

const affordable = (player: Player, left: Bundle, pay: EffectStep, spent: Spent): boolean =>
  player.rubles - spent.rubles >= pay.rubles &&
  player.position - spent.recognition >= pay.recognition &&
  player.permits - spent.permits >= pay.permits &&
  player.stored >= pay.units &&
  (pay.standIns !== 0 || covers(left, pay.goods))

const sumOf = (one: Spent, other: Spent): Spent => ({
  rubles: one.rubles + other.rubles,
  recognition: one.recognition + other.recognition,
  permits: one.permits + other.permits,
})

/**
 * Whether a step can change something once these materials are paid, and the rest is spent. The
 * materials are back in the supply and their storage spaces free — RC-9.13.
 */
export function leadsSomewhere(
  ctx: Context,
  effect: Effect,
  quadrant: number,
  paid: Bundle,
  spent: Spent,
): boolean {
  const { required, steps } = effect
  if (required !== null && !stepPossible(ctx, required, quadrant, paid, spent)) return false
  for (let i = 0; i < steps.length; i++) {
    if (stepPossible(ctx, item(steps, i), quadrant, paid, spent)) return true
  }
  return false
}

/**
 * Whether a step can change something, now or once `paid` is paid and the rest `spent`. No place is
 * asked more often, so the words of the base game are called directly and not looked up.
 */
export function stepPossible(
  ctx: Context,
  step: EffectStep,
  quadrant: number,
  paid: Bundle,
  spent: Spent,
): boolean {
  switch (step.word) {
    case 'gain':
      return gainPossible(ctx, step, quadrant, paid, spent)
    case 'deliver':
      return deliverPossible(ctx, step, quadrant, paid, spent)
    case 'obtain':
      return anySpacePossible(ctx, step, quadrant, paid, spent)
    case 'activate':
      return anyTilePossible(ctx, step, quadrant, paid, spent)
    default:
      return ctx.rules.steps[step.word].possible(ctx, step, quadrant, paid, spent)
  }
}

export const deliverPossible: Possible = (ctx, step, _quadrant, paid) =>
  canBuild(ctx, step.n, ctx.rules.options.singleDeliveryMayDecorate, paid)

export const gainPossible: Possible = (ctx, step, _quadrant, paid, spent) => {
  if (step.counter !== null && counted(ctx, step) === 0) return false
  if (step.rubles > 0 || step.recognition > 0 || step.prestige > 0) return true
  if (step.permits > 0 && permitRoom(ctx) + spent.permits > 0) return true
  if (freeStorage(ctx) + size(paid) <= 0) return false
  for (let kinds = step.kinds; kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    if (at(ctx.state.supply, kind) + count(paid, kind) > 0) return true
  }
  return false
}

/** How many permits the player can still take — CT-3.2. */
export const permitRoom = ({ rules, state, seat }: Context): number =>
  rules.permitLimit - playerAt(state, seat).permits

/** What a gain is multiplied by: 1 where it is printed. */
export function counted(ctx: Context, step: EffectStep): number {
  const { rules, state } = ctx
  if (step.counter === null) return 1
  const { kind, chosen } = topFrame(state)
  return rules.counters[step.counter](ctx, kind === 'effect' ? chosen : -1)
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
  ctx: Context,
  space: number,
  paid: Bundle = EMPTY,
  spent: Spent = NOTHING,
): boolean {
  const { rules, state } = ctx
  const tile = item(rules.resourceTiles, at(state.resourceTiles, space))
  return leadsSomewhere(ctx, item(rules.effects, tile.effect), -1, paid, spent)
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
  return (!step.perDie && step.spaces !== 'anyDie') || diceOn(state, space) > 0
}

export const anySpacePossible: Possible = (ctx, step, quadrant, paid, spent) => {
  for (let space = 0; space < MARKET_SPACES; space++) {
    if (!spaceAllowed(ctx.state, step, quadrant, space)) continue
    if (spacePossible(ctx, space, paid, spent)) return true
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
  ctx: Context,
  space: number,
  paid: Bundle = EMPTY,
  spent: Spent = NOTHING,
): boolean {
  const { rules, state, seat } = ctx
  const player = playerAt(state, seat)
  if ((player.faceUp & (1 << space)) === 0) return false
  const effect = tileEffect(rules, at(player.workshop, space))
  return leadsSomewhere(ctx, effect, -1, paid, spent)
}

export const anyTilePossible: Possible = (ctx, _step, _quadrant, paid, spent) => {
  for (let space = 0; space < WORKSHOP_SPACES; space++) {
    if (tilePossible(ctx, space, paid, spent)) return true
  }
  return false
}
