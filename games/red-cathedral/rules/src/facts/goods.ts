import { add, type Seat } from '@guildhall/kernel'
import { type Bundle, count, firstKind, goodsOf, kindsIn, size, withoutFirst } from '../bundle.ts'
import type { Gained, Paid } from '../modules/base/types.ts'
import type { Context, RulesData } from '../rules-data.ts'
import { playerAt, type State } from '../state.ts'

/** Moves materials from the supply (or, negative sign, back to it). */
function moveGoods(state: State, seat: Seat, goods: Bundle, sign: 1 | -1): void {
  if (goods === 0) return
  const player = playerAt(state, seat)
  player.inventory += sign * goods
  player.stored += sign * size(goods)
  for (let kinds = kindsIn(goods); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    add(state.supply, kind, -sign * count(goods, kind))
  }
}

export function applyPaid(
  state: State,
  seat: Seat,
  goods: Bundle,
  rubles: number,
  recognition: number,
  permits: number,
): void {
  const player = playerAt(state, seat)
  moveGoods(state, seat, goods, -1)
  player.rubles -= rubles
  player.permits -= permits
  player.position -= recognition // RC-3.8
}

export function applyGained(
  rules: RulesData,
  state: State,
  seat: Seat,
  goods: Bundle,
  rubles: number,
  recognition: number,
  prestige: number,
  permits: number,
): void {
  const player = playerAt(state, seat)
  moveGoods(state, seat, goods, 1)
  player.rubles += rubles
  player.permits += permits
  player.position += recognition // RC-3.5
  if (prestige > 0) player.position = rules.track.gainPrestige(player.position, prestige)
}

/** A payment to the supply, for what the effect gives — RC-9.13. */
export function pay(
  ctx: Context,
  effect: number,
  goods: Bundle,
  rubles: number,
  recognition: number,
  permits: number,
): void {
  const { state, seat } = ctx
  applyPaid(state, seat, goods, rubles, recognition, permits)
  if (ctx.log === null) return
  const source = sourceOf(ctx, effect)
  ctx.log.push({ type: 'paid', seat, source, ...paidFields(goods, rubles, recognition, permits) })
}

/** Goods, rubles, recognition, prestige and permits from an effect. */
export function gain(
  ctx: Context,
  effect: number,
  goods: Bundle,
  rubles: number,
  recognition: number,
  prestige: number,
  permits: number,
): void {
  const { rules, state, seat } = ctx
  applyGained(rules, state, seat, goods, rubles, recognition, prestige, permits)
  if (ctx.log === null) return
  const fields: Gained = paidFields(goods, rubles, recognition, permits)
  const source = sourceOf(ctx, effect)
  ctx.log.push({ type: 'gained', seat, source, ...fields, ...(prestige > 0 ? { prestige } : {}) })
}

const sourceOf = (ctx: Context, effect: number): string => ctx.rules.effects[effect]?.id ?? ''

const paidFields = (goods: Bundle, rubles: number, recognition: number, permits: number): Paid => ({
  ...(goods !== 0 ? { goods: goodsOf(goods) } : {}),
  ...(rubles > 0 ? { rubles } : {}),
  ...(recognition > 0 ? { recognition } : {}),
  ...(permits > 0 ? { permits } : {}),
})
