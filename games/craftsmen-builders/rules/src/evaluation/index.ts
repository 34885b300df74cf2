import type { Features, TableRequest, Weights } from '@guildhall/kernel'
import { listedFeatures, times } from '@guildhall/kernel/toolbox'
import learned from '../../data/weights.json' with { type: 'json' }
import { rulesDataFor } from '../game.ts'
import { newPlayer } from '../modules/base/events/setup-events.ts'
import type { State } from '../modules/types.ts'
import { blankState, playerAt } from '../state.ts'
import { type FeatureInput, OF_SEAT } from './of-seat.ts'
import { OF_TABLE } from './of-table.ts'
import { Survey } from './survey.ts'

export { reason } from './reason.ts'

/** A position of the game in numbers, for a table with these players and options. */
export function features(table: Pick<TableRequest, 'players' | 'options'>): Features<State> {
  const read = rulesDataFor(table)
  if (!read.ok) throw new Error('no such table')
  const rules = read.value
  const input: FeatureInput = {
    rules,
    survey: new Survey(rules),
    state: blankState(),
    seat: 0,
    player: newPlayer(rules),
  }
  return listedFeatures({
    seats: rules.players,
    ofSeat: OF_SEAT,
    ofTable: OF_TABLE,
    seatPosition(state: State, seat) {
      input.state = state
      input.seat = seat
      input.player = playerAt(state, seat)
      input.survey.of(state, seat)
      return input
    },
    tablePosition(state) {
      input.state = state
      return input
    },
  })
}

/** The tables at which opponents practise, those that are played most the most often. */
export const practice: readonly TableRequest[] = [
  ...times(5, { players: 2 }),
  ...times(2, { players: 3 }),
  ...times(3, { players: 4 }),
]

/** What was learned there: see `made` in the file, and docs/bots.md. */
export const weights: Weights = learned
