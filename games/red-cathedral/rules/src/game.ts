import type { GameDefinition, Parsed, TableRequest } from '@guildhall/kernel'
import { mapParsed, wrong } from '@guildhall/kernel/toolbox'
import type { Command } from './commands.ts'
import { loadComponents } from './components/load.ts'
import { evaluate } from './evaluate.ts'
import type { Event } from './events.ts'
import { makeRulesData } from './make-rules-data.ts'
import { COLLECTED, modulesFor } from './modules/modules.ts'
import { GAME_ID, openGame } from './open-game.ts'
import { parseOptions } from './options.ts'
import type { RulesData } from './rules-data.ts'
import type { State } from './state.ts'
import type { View } from './view-types.ts'

export type { RedCathedral } from './open-game.ts'

/** The Red Cathedral in its box. */
export const redCathedral: GameDefinition<State, Command, Event, View> = {
  id: GAME_ID,
  title: 'The Red Cathedral',
  minPlayers: 1,
  maxPlayers: 4,
  rulebooks: ['red-cathedral', 'contractors', 'solitaire'],
  automatic: { roundLimit: 60 }, // RC-12.7: players who never build would go on for ever
  create: (request) => mapParsed(rulesFor(request), (rules) => openGame(rules, evaluate)),
  drawOptions: COLLECTED.drawOptions,
}

/** Everything printed that a table uses, or why there can be no such table. */
export function rulesFor({ players, options, components }: TableRequest): Parsed<RulesData> {
  if (![1, 2, 3, 4].includes(players)) {
    return wrong('players', 'one, two, three or four take part (RC-1.1)')
  }
  const read = parseOptions(options, players)
  if (!read.ok) return read
  const loaded = loadComponents(components)
  if (!loaded.ok) return loaded
  const modules = modulesFor(read.value, players)
  return makeRulesData(loaded.value, read.value, read.value.colours.length, {
    modules,
    collected: COLLECTED,
  })
}
