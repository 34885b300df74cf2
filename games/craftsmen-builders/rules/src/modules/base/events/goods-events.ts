import type { Message, Seat } from '@guildhall/kernel'
import {
  agree,
  eventTypeOf,
  gaining,
  isMessage,
  isSame,
  joinGained,
  joinPaid,
  plus,
} from '@guildhall/kernel/toolbox'
import type { Context } from '../../../context.ts'
import { type Amount, amount, amountOf, goodsOf, isNothing } from '../../../goods.ts'
import { dynamicMessage, message } from '../../../messages/message.ts'
import { isBuildWorker, player, source, things } from '../../../messages/terms.ts'
import type { RulesData } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import { defineEvent, definePlainEvent } from '../../define.ts'
import type { EventOf, State } from '../../types.ts'

interface GoodsChange {
  readonly seat: Seat
  readonly goods: Amount
}

interface SourcedChange extends GoodsChange {
  readonly source: string
}

/** From the reserve, in full — CB-5.20. */
function take(_rules: RulesData, state: State, { seat, goods }: GoodsChange): void {
  const player = playerAt(state, seat)
  player.coins += goods.coins
  player.wood += goods.wood
  player.stone += goods.stone
}

/** What all sites produce, but for the resources whose kind is named — CB-4.2. */
const earned = defineEvent('earned', {
  apply: take,
  write: (_rules, { seat, goods }) => ({ type: 'earned', seat, goods: goodsOf(goods) }),
  read: (_rules, { seat, goods }) => ({ seat, goods: amountOf(goods) }),
  describe: (rules, { seat, goods }) =>
    message('event.earned', { who: player(rules, seat), gains: plus(things(goods)) }),
})

/** What castles produce by the choice of their owner — CB-4.7. */
const castlesEarned = defineEvent('castlesEarned', {
  apply: take,
  write: (_rules, { seat, goods }) => ({ type: 'castlesEarned', seat, goods: goodsOf(goods) }),
  read: (_rules, { seat, goods }) => ({ seat, goods: amountOf(goods) }),
  describe: (rules, { seat, goods }) =>
    message('event.castlesEarned', { who: player(rules, seat), gains: plus(things(goods)) }),
  barrier: true,
})

const gained = defineEvent<'gained', SourcedChange>('gained', {
  apply: take,
  write: (_rules, { seat, goods, source }) => ({
    type: 'gained',
    seat,
    goods: goodsOf(goods),
    source,
  }),
  read: (_rules, { seat, goods, source }) => ({ seat, goods: amountOf(goods), source }),
  describe: (rules, event) => message('event.gained', withSource(rules, event)),
  joins: (earlier, own) => ofBuilding(earlier, own) ?? joinGained(earlier, own),
})

const paid = defineEvent('paid', {
  apply: (_rules, state, { seat, goods }: SourcedChange) => {
    const player = playerAt(state, seat)
    player.coins -= goods.coins
    player.wood -= goods.wood
    player.stone -= goods.stone
  },
  write: (_rules, { seat, goods, source }) => ({
    type: 'paid',
    seat,
    goods: goodsOf(goods),
    source,
  }),
  read: (_rules, { seat, goods, source }) => ({ seat, goods: amountOf(goods), source }),
  describe: (rules, event) => message('event.paid', withSource(rules, event)),
  joins: (earlier, own) => (isBuildWorker(earlier) ? own : joinPaid(earlier, own)),
})

/** What the position of a building gives to its builder belongs to the build — CB-6.18. */
function ofBuilding(earlier: Message, own: Message): Message | null {
  const { why } = own.params
  const isBuild = eventTypeOf(earlier) === 'built' && agree(earlier, own, 'who')
  return isBuild && isMessage(why) && why.key === 'component.market' ? gaining(earlier, own) : null
}

const withSource = (rules: RulesData, event: EventOf<'gained' | 'paid'>) => ({
  who: player(rules, event.seat),
  what: things(event.goods),
  why: source(rules, event.source),
})

/** Coins to another player, or to the reserve where there is none — CB-5.11, CB-7.8. */
const feePaid = definePlainEvent('feePaid', {
  apply: (_rules, state, { seat, to, coins }) => {
    playerAt(state, seat).coins -= coins
    if (to >= 0) playerAt(state, to).coins += coins
  },
  describe(rules, event) {
    const params = {
      who: player(rules, event.seat),
      what: things({ coin: event.coins }),
      why: source(rules, event.source),
    }
    return event.to < 0
      ? message('event.feePaid.reserve', params)
      : message('event.feePaid', { ...params, to: player(rules, event.to) })
  },
  /** The fee of the slot that a worker was sent to. */
  joins(earlier, { key, params }) {
    const { who, where } = earlier.params
    if (earlier.key !== 'event.workerPlaced' || !isSame(where, params['why'])) return null
    if (who === undefined || where === undefined) return null
    return dynamicMessage(key.replace('feePaid', 'workerPlaced.fee'), { ...params, where })
  },
})

export const goodsEvents = { earned, castlesEarned, gained, paid, feePaid }

/** Nothing happens where there is nothing to gain. */
export function gain(ctx: Context, seat: Seat, source: string, goods: Amount): void {
  if (!isNothing(goods)) gained.emit(ctx, { seat, goods, source })
}

/** To the reserve. */
export function pay(ctx: Context, source: string, goods: Amount): void {
  if (!isNothing(goods)) paid.emit(ctx, { seat: ctx.seat, goods, source })
}

export function payCoins(ctx: Context, to: Seat, coins: number, source: string): void {
  if (coins > 0) feePaid.emit(ctx, { type: 'feePaid', seat: ctx.seat, to, coins, source })
}

export function earn(ctx: Context, seat: Seat): void {
  const { incomeCoins, incomeWood, incomeStone } = playerAt(ctx.state, seat)
  earned.emit(ctx, { seat, goods: amount(incomeCoins, incomeWood, incomeStone) })
}

export const earnFromCastles = (ctx: Context, goods: Amount): void =>
  castlesEarned.emit(ctx, { seat: ctx.seat, goods })
