import { item } from '@guildhall/kernel'
import { byNumber } from '@guildhall/kernel/toolbox'
import { MOST_TIMES, MOST_UNITS } from '../../../components/schema.ts'
import { close, type SeatContext } from '../../../context.ts'
import { message, refuse } from '../../../messages/message.ts'
import { things } from '../../../messages/terms.ts'
import { playerAt } from '../../../state.ts'
import type { RuleOf } from '../../define.ts'
import type { CommandOf } from '../../types.ts'
import { mostTimes } from '../effects/possible.ts'
import { carryOutTrade, leastWood, mostWood, tradeAt, tradeTimes } from '../effects/trade.ts'
import { byMix, mixes, upTo } from './made-once.ts'

const TIMES = upTo(MOST_TIMES).map((n): CommandOf<'times'> => ({ type: 'times', n }))

const mostNow = ({ rules, state, seat }: SeatContext, effect: number): number =>
  mostTimes(tradeAt(rules, effect), playerAt(state, seat))

/** How often a trade is carried out — CB-5.16. */
export const times: RuleOf<'times', 'times'> = {
  answers: ['times'],
  legal(ctx, { effect }, choices) {
    const most = mostNow(ctx, effect)
    for (let n = 1; n <= most; n++) choices.add(item(TIMES, n))
  },
  run(ctx, { effect }, { n }) {
    close(ctx)
    tradeTimes(ctx, effect, n)
  },
  why: (ctx, { effect }) => refuse('CB-5.16', 'times', { most: mostNow(ctx, effect) }),
  parse: [1, byNumber('n', TIMES)],
  label: (_ctx, { n }) => message('choice.times', { n }),
}

const PAY_WITH = mixes(
  MOST_UNITS,
  (wood, stone): CommandOf<'payWith'> => ({ type: 'payWith', wood, stone }),
)

/** The resources of choice that are paid — CB-5.17. */
export const payWith: RuleOf<'payWith', 'pay'> = {
  answers: ['pay'],
  legal({ rules, state, seat }, frame, choices) {
    const trade = tradeAt(rules, frame.effect)
    const player = playerAt(state, seat)
    const units = trade.payUnits * frame.times
    const least = leastWood(trade, frame.times, player)
    for (let wood = mostWood(trade, frame.times, player); wood >= least; wood--) {
      choices.add(item(item(PAY_WITH, wood), units - wood))
    }
  },
  run(ctx, frame, { wood }) {
    close(ctx)
    carryOutTrade(ctx, frame.effect, frame.times, wood)
  },
  why: ({ rules }, frame) =>
    refuse('CB-5.17', 'payment', { n: tradeAt(rules, frame.effect).payUnits * frame.times }),
  parse: [2, byMix(PAY_WITH)],
  label: (_ctx, { wood, stone }) => message('choice.payWith', { what: things({ wood, stone }) }),
}
