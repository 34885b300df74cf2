import { type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { Command, CommandOf } from '../commands.ts'
import { moveToRecruited } from '../facts/columns.ts'
import { type Kit, numberOf } from '../kit.ts'
import { playerAt, type State } from '../state.ts'
import type { Tx } from '../tx.ts'

/** CB-8.7: the first player of a round cannot recruit in its first turn. */
function recruitBanned(kit: Kit, state: State): boolean {
  if (state.lap > 1 || state.place > 0) return false
  const ban = kit.options.firstActionRecruitBan
  return ban === 'everyRound' || (ban === 'firstRoundOnly' && state.round === 1)
}

/** CB-8.5: once a round, with the available recruiter. */
export const mayRecruit = (kit: Kit, state: State, seat: Seat): boolean =>
  playerAt(state, seat).recruiters > 0 && !recruitBanned(kit, state)

export function legalRecruits(kit: Kit, state: State, seat: Seat, choices: Choices<Command>): void {
  if (!mayRecruit(kit, state, seat)) return
  for (const card of state.offer) choices.add(item(kit.commands.recruit, card))
}

export function recruit(tx: Tx, seat: Seat, { craftsman }: CommandOf<'recruit'>): void {
  moveToRecruited(tx, seat, numberOf(tx.kit, craftsman))
}

export function whyNotRecruit(kit: Kit, state: State, seat: Seat): Refusal {
  if (playerAt(state, seat).recruiters === 0) return refuse('CB-8.5', 'recruitedAlready')
  if (recruitBanned(kit, state)) return refuse('CB-8.7', 'firstActionRecruit')
  return refuse('CB-8.1', 'notInOffer')
}
