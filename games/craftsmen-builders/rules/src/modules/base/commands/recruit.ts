import { item } from '@guildhall/kernel'
import type { SeatContext } from '../../../context.ts'
import { message, refuse } from '../../../messages/message.ts'
import { craftsman as craftsmanName } from '../../../messages/terms.ts'
import { numberOf } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import type { RuleOf } from '../../define.ts'
import { recruitCraftsman } from '../sequence.ts'

/** CB-8.7: the first player of a round cannot recruit in its first turn. */
function recruitBanned({ rules, state }: SeatContext): boolean {
  if (state.lap > 1 || state.place > 0) return false
  const ban = rules.options.firstActionRecruitBan
  return ban === 'everyRound' || (ban === 'firstRoundOnly' && state.round === 1)
}

/** CB-8.5: once a round, with the available recruiter. */
export const mayRecruit = (ctx: SeatContext): boolean =>
  playerAt(ctx.state, ctx.seat).recruiters > 0 && !recruitBanned(ctx)

export const recruit: RuleOf<'recruit', 'turn'> = {
  answers: ['turn'],
  legal(ctx, _frame, choices) {
    if (!mayRecruit(ctx)) return
    for (const card of ctx.state.offer) choices.add(item(ctx.rules.commands.recruit, card))
  },
  run(ctx, frame, { craftsman }) {
    frame.mainActions = 1
    recruitCraftsman(ctx, numberOf(ctx.rules, craftsman))
  },
  why(ctx, { mainActions }) {
    if (mainActions > 0) return refuse('CB-3.5', 'actedAlready')
    if (playerAt(ctx.state, ctx.seat).recruiters === 0) return refuse('CB-8.5', 'recruitedAlready')
    if (recruitBanned(ctx)) return refuse('CB-8.7', 'firstActionRecruit')
    return refuse('CB-8.1', 'notInOffer')
  },
  parse: [1, ({ craftsman }, { commands }) => commands.byId.recruit.get(craftsman)],
  label: ({ rules }, { craftsman }) =>
    message('choice.recruit', { craftsman: craftsmanName(rules, craftsman) }),
}
