import type { Features, TableRequest, Weights } from '@guildhall/kernel'
import { listedFeatures, times } from '@guildhall/kernel/toolbox'
import learned from '../../data/weights.json' with { type: 'json' }
import type { Command } from '../commands.ts'
import { GUILDS } from '../constants.ts'
import { contextFor } from '../context.ts'
import { rulesFor } from '../game.ts'
import type { RulesData } from '../rules-data.ts'
import { newPlayer } from '../setup.ts'
import { blankState, playerAt, type State } from '../state.ts'
import { needless } from './needless.ts'
import { OF_SEAT, type Told } from './of-seat.ts'
import { OF_TABLE } from './of-table.ts'
import { Survey } from './survey.ts'

export { reason } from './reason.ts'

/** A position of the game in numbers, for a table with these players and options. */
export function features(table: Table): Features<State> {
  const rules = rulesOf(table)
  const survey = new Survey(rules)
  const blank = blankState(rules.blank)
  // One position that is looked at again and again: making them takes longer than looking.
  const told: { -readonly [K in keyof Told]: Told[K] } = {
    ...contextFor(rules, blank, 0),
    survey,
    player: newPlayer(rules, 0, 0),
  }
  return listedFeatures({
    seats: rules.players,
    ofSeat: OF_SEAT,
    ofTable: OF_TABLE,
    seatPosition(state: State, seat) {
      told.state = state
      told.seat = seat
      told.player = playerAt(state, seat)
      survey.of(told)
      return told
    },
    tablePosition(state) {
      told.state = state
      told.seat = state.active
      return told
    },
  })
}

/** What opponents leave out at that table: see `needless`. */
export function careful(table: Table): Careful {
  const rules = rulesOf(table)
  return { needless: (state, command) => needless(rules, state, command) }
}

interface Careful {
  needless(state: State, command: Command): boolean
}

type Table = Pick<TableRequest, 'players' | 'options'>

function rulesOf(table: Table): RulesData {
  const opened = rulesFor(table)
  if (!opened.ok) throw new Error('no such table')
  return opened.value
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
