import { add, type Message, type Seat } from '@guildhall/kernel'
import { addedUp, isMessage, joinGained, joinPaid, listIn, plus } from '@guildhall/kernel/toolbox'
import {
  type Bundle,
  bundleFrom,
  count,
  EMPTY,
  firstKind,
  goodsOf,
  kindsIn,
  size,
  withoutFirst,
} from '../bundle.ts'
import type { Payment } from '../effects/payment.ts'
import { dynamicMessage, message } from '../messages/message.ts'
import { component, player as playerName, things } from '../messages/terms.ts'
import type { Paid } from '../modules/base/base-types.ts'
import { playerAt, type State } from '../state.ts'
import { defineEvents } from './define-event.ts'

/** What a seat pays to the supply, and the id of the component that asks for it. */
interface PaidChange extends Payment {
  readonly seat: Seat
  readonly source: string
}

interface GainedChange extends PaidChange {
  readonly prestige: number
}

interface GoodsChanges {
  readonly paid: PaidChange
  readonly gained: GainedChange
}

/** What effects take and give — RC-9. */
export const goodsEvents = defineEvents<GoodsChanges>({
  paid: {
    apply: (_rules, state, paid) => applyPaid(state, paid.seat, paid),
    write: (_rules, { seat, source, ...payment }) => ({ seat, source, ...written(payment) }),
    read: (_rules, event) => ({
      seat: event.seat,
      source: event.source,
      goods: goodsIn(event),
      rubles: event.rubles ?? 0,
      recognition: event.recognition ?? 0,
      permits: event.permits ?? 0,
    }),
    describe: (rules, _state, event) =>
      message('event.paid', {
        who: playerName(rules, event.seat),
        what: things(event),
        why: component(rules, event.source),
      }),
    joins: joinPaid,
  },
  gained: {
    apply(rules, state, { seat, goods, rubles, recognition, prestige, permits }) {
      const player = playerAt(state, seat)
      moveGoods(state, seat, goods, 1)
      player.rubles += rubles
      player.permits += permits
      player.position += recognition // RC-3.5
      if (prestige > 0) player.position = rules.track.gainPrestige(player.position, prestige)
    },
    write: (_rules, { seat, source, prestige, ...payment }) => ({
      seat,
      source,
      ...written(payment),
      ...(prestige > 0 ? { prestige } : {}),
    }),
    read: (_rules, event) => ({
      seat: event.seat,
      source: event.source,
      goods: goodsIn(event),
      rubles: event.rubles ?? 0,
      recognition: event.recognition ?? 0,
      permits: event.permits ?? 0,
      prestige: event.prestige ?? 0,
    }),
    describe: (rules, _state, event) =>
      message('event.gained', {
        who: playerName(rules, event.seat),
        what: things(event),
        why: component(rules, event.source),
      }),
    joins: joinGain,
  },
})

/** A gain joins what gives it: a market space, a workshop, a card. */
function joinGain(earlier: Message, own: Message): Message | null {
  const joined = joinGained(earlier, own)
  if (joined === null) return null
  const { params } = earlier
  switch (earlier.key) {
    case 'event.obtained':
      return taken(earlier, listIn(own, 'what'))
    case 'event.obtained.one':
    case 'event.obtained.dice':
      return dynamicMessage(earlier.key, {
        ...params,
        what: addedUp([...listIn(earlier, 'what'), ...listIn(own, 'what')]),
      })
    case 'event.tileActivated':
      return dynamicMessage('event.tileActivated.gained', {
        ...params,
        gains: plus(listIn(own, 'what')),
      })
    default:
      return joined
  }
}

/** What a market space gave: "4 stone (2 × 2 dice)"; without the sum where not all of it was taken. */
function taken({ params }: Message, what: readonly Message[]): Message {
  const { times, offer } = params
  const offered = isMessage(offer) ? listIn(offer, 'goods') : []
  if (typeof times !== 'number' || times === 1 || unitsIn(what) !== times * unitsIn(offered)) {
    return dynamicMessage('event.obtained.one', { ...params, what })
  }
  const [only, ...more] = offered
  const n = only?.params['n']
  return dynamicMessage('event.obtained.dice', {
    ...params,
    what,
    each: n === undefined || more.length > 0 ? offered : n,
    dice: message('amount.dice', { n: times }),
  })
}

const unitsIn = (amounts: readonly Message[]): number =>
  amounts.reduce((sum, { params }) => sum + Number(params['n'] ?? 0), 0)

/** A payment to the supply — RC-9.13. */
export function applyPaid(state: State, seat: Seat, payment: Payment): void {
  const player = playerAt(state, seat)
  moveGoods(state, seat, payment.goods, -1)
  player.rubles -= payment.rubles
  player.permits -= payment.permits
  player.position -= payment.recognition // RC-3.8
}

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

/** Only what there is of it is stored. */
const written = ({ goods, rubles, recognition, permits }: Payment): Paid => ({
  ...(goods !== 0 ? { goods: goodsOf(goods) } : {}),
  ...(rubles > 0 ? { rubles } : {}),
  ...(recognition > 0 ? { recognition } : {}),
  ...(permits > 0 ? { permits } : {}),
})

const goodsIn = ({ goods }: Paid): Bundle => (goods === undefined ? EMPTY : bundleFrom(goods))
