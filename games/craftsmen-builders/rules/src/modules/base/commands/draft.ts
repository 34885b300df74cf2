import { at, item } from '@guildhall/kernel'
import { byNumber } from '@guildhall/kernel/toolbox'
import { message, refuse } from '../../../messages/message.ts'
import { board, craftsman } from '../../../messages/terms.ts'
import type { RuleOf } from '../../define.ts'
import type { CommandOf } from '../../types.ts'
import { pairTaken } from '../events/craftsman-events.ts'
import { nextDrafter } from '../sequence.ts'
import { upTo } from './made-once.ts'

const MOST_PAIRS = 5

/** By the number of the pair; there is no pair 0. */
const DRAFT_PAIR = upTo(MOST_PAIRS).map(
  (pair): CommandOf<'draftPair'> => ({ type: 'draftPair', pair }),
)

export const draftPair: RuleOf<'draftPair', 'draft'> = {
  answers: ['draft'],
  legal({ state }, _frame, choices) {
    for (let pair = 0; pair < state.pairTakers.length; pair++) {
      if (at(state.pairTakers, pair) < 0) choices.add(item(DRAFT_PAIR, pair + 1))
    }
  },
  run(ctx, _frame, { pair: number }) {
    const pair = number - 1
    const { pairCraftsmen, pairBoards } = ctx.state
    pairTaken.emit(ctx, {
      seat: ctx.seat,
      pair,
      craftsman: at(pairCraftsmen, pair),
      board: at(pairBoards, pair),
    })
    nextDrafter(ctx)
  },
  why: ({ state }, _frame, { pair }) =>
    pair < 1 || pair > state.pairTakers.length
      ? refuse('CB-2.11', 'noSuchPair')
      : refuse('CB-2.13', 'pairTaken'),
  parse: [1, byNumber('pair', DRAFT_PAIR)],
  label({ rules, state }, { pair }) {
    const card = item(rules.craftsmen, state.pairCraftsmen[pair - 1] ?? 0)
    return message('choice.draftPair', {
      craftsman: craftsman(rules, card.id),
      board: board(rules, item(rules.boards, state.pairBoards[pair - 1] ?? 0).id),
    })
  },
}
