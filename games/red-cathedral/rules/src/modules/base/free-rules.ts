import { message } from '@guildhall/kernel'
import { byNumber } from '@guildhall/kernel/toolbox'
import { reroll, sell, whyNotReroll, whyNotSell } from '../../actions/free.ts'
import { REROLL, SELL_PRESTIGE } from '../../commands.ts'
import { applyPrestigeSold, applyRerollBought } from '../../facts/market.ts'
import type { CommandRule, EventRule } from '../../kit.ts'
import { player } from '../../messages/terms.ts'

/** What prestige can be given up for at any time — RC-5. */

export const freeCommands: { readonly [T in 'sellPrestige' | 'reroll']: CommandRule<T> } = {
  sellPrestige: {
    answers: [],
    free: true,
    run: (tx, seat, _frame, command) => sell(tx, seat, command),
    why: ({ kit, state, seat }, _frame, command) => whyNotSell(kit, state, seat, command),
    fields: 1,
    // RC-5.1: one or more; no prestige is no sale.
    read: (fields) => (fields['n'] === 0 ? undefined : byNumber('n', SELL_PRESTIGE)(fields)),
    label: (kit, _state, { n }) =>
      message('choice.sellPrestige', { n, rubles: n * kit.rublesForPrestige }),
  },
  reroll: {
    answers: [],
    free: true,
    run: (tx, seat, _frame, command) => reroll(tx, seat, command),
    why: ({ kit, state, seat }, _frame, command) => whyNotReroll(kit, state, seat, command),
    fields: 1,
    read: byNumber('space', REROLL),
    label: (_kit, _state, { space }) => message('choice.reroll', { space }),
  },
}

export const freeEvents: { readonly [T in 'prestigeSold' | 'rerollBought']: EventRule<T> } = {
  prestigeSold: {
    apply: (kit, state, { seat, n }) => applyPrestigeSold(kit, state, seat, n),
    describe: (kit, _state, { seat, n, rubles }) =>
      message('event.prestigeSold', { who: player(kit, seat), n, rubles }),
  },
  rerollBought: {
    apply: (kit, state, { seat }) => applyRerollBought(kit, state, seat),
    describe: (kit, _state, { seat, space }) =>
      message('event.rerollBought', { who: player(kit, seat), space }),
  },
}
