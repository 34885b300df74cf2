import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { type Command, type CommandOf, DRAFT_PAIR } from '../commands.ts'
import { layColumns, takePair } from '../facts/columns.ts'
import type { State } from '../state.ts'
import { close, type Tx } from '../tx.ts'
import { startRound } from './round.ts'

export function legalPairs(state: State, choices: Choices<Command>): void {
  for (let pair = 0; pair < state.pairTakers.length; pair++) {
    if (at(state.pairTakers, pair) < 0) choices.add(item(DRAFT_PAIR, pair + 1))
  }
}

/** In reverse turn order; the first player is the last to take a pair — CB-2.13. */
export function draftPair(tx: Tx, seat: Seat, { pair }: CommandOf<'draftPair'>): void {
  const { kit, state } = tx
  takePair(tx, seat, pair - 1)
  if (seat !== state.first) {
    state.active = (seat + kit.players - 1) % kit.players
    return
  }
  close(tx)
  layColumns(tx)
  startRound(tx)
}

export const whyNotPair = (state: State, { pair }: CommandOf<'draftPair'>): Refusal =>
  pair < 1 || pair > state.pairTakers.length
    ? refuse('CB-2.11', 'noSuchPair')
    : refuse('CB-2.13', 'pairTaken')
