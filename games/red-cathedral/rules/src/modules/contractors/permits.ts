import type { Choices, Refusal } from '@guildhall/kernel'
import type { Command } from '../../commands.ts'
import { permitRoom } from '../../effects/possible.ts'
import { message, refuse } from '../../messages/message.ts'
import type { CommandRule, Context } from '../../rules-data.ts'
import { playerAt } from '../../state.ts'
import { BUY_PERMIT } from './contractors-commands.ts'
import { contractorsEvents } from './contractors-events.ts'

/** CT-3.6: as long as there is prestige to lose and room for a permit. */
export const permitForSale = (ctx: Context): boolean =>
  permitRoom(ctx) > 0 && ctx.rules.track.losable(playerAt(ctx.state, ctx.seat).position) > 0

export function legalPermit(ctx: Context, choices: Choices<Command>): void {
  if (permitForSale(ctx)) choices.add(BUY_PERMIT)
}

export const buyPermit: CommandRule<'buyPermit'> = {
  answers: [],
  free: true,
  run(ctx) {
    const permits = ctx.rules.parts.duchy.permitsForPrestige
    contractorsEvents.permitBought.emit(ctx, { seat: ctx.seat, permits })
  },
  why: (ctx) => whyNotPermit(ctx),
  fields: 0,
  read: () => BUY_PERMIT,
  label: (rules) => message('choice.buyPermit', { n: rules.parts.duchy.permitsForPrestige }),
}

function whyNotPermit(ctx: Context): Refusal {
  const { rules, state, seat } = ctx
  if (rules.permitLimit === 0) return refuse('CT-1.1', 'noContractors')
  if (permitRoom(ctx) <= 0) return refuse('CT-3.2', 'permitsFull', { most: rules.permitLimit })
  return refuse('RC-3.10', 'noPrestige', { position: playerAt(state, seat).position })
}
