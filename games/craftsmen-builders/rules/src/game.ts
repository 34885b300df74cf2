import {
  type Game,
  type GameDefinition,
  type Parsed,
  seededChance,
  type TableRequest,
} from '@guildhall/kernel'
import { askedAfter, createGame, mapParsed, wrong } from '@guildhall/kernel/toolbox'
import { loadComponents } from './components/load.ts'
import {
  frames,
  joinEvents,
  kindOf,
  label,
  legal,
  openQuestion,
  parseCommand,
  pieces,
  redeal,
  run,
  view,
  why,
} from './engine.ts'
import { makeRulesData } from './make-rules-data.ts'
import { evaluate } from './modules/base/evaluate/evaluate.ts'
import { MODULES } from './modules/modules.ts'
import type { Command, Event, State, View } from './modules/types.ts'
import { parseOptions } from './options.ts'
import { outcome } from './outcome.ts'
import type { RulesData } from './rules-data.ts'
import { blankState, copyState } from './state.ts'
import { turnAhead } from './turn-ahead.ts'

export type CraftsmenBuilders = Game<State, Command, Event, View>

/** Raised whenever a stored log could mean something else. */
const RULES_VERSION = 1

export const craftsmenBuilders: GameDefinition<State, Command, Event, View> = {
  id: 'craftsmen-builders',
  title: 'Craftsmen & Builders',
  minPlayers: 2,
  maxPlayers: 4,
  rulebooks: ['craftsmen-builders'],
  automatic: { roundLimit: 60 }, // CB-10.9: players who never build would go on for ever
  create: (request) => mapParsed(rulesDataFor(request), gameOf),
}

/** Everything printed that such a table uses. */
export function rulesDataFor({ players, options, components }: TableRequest): Parsed<RulesData> {
  if (![2, 3, 4].includes(players)) {
    return wrong('players', 'two, three or four take part (CB-1.1)')
  }
  const read = parseOptions(options, players)
  if (!read.ok) return read
  const loaded = loadComponents(components)
  return loaded.ok ? makeRulesData(loaded.value, read.value, players) : loaded
}

/** The rules of one table. */
function gameOf(rules: RulesData): CraftsmenBuilders {
  // Kept and filled again, so that a search allocates no context. What is in it already is not written
  // again: the collector is told of each write of something younger.
  const kept = { rules, state: blankState(), seat: 0, chance: seededChance(''), log: null }
  const asking = (state: State, chance = kept.chance): typeof kept => {
    if (kept.state !== state) kept.state = state
    kept.seat = state.active
    if (kept.chance !== chance) kept.chance = chance
    return kept
  }
  return createGame({
    id: craftsmenBuilders.id,
    version: RULES_VERSION,
    players: rules.players,
    options: rules.options,
    blank: blankState,
    setup: (chance) => MODULES.flatMap((module) => module.setup(rules, chance)),
    actor: (state) => ({ seat: state.active, question: openQuestion(asking(state)) }),
    legal: (state, choices) => legal(asking(state), choices),
    parse: (command) => parseCommand(rules, command),
    clauses: { gameOver: 'CB-10.7', notYourTurn: 'CB-3.12', noSuchCommand: 'CB-0.3' },
    why: (state, seat, command) => why({ rules, state, seat }, command),
    run: (state, command, chance, log) =>
      run(
        log === null ? asking(state, chance) : { rules, state, seat: state.active, chance, log },
        command,
      ),
    asked(before, after) {
      const { keep, open } = askedAfter(before.stack, after.stack, frames)
      return { type: 'asked', seat: after.active, keep, open }
    },
    evolve: (state, event) => kindOf(event).evolve(rules, state, event),
    copy: copyState,
    isOpen: true, // CB-12.6
    turnAhead: (state, seat) => turnAhead(rules, state, seat),
    view: (state) => view(rules, state),
    viewEvent: (event, viewer) => kindOf(event).view(event, viewer),
    redeal: (seen, chance) => redeal(rules, seen, chance),
    barrier: (event) => kindOf(event).barrier,
    describe: (state, event) => kindOf(event).describe(rules, event, state),
    join: (earlier, later) => joinEvents(earlier, later),
    label: (state, command) => label(asking(state), command),
    evaluate: (state, seat) => evaluate(rules, state, seat),
    pieces: (state) => pieces(rules, state),
    outcome: (state) => outcome(rules, state),
  })
}
