import { item } from '@guildhall/kernel'
import { MOST_UNITS } from '../../../components/schema.ts'
import { close } from '../../../context.ts'
import { amount } from '../../../goods.ts'
import { message, refuse } from '../../../messages/message.ts'
import { things } from '../../../messages/terms.ts'
import { effectAt } from '../../../rules-data.ts'
import type { RuleOf } from '../../define.ts'
import type { CommandOf } from '../../types.ts'
import { earnFromCastles, gain } from '../events/goods-events.ts'
import { byMix, mixes } from './made-once.ts'

const CHOOSE_KIND = mixes(
  MOST_UNITS,
  (wood, stone): CommandOf<'chooseKind'> => ({ type: 'chooseKind', wood, stone }),
)

/** The resources of choice that are gained — CB-5.17; also from castles, which in the income need no effect — CB-4.7. */
export const chooseKind: RuleOf<'chooseKind', 'gain' | 'castles'> = {
  answers: ['gain', 'castles'],
  legal(_ctx, { units }, choices) {
    for (let wood = units; wood >= 0; wood--) {
      choices.add(item(item(CHOOSE_KIND, wood), units - wood))
    }
  },
  run(ctx, { effect }, { wood, stone }) {
    close(ctx)
    const goods = amount(0, wood, stone)
    if (effect < 0) earnFromCastles(ctx, goods)
    else gain(ctx, ctx.seat, effectAt(ctx.rules, effect).id, goods)
  },
  why: (_ctx, { kind, units }) =>
    refuse(kind === 'gain' ? 'CB-5.17' : 'CB-4.7', 'kinds', { n: units }),
  parse: [2, byMix(CHOOSE_KIND)],
  label: (_ctx, { wood, stone }) => message('choice.chooseKind', { what: things({ wood, stone }) }),
}
