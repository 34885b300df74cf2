import { bundleFrom, EMPTY, goodsOf } from '../../../bundle.ts'
import { defineModule } from '../../define.ts'
import { asFourthGuild } from '../guild.ts'
import { builds, canBuild } from './build.ts'
import { decorateWith } from './decorate.ts'
import { deliverDiamond } from './deliver.ts'
import { ifAny, layDiamonds, lying, replacedOn, withDiamonds } from './diamonds.ts'
import { promise, worth } from './jewelers-evaluate.ts'
import { jewelersEvents } from './jewelers-events.ts'
import type { JewelersTypes } from './jewelers-types.ts'

/** The Jewelers: diamonds, which stand for any material — GU-JEWELERS. */
export const jewelers = defineModule<JewelersTypes>({
  ...asFourthGuild('guild-jewelers'),
  commands: { deliverDiamond, decorateWith },
  events: jewelersEvents,
  state: {
    blank: { diamonds: [] },
    sectionView: (state, section) => ({ diamonds: goodsOf(replacedOn(state, section)) }),
    redeal: (_rules, seen) => ({
      diamonds: ifAny(seen.towers.flat().map(({ diamonds }) => bundleFrom(diamonds))),
    }),
  },
  step: withDiamonds,
  lying,
  sectionCleared: (state, section) => layDiamonds(state, section, EMPTY),
  canBuild,
  builds,
  worth,
  promise,
})
