import { item } from '@guildhall/kernel'
import { ending } from '../evaluate.ts'
import type { Kit } from '../kit.ts'
import type { State } from '../state.ts'
import { GUILDS } from '../words.ts'

type Feature = readonly [name: string, of: (kit: Kit, state: State) => number]

const flag = (holds: boolean): number => (holds ? 1 : 0)

function mostSections({ players }: State): number {
  let most = 0
  for (const { finishedSections } of players) most = Math.max(most, finishedSections)
  return most
}

function openSections({ owners }: State): number {
  let open = 0
  for (const owner of owners) if (owner < 0) open += 1
  return open
}

/** Everything said of the table: how far it has come, who sits there, and by which rules. */
export const OF_TABLE: readonly Feature[] = [
  ['the end is triggered', (_kit, state) => flag(ending(state))],
  ['turns left', (_kit, state) => Math.max(0, state.turnsLeft) / 4],
  ['most finished sections', (_kit, state) => mostSections(state) / 6],
  ['somebody has five sections', (_kit, state) => flag(mostSections(state) >= 5)],
  ['rounds played', ({ players }, state) => state.turn / players / 30],
  ['open sections', (_kit, state) => openSections(state) / 20],
  ['alone against Ivan', ({ deciding }) => flag(deciding === 1)],
  ['two players', ({ deciding }) => flag(deciding === 2)],
  ['three players', ({ deciding }) => flag(deciding === 3)],
  ['four players', ({ deciding }) => flag(deciding === 4)],
  ['advanced workshops', ({ options }) => flag(options.sides.includes('advanced'))],
  ['Contractors', ({ options }) => flag(options.contractors)],
  ...GUILDS.map((guild): Feature => [guild, ({ options }) => flag(options.fourthGuild === guild)]),
]

export function describeTable(kit: Kit, state: State, into: Float64Array, from: number): void {
  for (let i = 0; i < OF_TABLE.length; i++) into[from + i] = item(OF_TABLE, i)[1](kit, state)
}
