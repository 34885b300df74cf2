import type { Features, TableRequest, Weights } from '@guildhall/kernel'
import { listedFeatures, times } from '@guildhall/kernel/toolbox'
import learned from '../../data/weights.json' with { type: 'json' }
import { GUILDS } from '../constants.ts'
import { contextFor } from '../context.ts'
import { rulesFor } from '../game.ts'
import { playerAt, type State } from '../state.ts'
import { OF_SEAT } from './of-seat.ts'
import { OF_TABLE } from './of-table.ts'
import { Survey } from './survey.ts'

export { reason } from './reason.ts'

/** A position of the game in numbers, for a table with these players and options. */
export function features(table: Pick<TableRequest, 'players' | 'options'>): Features<State> {
  const opened = rulesFor(table)
  if (!opened.ok) throw new Error('no such table')
  const rules = opened.value
  const survey = new Survey(rules)
  return listedFeatures({
    seats: rules.players,
    ofSeat: OF_SEAT,
    ofTable: OF_TABLE,
    seatPosition(state: State, seat) {
      const ctx = contextFor(rules, state, seat)
      survey.of(ctx)
      return { ...ctx, survey, player: playerAt(state, seat) }
    },
    tablePosition: (state) => contextFor(rules, state, state.active),
  })
}

const contractors = { contractors: true }
const advanced = { boardSide: 'advanced' }

/** The tables at which opponents practise, those that are played most the most often. */
export const practice: readonly TableRequest[] = [
  ...times(8, { players: 2 }),
  ...times(2, { players: 2, options: advanced }),
  ...times(4, { players: 2, options: contractors }),
  ...times(2, { players: 3 }),
  ...times(4, { players: 4 }),
  { players: 4, options: advanced },
  ...times(2, { players: 4, options: contractors }),
  ...times(4, { players: 1 }),
  { players: 1, options: advanced },
  ...times(3, { players: 1, options: contractors }),
  ...GUILDS.map((fourthGuild) => ({ players: 2, options: { ...contractors, fourthGuild } })),
]

/** What was learned there: see `made` in the file, and docs/bots.md. */
export const weights: Weights = learned
