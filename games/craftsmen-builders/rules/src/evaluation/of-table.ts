import { type Feature, flag } from '@guildhall/kernel/toolbox'
import type { State } from '../modules/types.ts'
import type { FeatureInput } from './of-seat.ts'

function most(of: (player: State['players'][number]) => number, { players }: State): number {
  let best = 0
  for (const player of players) best = Math.max(best, of(player))
  return best
}

/** Everything said of the table: how far it has come, who sits there, and by which rules. */
export const OF_TABLE: readonly Feature<FeatureInput>[] = [
  ['the draft', ({ state }) => flag(state.round === 0)],
  ['rounds played', ({ state }) => state.round / 10],
  ['lap of the round', ({ rules: { laps }, state }) => state.lap / laps],
  ['place in the lap', ({ rules: { players }, state }) => state.place / players],
  ['the end is triggered', ({ state }) => flag(state.triggeredBy >= 0)],
  ['most castles', ({ state }) => most(({ castles }) => castles, state) / 3],
  [
    'most contracts',
    ({ rules: { markers }, state }) => most((player) => markers - player.markers, state) / 4,
  ],
  ['two players', ({ rules: { players } }) => flag(players === 2)],
  ['three players', ({ rules: { players } }) => flag(players === 3)],
  ['four players', ({ rules: { players } }) => flag(players === 4)],
]
