import { item } from '@guildhall/kernel'
import type { Kit } from '../kit.ts'
import type { State } from '../state.ts'

type Feature = readonly [name: string, of: (kit: Kit, state: State) => number]

const flag = (holds: boolean): number => (holds ? 1 : 0)

function most(of: (player: State['players'][number]) => number, { players }: State): number {
  let best = 0
  for (const player of players) best = Math.max(best, of(player))
  return best
}

/** Everything said of the table: how far it has come, who sits there, and by which rules. */
export const OF_TABLE: readonly Feature[] = [
  ['the draft', (_kit, state) => flag(state.round === 0)],
  ['rounds played', (_kit, state) => state.round / 10],
  ['lap of the round', ({ laps }, state) => state.lap / laps],
  ['place in the lap', ({ players }, state) => state.place / players],
  ['the end is triggered', (_kit, state) => flag(state.triggeredBy >= 0)],
  ['most castles', (_kit, state) => most(({ castles }) => castles, state) / 3],
  ['most contracts', ({ markers }, state) => most((player) => markers - player.markers, state) / 4],
  ['two players', ({ players }) => flag(players === 2)],
  ['three players', ({ players }) => flag(players === 3)],
  ['four players', ({ players }) => flag(players === 4)],
]

export function describeTable(kit: Kit, state: State, into: Float64Array, from: number): void {
  for (let i = 0; i < OF_TABLE.length; i++) into[from + i] = item(OF_TABLE, i)[1](kit, state)
}
