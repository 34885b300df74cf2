import type { Seat } from '@guildhall/kernel'
import type { Event, State } from './modules/types.ts'
import type { RulesData } from './rules-data.ts'

/**
 * The turn that a seat will have in this round, begun now — CB-3.2. After the last lap come the income
 * and other craftsmen: what a turn will be then cannot be told.
 */
export function turnAhead(rules: RulesData, state: State, seat: Seat): readonly Event[] {
  const playing = state.stack.some(({ kind }) => kind === 'turn')
  const place = state.owners.indexOf(seat)
  if (!playing || place < 0 || state.active === seat) return []
  const lap = place > state.place ? state.lap : state.lap + 1
  if (lap > rules.laps) return []
  return [
    { type: 'turnBegan', seat, lap, place },
    { type: 'asked', seat, keep: 0, open: [{ kind: 'turn' }] },
  ]
}
