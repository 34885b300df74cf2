import { message } from '@guildhall/kernel'
import { byNumber } from '@guildhall/kernel/toolbox'
import { reroll, sell, whyNotReroll, whyNotSell } from '../../actions/free.ts'
import { REROLL, SELL_PRESTIGE } from '../../commands.ts'
import { applyPrestigeSold, applyRerollBought } from '../../facts/market.ts'
import { player } from '../../messages/terms.ts'
import type { CommandRule, EventRule } from '../../rules-data.ts'

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
    label: (_rules, _state, { space }) => message('choice.reroll', { space }),
  },
}

export const freeEvents: { readonly [T in 'prestigeSold' | 'rerollBought']: EventRule<T> } = {
  prestigeSold: {
    apply: (rules, state, { seat, n }) => applyPrestigeSold(rules, state, seat, n),
    describe: (rules, _state, { seat, n, rubles }) =>
      message('event.prestigeSold', { who: player(rules, seat), n, rubles }),
  },
  rerollBought: {
    apply: (rules, state, { seat }) => applyRerollBought(rules, state, seat),
    describe: (rules, _state, { seat, space }) =>
      message('event.rerollBought', { who: player(rules, seat), space }),
  },
}
