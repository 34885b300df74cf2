import type { Features, TableRequest, Weights } from '@guildhall/kernel'
import learned from '../../data/weights.json' with { type: 'json' }
import { kitFor } from '../game.ts'
import { blankState, type State } from '../state.ts'
import { GUILDS } from '../words.ts'
import { describeSeat, OF_SEAT, type Told } from './of-seat.ts'
import { describeTable, OF_TABLE } from './of-table.ts'
import { Survey } from './survey.ts'

/** A position of the game in numbers, for a table with these players and options. */
export function features(table: Pick<TableRequest, 'players' | 'options'>): Features<State> {
  const opened = kitFor(table)
  if (!opened.ok) throw new Error('no such table')
  const kit = opened.value
  const state = blankState()
  const told = { kit, survey: new Survey(kit), state, seat: 0 } as Told
  return {
    ofSeat: OF_SEAT.map(([name]) => name),
    ofTable: OF_TABLE.map(([name]) => name),
    seats: kit.players,
    describeSeat: (at, seat, into, from) => describeSeat(told, at, seat, into, from),
    describeTable: (at, into, from) => describeTable(kit, at, into, from),
  }
}

const contractors = { contractors: true }
const advanced = { boardSide: 'advanced' }

const times = (n: number, table: TableRequest): TableRequest[] =>
  Array.from({ length: n }, () => table)

/** The tables at which opponents practise, those that are played most the most often. */
export const practice: readonly TableRequest[] = [
  ...times(8, { players: 2 }),
  ...times(2, { players: 2, options: advanced }),
  ...times(4, { players: 2, options: contractors }),
  ...times(2, { players: 3 }),
  ...times(4, { players: 4 }),
  { players: 4, options: advanced },
  ...times(2, { players: 4, options: contractors }),
  { players: 1 },
  { players: 1, options: contractors },
  ...GUILDS.map((fourthGuild) => ({ players: 2, options: { ...contractors, fourthGuild } })),
]

/** What was learned there: see `made` in the file, and docs/bots.md. */
export const weights: Weights = learned
