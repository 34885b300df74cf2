import { type Feature, flag } from '@guildhall/kernel/toolbox'
import type { State } from '../state.ts'
import type { Told } from './of-seat.ts'

function most(of: (player: State['players'][number]) => number, { players }: State): number {
  let best = 0
  for (const player of players) best = Math.max(best, of(player))
  return best
}

/** Everything said of the table: how far it has come, who sits there, and by which rules. */
export const OF_TABLE: readonly Feature<Told>[] = [
  ['the draft', ({ state }) => flag(state.round === 0)],
  ['rounds played', ({ state }) => state.round / 10],
  ['lap of the round', ({ kit: { laps }, state }) => state.lap / laps],
  ['place in the lap', ({ kit: { players }, state }) => state.place / players],
  ['the end is triggered', ({ state }) => flag(state.triggeredBy >= 0)],
  ['most castles', ({ state }) => most(({ castles }) => castles, state) / 3],
  [
    'most contracts',
    ({ kit: { markers }, state }) => most((player) => markers - player.markers, state) / 4,
  ],
  ['two players', ({ kit: { players } }) => flag(players === 2)],
  ['three players', ({ kit: { players } }) => flag(players === 3)],
  ['four players', ({ kit: { players } }) => flag(players === 4)],
]
