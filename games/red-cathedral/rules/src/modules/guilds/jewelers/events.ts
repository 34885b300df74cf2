import { add, item, message, type Seat } from '@guildhall/kernel'
import { type Bundle, bundleFrom, bundleOf, goodsOf } from '../../../bundle.ts'
import { DIAMOND, JEWELS, MATERIALS, ORNAMENTS } from '../../../constants.ts'
import { applyDecorated } from '../../../facts/build.ts'
import { player, sectionOf, things } from '../../../messages/terms.ts'
import type { Context, EventRule } from '../../../rules-data.ts'
import { playerAt, type State } from '../../../state.ts'
import { layDiamonds, replacedOn } from './diamonds.ts'
import type { JewelersEvent } from './types.ts'

/** The changes that diamonds make, and how they are told. */

function applyDiamondDelivered(state: State, seat: Seat, section: number, kind: number): void {
  const owner = playerAt(state, seat)
  owner.inventory -= bundleOf(DIAMOND, 1)
  owner.stored -= 1
  add(state.missing, section, -bundleOf(kind, 1))
  layDiamonds(state, section, replacedOn(state, section) + bundleOf(kind, 1))
}

export function putDiamond(ctx: Context, section: number, kind: number): void {
  const { state, seat } = ctx
  applyDiamondDelivered(state, seat, section, kind)
  ctx.log?.push({ type: 'diamondDelivered', seat, section, material: item(MATERIALS, kind) })
}

export function placeOrnamentWith(
  ctx: Context,
  section: number,
  type: number,
  jewels: number,
  goods: Bundle,
  prestige: number,
): void {
  const { rules, state, seat } = ctx
  applyDecorated(rules, state, seat, section, type, goods, prestige)
  ctx.log?.push({
    type: 'decoratedWith',
    seat,
    section,
    ornament: item(ORNAMENTS, type),
    jewels: item(JEWELS, jewels),
    goods: goodsOf(goods),
    prestige,
  })
}

export const JEWELERS_EVENTS: { readonly [T in JewelersEvent['type']]: EventRule<T> } = {
  diamondDelivered: {
    apply: (_rules, state, { seat, section, material }) =>
      applyDiamondDelivered(state, seat, section, MATERIALS.indexOf(material)),
    describe: (rules, state, { seat, section, material }) =>
      message('event.diamondDelivered', {
        who: player(rules, seat),
        material: message(`kind.${material}`),
        section: sectionOf(state, section),
      }),
  },
  decoratedWith: {
    apply(rules, state, { seat, section, ornament, goods, prestige }) {
      const type = ORNAMENTS.indexOf(ornament)
      applyDecorated(rules, state, seat, section, type, bundleFrom(goods), prestige)
    },
    describe: (rules, state, { seat, section, ornament, jewels, goods, prestige }) =>
      message('event.decoratedWith', {
        who: player(rules, seat),
        ornament: message(`ornament.${ornament}`),
        jewels: message(`jewels.${jewels}`),
        section: sectionOf(state, section),
        goods: things({ goods }),
        n: prestige,
      }),
  },
}
