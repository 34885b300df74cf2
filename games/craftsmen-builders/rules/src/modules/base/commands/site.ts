import { at, item } from '@guildhall/kernel'
import { byNumber } from '@guildhall/kernel/toolbox'
import { SITES } from '../../../constants.ts'
import { type Context, close, open } from '../../../context.ts'
import { amount } from '../../../goods.ts'
import { message, refuse } from '../../../messages/message.ts'
import { building as buildingName } from '../../../messages/terms.ts'
import { buildingAt, effectAt } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import type { RuleOf } from '../../define.ts'
import type { CommandOf } from '../../types.ts'
import { siteOpen } from '../cost.ts'
import { gain } from '../events/goods-events.ts'
import { siteProduced } from '../events/turn-events.ts'
import { namesKind, visibleYield } from '../neighbourhood.ts'
import { upTo } from './made-once.ts'

/** By the number of the site; there is no site 0. */
const CHOOSE_SITE = upTo(SITES).map(
  (site): CommandOf<'chooseSite'> => ({ type: 'chooseSite', site }),
)

/** The site of a build — CB-6.3 — or the one that produces — CB-7.21. */
export const chooseSite: RuleOf<'chooseSite', 'build' | 'produce'> = {
  answers: ['build', 'produce'],
  legal({ rules, state, seat }, frame, choices) {
    const player = playerAt(state, seat)
    for (let site = 0; site < SITES; site++) {
      if (frame.kind === 'produce' || siteOpen(rules, player, site)) {
        choices.add(item(CHOOSE_SITE, site + 1))
      }
    }
  },
  run(ctx, frame, { site }) {
    if (frame.kind === 'build') frame.site = site - 1
    else produce(ctx, frame.effect, site)
  },
  why({ rules, state, seat }, frame, { site }) {
    if (frame.kind === 'produce' || site === 0) return refuse('CB-1.7', 'noSuchSite')
    return siteOpen(rules, playerAt(state, seat), site - 1)
      ? refuse('CB-13.2', 'buildOrder')
      : refuse('CB-6.14', 'castleOnTop', { site })
  },
  parse: [1, byNumber('site', CHOOSE_SITE)],
  label({ rules, state }, { site }) {
    const top = site === 0 ? -1 : at(playerAt(state, state.active).tops, site - 1)
    if (top < 0) return message('choice.chooseSite.bare', { site })
    const building = buildingName(rules, buildingAt(rules, top).id)
    return message('choice.chooseSite.covers', { site, building })
  },
}

/** The site yields as in the income; covered buildings yield nothing — CB-7.21. */
function produce(ctx: Context, effect: number, site: number): void {
  const { rules, state, seat } = ctx
  const player = playerAt(state, seat)
  const { id } = effectAt(rules, effect)
  const yields = visibleYield(rules, player, site - 1)
  const units = namesKind(rules, player, site - 1) ? yields.wood + yields.stone : 0
  close(ctx)
  siteProduced.emit(ctx, { type: 'siteProduced', seat, site })
  gain(ctx, seat, id, units > 0 ? amount(yields.coins, 0, 0) : yields)
  if (units === 0) return
  const castles = open(ctx, 'castles')
  castles.effect = effect
  castles.units = units
}
