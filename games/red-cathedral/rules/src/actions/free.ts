import type { Choices, Refusal } from '@guildhall/kernel'
import { type Command, type CommandOf, REROLL, SELL_PRESTIGE } from '../commands.ts'
import { MARKET_SPACES, spaceNumber } from '../constants.ts'
import { diceOn } from '../effects/possible.ts'
import { marketEvents, rollSpace } from '../events/market-events.ts'
import { refuse } from '../messages/message.ts'
import type { Frame } from '../modules/types.ts'
import type { Context, RulesData } from '../rules-data.ts'
import { playerAt, type State } from '../state.ts'

const losable = ({ rules, state, seat }: Context): number =>
  rules.track.losable(playerAt(state, seat).position)

/** RC-5.3: with `exchangeOneMoment` one sale a turn. */
const mayStillSell = (rules: RulesData, state: State): boolean =>
  !(rules.options.exchangeOneMoment && state.sold)

/** Whether a window would offer anything — RC-4.11, RC-8.23. */
export function freeActionPossible(ctx: Context, frame: Frame): boolean {
  const { rules, state } = ctx
  if ((mayStillSell(rules, state) || !state.rerolled) && losable(ctx) > 0) return true
  return rules.hooks.freeActionPossible?.(ctx, frame) ?? false
}

/** The free actions of a window — RC-5. */
export function legalFree(ctx: Context, frame: Frame, choices: Choices<Command>): void {
  legalSales(ctx, choices)
  ctx.rules.hooks.freeActions?.(ctx, frame, choices)
}

/** What prestige can be given up for in the base game — RC-5.1, RC-5.4. */
function legalSales(ctx: Context, choices: Choices<Command>): void {
  const { rules, state } = ctx
  const most = losable(ctx)
  if (most === 0) return
  if (mayStillSell(rules, state)) {
    for (let n = 1; n <= most && n < SELL_PRESTIGE.length; n++)
      choices.add(SELL_PRESTIGE[n] as Command)
  }
  if (state.rerolled) return // RC-5.5
  for (let space = 0; space < MARKET_SPACES; space++) {
    if (diceOn(state, space) > 0) choices.add(REROLL[space] as Command)
  }
}

export function sell(ctx: Context, { n }: CommandOf<'sellPrestige'>): void {
  const rubles = ctx.rules.rublesForPrestige * n
  marketEvents.prestigeSold.emit(ctx, { seat: ctx.seat, n, rubles })
}

export function reroll(ctx: Context, { space }: CommandOf<'reroll'>): void {
  marketEvents.rerollBought.emit(ctx, { seat: ctx.seat, space })
  rollSpace(ctx, space)
}

export function whyNotSell(ctx: Context, { n }: CommandOf<'sellPrestige'>): Refusal {
  const { rules, state, seat } = ctx
  const most = losable(ctx)
  if (most === 0)
    return refuse('RC-3.10', 'noPrestige', { position: playerAt(state, seat).position })
  if (!mayStillSell(rules, state)) return refuse('RC-5.3', 'soldAlready')
  return refuse('RC-5.2', 'sellTooMuch', { n, most })
}

export function whyNotReroll(ctx: Context, { space }: CommandOf<'reroll'>): Refusal {
  const { state, seat } = ctx
  if (losable(ctx) === 0) {
    return refuse('RC-3.10', 'noPrestige', { position: playerAt(state, seat).position })
  }
  if (state.rerolled) return refuse('RC-5.5', 'rerolledAlready')
  return refuse('RC-5.4', 'noDice', { space: spaceNumber(space) })
}
