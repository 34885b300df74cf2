import { at, item } from '@guildhall/kernel'
import { plus } from '@guildhall/kernel/toolbox'
import { bundleFrom, bundleOf, goodsOf } from '../../../bundle.ts'
import { DIAMOND, JEWELS, ORNAMENTS } from '../../../constants.ts'
import {
  applyDecorated,
  byMaterial,
  type Decoration,
  type Delivery,
} from '../../../events/build-events.ts'
import { defineEvents } from '../../../events/define-event.ts'
import { message } from '../../../messages/message.ts'
import { player, sectionOf, things } from '../../../messages/terms.ts'
import { playerAt } from '../../../state.ts'
import { layDiamonds, replacedOn } from './diamonds.ts'

interface JewelersChanges {
  /** `kind` is what the diamond lies there for. */
  readonly diamondDelivered: Delivery
  readonly decoratedWith: Decoration
}

/** What diamonds are used for. */
export const jewelersEvents = defineEvents<JewelersChanges>({
  diamondDelivered: {
    apply(_rules, state, { seat, section, kind }) {
      const owner = playerAt(state, seat)
      owner.inventory -= bundleOf(DIAMOND, 1)
      owner.stored -= 1
      state.missing = state.missing.with(section, at(state.missing, section) - bundleOf(kind, 1))
      layDiamonds(state, section, replacedOn(state, section) + bundleOf(kind, 1))
    },
    ...byMaterial,
    describe: (rules, state, { seat, section, material }) =>
      message('event.diamondDelivered', {
        who: player(rules, seat),
        material: message(`kind.${material}`),
        section: sectionOf(state, section),
      }),
  },
  decoratedWith: {
    apply: applyDecorated,
    write: (_rules, { seat, section, type, jewels, goods, prestige }) => ({
      seat,
      section,
      ornament: item(ORNAMENTS, type),
      jewels: item(JEWELS, jewels),
      goods: goodsOf(goods),
      prestige,
    }),
    read: (_rules, { seat, section, ornament, jewels, goods, prestige }) => ({
      seat,
      section,
      type: ORNAMENTS.indexOf(ornament),
      jewels: JEWELS.indexOf(jewels),
      goods: bundleFrom(goods),
      prestige,
    }),
    describe: (rules, state, { seat, section, ornament, jewels, goods, prestige }) =>
      message('event.decoratedWith', {
        who: player(rules, seat),
        ornament: message(`ornament.${ornament}`),
        jewels: message(`jewels.${jewels}`),
        section: sectionOf(state, section),
        goods: things({ goods }),
        gains: plus(things({ prestige })),
      }),
  },
})
