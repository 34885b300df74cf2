import { type Choices, message, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { Command } from '../../commands.ts'
import { permitRoom } from '../../effects/possible.ts'
import type { CommandRule, Kit } from '../../kit.ts'
import { playerAt, type State } from '../../state.ts'
import { BUY_PERMIT } from './commands.ts'
import { takePermit } from './facts.ts'

/** CT-3.6: as long as there is prestige to lose and room for a permit. */
export const permitForSale = (kit: Kit, state: State, seat: Seat): boolean =>
  permitRoom(kit, state, seat) > 0 && kit.track.losable(playerAt(state, seat).position) > 0

export function legalPermit(kit: Kit, state: State, seat: Seat, choices: Choices<Command>): void {
  if (permitForSale(kit, state, seat)) choices.add(BUY_PERMIT)
}

export const buyPermit: CommandRule<'buyPermit'> = {
  answers: [],
  free: true,
  run: (tx, seat) => takePermit(tx, seat),
  why: ({ kit, state, seat }) => whyNotPermit(kit, state, seat),
  fields: 0,
  read: () => BUY_PERMIT,
  label: (kit) => message('choice.buyPermit', { n: kit.parts.duchy.permitsForPrestige }),
}

function whyNotPermit(kit: Kit, state: State, seat: Seat): Refusal {
  if (kit.permitLimit === 0) return refuse('CT-1.1', 'noContractors')
  if (permitRoom(kit, state, seat) <= 0)
    return refuse('CT-3.2', 'permitsFull', { most: kit.permitLimit })
  return refuse('RC-3.10', 'noPrestige', { position: playerAt(state, seat).position })
}
