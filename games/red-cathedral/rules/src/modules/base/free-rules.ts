import { byNumber } from '@guildhall/kernel/toolbox'
import { reroll, sell, whyNotReroll, whyNotSell } from '../../actions/free.ts'
import { REROLL, SELL_PRESTIGE } from '../../commands.ts'
import { spaceNumber } from '../../constants.ts'
import { message } from '../../messages/message.ts'
import type { CommandRule } from '../../rules-data.ts'

/** What prestige can be given up for at any time — RC-5. */

export const freeCommands: { readonly [T in 'sellPrestige' | 'reroll']: CommandRule<T> } = {
  sellPrestige: {
    answers: [],
    free: true,
    run: (ctx, _frame, command) => sell(ctx, command),
    why: (ctx, _frame, command) => whyNotSell(ctx, command),
    fields: 1,
    // RC-5.1: one or more; no prestige is no sale.
    read: (fields) => (fields['n'] === 0 ? undefined : byNumber('n', SELL_PRESTIGE)(fields)),
    label: (rules, _state, { n }) =>
      message('choice.sellPrestige', { n, rubles: n * rules.rublesForPrestige }),
  },
  reroll: {
    answers: [],
    free: true,
    run: (ctx, _frame, command) => reroll(ctx, command),
    why: (ctx, _frame, command) => whyNotReroll(ctx, command),
    fields: 1,
    read: byNumber('space', REROLL),
    label: (_rules, _state, { space }) => message('choice.reroll', { space: spaceNumber(space) }),
  },
}
