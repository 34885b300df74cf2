import { type Feature, flag } from '@guildhall/kernel/toolbox'
import { openSections } from '../cathedral.ts'
import { GUILDS } from '../constants.ts'
import { ending } from '../evaluate.ts'
import type { Context } from '../rules-data.ts'
import { howMany } from '../sections.ts'
import type { State } from '../state.ts'

function mostSections({ players }: State): number {
  let most = 0
  for (const { finishedSections } of players) most = Math.max(most, finishedSections)
  return most
}

/** Everything said of the table: how far it has come, who sits there, and by which rules. */
export const OF_TABLE: readonly Feature<Context>[] = [
  ['the end is triggered', ({ state }) => flag(ending(state))],
  ['turns left', ({ state }) => Math.max(0, state.turnsLeft) / 4],
  ['most finished sections', ({ state }) => mostSections(state) / 6],
  ['somebody has five sections', ({ state }) => flag(mostSections(state) >= 5)],
  ['rounds played', ({ rules: { players }, state }) => state.turn / players / 30],
  ['open sections', ({ state }) => howMany(openSections(state)) / 20],
  ['alone against Ivan', ({ rules: { deciding } }) => flag(deciding === 1)],
  ['two players', ({ rules: { deciding } }) => flag(deciding === 2)],
  ['three players', ({ rules: { deciding } }) => flag(deciding === 3)],
  ['four players', ({ rules: { deciding } }) => flag(deciding === 4)],
  ['advanced workshops', ({ rules: { options } }) => flag(options.sides.includes('advanced'))],
  ['Contractors', ({ rules: { options } }) => flag(options.contractors)],
  ...GUILDS.map(
    (guild): Feature<Context> => [
      guild,
      ({ rules: { options } }) => flag(options.fourthGuild === guild),
    ],
  ),
]
