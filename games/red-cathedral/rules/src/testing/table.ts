import { type Chance, item, Play, seededChance } from '@guildhall/kernel'
import { seen, type TestTable } from '@guildhall/laws/table'
import type { Command } from '../commands.ts'
import type { Colour } from '../constants.ts'
import type { Event } from '../events.ts'
import { eventsTo, layOut, opened } from '../positions/lay-out.ts'
import type { Position } from '../positions/position.ts'
import type { State } from '../state.ts'
import type { PlayerView, SectionView, SpaceView, View } from '../view-types.ts'

export { asks, does, happened, offers, refuses, seen } from '@guildhall/laws/table'
export { opened } from '../positions/lay-out.ts'

export type Table = TestTable<State, Command, Event, View>

/** A table in the position described; throws where no such position exists. */
export const table = (position: Position = {}): Table => ({
  ...layOut(position),
  chance: seededChance('table'),
  events: [],
})

/** A game that goes on from the position described, and whose steps can be taken back. */
export const played = (position: Position = {}): Play<State, Command, Event, View> =>
  new Play(opened(position), seededChance('table'), { setup: eventsTo(position), steps: [] })

/** The same table with dice that show these values, in this order, and then no more rolls. */
export const rolling = (before: Table, ...values: number[]): Table => ({
  ...before,
  chance: scripted(values),
})

/** Chance that answers with the listed die values; throws when asked for anything else. */
function scripted(values: readonly number[]): Chance {
  const rest = values.slice()
  return {
    int(below) {
      const value = rest.shift()
      if (below !== 6 || value === undefined) throw new Error(`no value for a roll of ${below}`)
      return value - 1
    },
    split: () => scripted(rest),
  }
}

export function player(at: Table, colour: Colour): PlayerView {
  const found = seen(at).players.find((each) => each.colour === colour)
  if (found === undefined) throw new Error(`nobody plays ${colour}`)
  return found
}

/** Whose turn it is. */
export const active = (at: Table): Colour => item(seen(at).players, seen(at).active).colour

export const section = (at: Table, index: number): SectionView =>
  item(seen(at).towers.flat(), index)

export const space = (at: Table, index: number): SpaceView => item(seen(at).market, index)
