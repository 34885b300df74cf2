import {
  type Actor,
  type Chance,
  type Choices,
  type Game,
  type GameDefinition,
  type Parsed,
  seededChance,
  type TableRequest,
} from '@guildhall/kernel'
import { askedAfter, decider, wrong } from '@guildhall/kernel/toolbox'
import { loadComponents } from './components/load.ts'
import {
  frames,
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
  create(request) {
    const rules = rulesDataFor(request)
    return rules.ok ? { ok: true, value: gameOf(rules.value) } : rules
  },
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
  // Kept and filled again, so that a search allocates no context.
  const kept = { rules, state: blankState(), seat: 0, chance: seededChance(''), log: null }
  const asking = (state: State, chance = kept.chance): typeof kept => {
    kept.state = state
    kept.seat = state.active
    kept.chance = chance
    return kept
  }
  const parse = (command: unknown): Command | null => parseCommand(rules, command)
  const actor = (state: State): Actor | null =>
    state.over ? null : { seat: state.active, question: openQuestion(asking(state)) }
  const fill = (state: State, choices: Choices<Command>): void => {
    choices.clear()
    if (!state.over) legal(asking(state), choices)
  }
  return {
    id: craftsmenBuilders.id,
    version: RULES_VERSION,
    players: rules.players,
    options: rules.options,
    blank: blankState,
    setup: (chance) => MODULES.flatMap((module) => module.setup(rules, chance)),
    turns: (state) => state.turn,
    actor,
    legal: fill,
    parse,
    decide: decider({
      actor,
      legal: fill,
      parse,
      clauses: { gameOver: 'CB-10.7', notYourTurn: 'CB-3.12', noSuchCommand: 'CB-0.3' },
      why: (state, seat, command) => why({ rules, state, seat }, command),
      events: (state, command, chance) => eventsOf(rules, state, command, chance),
    }),
    evolve: (state, event) => kindOf(event).evolve(rules, state, event),
    play: (state, command, chance) => run(asking(state, chance), command),
    copy: copyState,
    isOpen: true, // CB-12.6
    view: (state) => view(rules, state),
    viewEvent: (event, viewer) => kindOf(event).view(event, viewer),
    redeal: (seen, chance) => redeal(rules, seen, chance),
    barrier: (event) => kindOf(event).barrier,
    describe: (state, event) => kindOf(event).describe(rules, event, state),
    label: (state, command) => label(asking(state), command),
    evaluate: (state, seat) => evaluate(rules, state, seat),
    pieces: (state) => pieces(rules, state),
    outcome: (state) => outcome(rules, state),
  }
}

/** The events that follow from a legal command, the questions left open being the last of them. */
function eventsOf(
  rules: RulesData,
  state: State,
  command: Command,
  chance: Chance,
): readonly Event[] {
  const log: Event[] = []
  const after = copyState(state)
  run({ rules, state: after, seat: state.active, chance, log }, command)
  log.push({
    type: 'asked',
    seat: after.active,
    ...askedAfter(state.stack, after.stack, frames.write),
  })
  return log
}
