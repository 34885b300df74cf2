import { at, item, type Refusal, type Seat } from '@guildhall/kernel'
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
import { diceIn } from '../crowd.ts'
import { stepRule } from '../lookup.ts'
import { refuse } from '../messages/message.ts'
import type { AtSpaces } from '../modules/base/effect-types.ts'
import type { EffectStep, StepOf } from '../modules/types.ts'
import { type Context, type Possible, tileEffect } from '../rules-data.ts'
import { type Player, playerAt, type State, topFrame } from '../state.ts'
import type { Effect } from './compile.ts'
import { NOTHING_PAID, type Payment, together, withGoods } from './payment.ts'
import { paymentOptions } from './payments.ts'

/** Free storage spaces — RC-9.2. */
export function freeStorage({ rules, state, seat }: Context): number {
  const player = playerAt(state, seat)
  return rules.openStorage + rules.inventoryBanners - player.inventoryBanners - player.stored
}

/**
 * Whether an effect can be chosen: its cost can be paid, and after that a step can change
 * something — RC-9.15. `quadrant` is where its card lies, if it is an action of one. Where it
 * follows on another effect that is only being tried, `paid` is what that one costs.
 */
export function effectPossible(
  ctx: Context,
  effect: Effect,
  quadrant: number,
  paid: Payment = NOTHING_PAID,
): boolean {
  const { pay } = effect
  if (pay === null) return leadsSomewhere(ctx, effect, quadrant, paid)
  const player = playerAt(ctx.state, ctx.seat)
  if (!affordable(player, pay, paid)) return false
  const left = player.inventory - paid.goods
  const certain = paid === NOTHING_PAID ? effect.price : together(paid, effect.price)
  if (pay.standIns === 0) {
    if (pay.units === 0) return leadsSomewhere(ctx, effect, quadrant, certain)
    if (pay.units === 1) {
      // The common case, without making a list of the payments.
      let kinds = kindsIn(left - pay.goods) & pay.choice
      for (; kinds !== 0; kinds = withoutFirst(kinds)) {
        const unit = bundleOf(firstKind(kinds), 1)
        if (leadsSomewhere(ctx, effect, quadrant, withGoods(certain, unit))) return true
      }
      return false
    }
  }
  return paymentOptions(left, pay).some((goods) =>
    leadsSomewhere(ctx, effect, quadrant, withGoods(certain, goods - pay.goods)),
  )
}

/** Why an effect cannot be chosen: for its cost, or because nothing would come of it. */
export function whyNotEffect(
  state: State,
  seat: Seat,
  { pay }: Effect,
  clause = 'RC-9.15',
): Refusal {
  return pay === null || affordable(playerAt(state, seat), pay, NOTHING_PAID)
    ? refuse(clause, 'noChange')
    : refuse(clause, 'cannotPay')
}

/** Whether there is enough for it after what was paid before. */
const affordable = (player: Player, pay: StepOf<'pay'>, paid: Payment): boolean =>
  player.rubles - paid.rubles >= pay.rubles &&
  player.position - paid.recognition >= pay.recognition &&
  player.permits - paid.permits >= pay.permits &&
  player.stored >= pay.units &&
  (pay.standIns !== 0 || covers(player.inventory - paid.goods, pay.goods))

/**
 * Whether a step can change something once this is paid. The materials are back in the supply and
 * their storage spaces free — RC-9.13.
 */
export function leadsSomewhere(
  ctx: Context,
  { required, steps }: Effect,
  quadrant: number,
  paid: Payment,
): boolean {
  if (required !== null && !stepPossible(ctx, required, quadrant, paid)) return false
  for (let i = 0; i < steps.length; i++) {
    if (stepPossible(ctx, item(steps, i), quadrant, paid)) return true
  }
  return false
}

/**
 * Whether a step can change something, now or once `paid` is paid. No place is asked more
 * often, so the words of the base game are called directly and not looked up.
 */
