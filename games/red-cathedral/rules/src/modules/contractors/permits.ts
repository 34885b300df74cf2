import { type Choices, message, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { Command } from '../../commands.ts'
import { permitRoom } from '../../effects/possible.ts'
import type { CommandRule, RulesData } from '../../rules-data.ts'
import { playerAt, type State } from '../../state.ts'
import { BUY_PERMIT } from './commands.ts'
import { takePermit } from './facts.ts'

/** CT-3.6: as long as there is prestige to lose and room for a permit. */
export const permitForSale = (rules: RulesData, state: State, seat: Seat): boolean =>
  permitRoom(rules, state, seat) > 0 && rules.track.losable(playerAt(state, seat).position) > 0

export function legalPermit(
  rules: RulesData,
  state: State,
  seat: Seat,
  choices: Choices<Command>,
): void {
  if (permitForSale(rules, state, seat)) choices.add(BUY_PERMIT)
}

export const buyPermit: CommandRule<'buyPermit'> = {
  answers: [],
  free: true,
  run: (ctx, seat) => takePermit(ctx, seat),
  why: ({ rules, state, seat }) => whyNotPermit(rules, state, seat),
  fields: 0,
  read: () => BUY_PERMIT,
  label: (rules) => message('choice.buyPermit', { n: rules.parts.duchy.permitsForPrestige }),
}

function whyNotPermit(rules: RulesData, state: State, seat: Seat): Refusal {
  if (rules.permitLimit === 0) return refuse('CT-1.1', 'noContractors')
  if (permitRoom(rules, state, seat) <= 0)
    return refuse('CT-3.2', 'permitsFull', { most: rules.permitLimit })
  return refuse('RC-3.10', 'noPrestige', { position: playerAt(state, seat).position })
}