export function stepPossible(
  ctx: Context,
  step: EffectStep,
  quadrant: number,
  paid: Payment,
): boolean {
  switch (step.word) {
    case 'gain':
      return gainPossible(ctx, step, quadrant, paid)
    case 'deliver':
      return deliverPossible(ctx, step, quadrant, paid)
    case 'obtain':
      return anySpacePossible(ctx, step, quadrant, paid)
    case 'activate':
      return anyTilePossible(ctx, step, quadrant, paid)
    default:
      return stepRule(ctx.rules, step.word).possible(ctx, step, quadrant, paid)
  }
}

export const deliverPossible: Possible<StepOf<'deliver'>> = (ctx, step, _quadrant, paid) =>
  canBuild(ctx, step.budget, ctx.rules.options.singleDeliveryMayDecorate, paid.goods)

export const gainPossible: Possible<StepOf<'gain'>> = (ctx, step, _quadrant, paid) => {
  if (step.counter !== null && counted(ctx, step) === 0) return false
  if (step.rubles > 0 || step.recognition > 0 || step.prestige > 0) return true
  if (step.permits > 0 && permitRoom(ctx) + paid.permits > 0) return true
  if (freeStorage(ctx) + size(paid.goods) <= 0) return false
  for (let kinds = step.kinds; kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    if (at(ctx.state.supply, kind) + count(paid.goods, kind) > 0) return true
  }
  return false
}

/** How many permits the player can still take — CT-3.2. */
export const permitRoom = ({ rules, state, seat }: Context): number =>
  rules.permitLimit - playerAt(state, seat).permits

/** What a gain is multiplied by: 1 where it is printed. */
export function counted(ctx: Context, step: StepOf<'gain'>): number {
  const { rules, state } = ctx
  if (step.counter === null) return 1
  const frame = topFrame(state)
  return rules.counters[step.counter](ctx, frame.kind === 'effect' ? frame.chosenPlayer : -1)
}

/** What a gain offers, limited by the supply — RC-9.5, RC-9.9. */
export function offerOf(state: State, step: StepOf<'gain'>, times: number): Bundle {
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
export const unitsOf = (step: StepOf<'gain'>, times: number): number =>
  (step.units > 0 ? step.units : size(step.goods)) * times

/** Whether the resource tile of a space would give something — RC-8.20. */
export function spacePossible(ctx: Context, space: number, paid: Payment = NOTHING_PAID): boolean {
  const { rules, state } = ctx
  const tile = item(rules.resourceTiles, at(state.resourceTiles, space))
  return leadsSomewhere(ctx, item(rules.effects, tile.effect), -1, paid)
}

/** Whether an obtain step allows this space — RC-11.6. */
export function spaceAllowed(
  state: State,
  step: AtSpaces,
  quadrant: number,
  space: number,
): boolean {
  if (step.spaces === 'cardQuadrant' && space >> 1 !== quadrant) return false
  if (step.spaces === 'die' && at(state.dieSpace, step.die) !== space) return false
  return (!step.perDie && step.spaces !== 'anyDie') || diceOn(state, space) > 0
}

export const anySpacePossible: Possible<AtSpaces> = (ctx, step, quadrant, paid) => {
  for (let space = 0; space < MARKET_SPACES; space++) {
    if (!spaceAllowed(ctx.state, step, quadrant, space)) continue
    if (spacePossible(ctx, space, paid)) return true
  }
  return false
}

/** How many dice lie on a space. */
export const diceOn = (state: State, space: number): number => diceIn(state.crowd, space)

/** Whether the tile on this workshop space lies face up and would give something — RC-8.16. */
export function tilePossible(ctx: Context, space: number, paid: Payment = NOTHING_PAID): boolean {
  const { rules, state, seat } = ctx
  const player = playerAt(state, seat)
  if ((player.faceUp & (1 << space)) === 0) return false
  const effect = tileEffect(rules, at(player.workshop, space))
  return leadsSomewhere(ctx, effect, -1, paid)
}

export const anyTilePossible: Possible<unknown> = (ctx, _step, _quadrant, paid) => {
  for (let space = 0; space < WORKSHOP_SPACES; space++) {
    if (tilePossible(ctx, space, paid)) return true
  }
  return false
}
