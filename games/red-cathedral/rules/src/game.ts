import {
  type Actor,
  type Chance,
  type Choices,
  type Game,
  type GameDefinition,
  item,
  type Parsed,
  type TableRequest,
  type Viewer,
} from '@guildhall/kernel'
import { askedAfter, decider, wrong } from '@guildhall/kernel/toolbox'
import type { Command } from './commands.ts'
import { loadComponents } from './components/load.ts'
import { evaluate } from './evaluate.ts'
import type { Event } from './events.ts'
import { evolve } from './facts/evolve.ts'
import { decidingSeat, type Kit, type Tx } from './kit.ts'
import { commandRule, eventRule } from './lookup.ts'
import { makeKit } from './make-kit.ts'
import { settle } from './modules/guilds/settle.ts'
import { COLLECTED, modulesFor } from './modules/modules.ts'
import { seatsOf } from './modules/solitaire/settings.ts'
import { type Options, parseOptions } from './options.ts'
import { outcome } from './outcome.ts'
import { parseCommand } from './parse.ts'
import { pieces } from './pieces.ts'
import { legal, openQuestion } from './questions.ts'
import { run, why } from './rules.ts'
import { setup } from './setup.ts'
import { blankState, copyState, type State, sparse } from './state.ts'
import { redeal, view } from './view.ts'
import type { View } from './view-types.ts'

export type RedCathedral = Game<State, Command, Event, View>

/** Raised whenever a stored log could mean something else. */
const RULES_VERSION = 1

/** The Red Cathedral in its box. */
export const redCathedral: GameDefinition<State, Command, Event, View> = {
  id: 'red-cathedral',
  title: 'The Red Cathedral',
  minPlayers: 1,
  maxPlayers: 4,
  rulebooks: ['red-cathedral', 'contractors', 'solitaire'],
  automatic: { roundLimit: 60 }, // RC-12.7: players who never build would go on for ever
  create: open,
  drawOptions: settle,
}

function open(request: TableRequest): Parsed<RedCathedral> {
  const kit = kitFor(request)
  return kit.ok ? { ok: true, value: table(kit.value, kit.value.options) } : kit
}

/** Everything printed that a table uses, or why there can be no such table. */
export function kitFor({ players, options, components }: TableRequest): Parsed<Kit> {
  if (![1, 2, 3, 4].includes(players)) {
    return wrong('players', 'one, two, three or four take part (RC-1.1)')
  }
  const read = parseOptions(options, players)
  if (!read.ok) return read
  const loaded = loadComponents(components)
  if (!loaded.ok) return loaded
  const modules = modulesFor(read.value, players)
  return makeKit(loaded.value, read.value, seatsOf(players), modules, COLLECTED)
}

/** The rules of one table. */
function table(kit: Kit, options: Options): RedCathedral {
  const actions = kit.influenceCards.flatMap((card) => card.actions)
  const actionsById = new Map<unknown, Command>(
    actions.map((effect) => [item(kit.effects, effect).id, item(kit.actions, effect)]),
  )
  const parse = (command: unknown): Command | null => parseCommand(kit, command, actionsById)
  const actor = (state: State): Actor | null =>
    state.over ? null : { seat: decidingSeat(kit, state), question: openQuestion(kit, state) }
  const fill = (state: State, choices: Choices<Command>): void => {
    choices.clear()
    if (!state.over) legal(kit, state, choices)
  }
  return {
    id: redCathedral.id,
    version: RULES_VERSION,
    players: kit.deciding,
    options,
    blank: () => blankState(kit.blank),
    setup: (chance) => setup(kit, chance),
    turns: (state) => state.turn,
    actor,
    legal: fill,
    parse,
    decide: decider({
      actor,
      legal: fill,
      parse,
      clauses: { gameOver: 'RC-12.3', notYourTurn: 'RC-4.10', noSuchCommand: 'RC-15.1' },
      why: (state, seat, command) => why(kit, state, seat, command),
      events: (state, command, chance) => eventsOf(kit, state, command, chance),
    }),
    evolve: (state, event) => evolve(kit, state, event),
    play: (state, command, chance) => run({ kit, state, chance, log: null }, command),
    copy: copyState,
    isOpen: kit.modules.every(({ hides }) => hides !== true), // RC-13.4, CT-11.6
    view: (state, viewer) => view(kit, state, viewer),
    viewEvent: (event, viewer) => viewEvent(kit, event, viewer),
    redeal: (seen, chance) => redeal(kit, seen, chance),
    barrier: ({ type }) => type !== 'asked' && kit.events[type].barrier === true,
    describe: (state, event) =>
      event.type === 'asked' ? null : eventRule(kit, event.type).describe(kit, state, event),
    label: (state, command) => commandRule(kit, command.type).label(kit, state, command),
    evaluate: (state, seat) => evaluate(kit, state, seat),
    pieces: (state) => pieces(kit, state),
    outcome: (state) => outcome(kit, state),
  }
}

/** The event as a viewer may know it: in the base game all of it is public — RC-13.4. */
function viewEvent(kit: Kit, event: Event, viewer: Viewer): Event | null {
  if (event.type === 'asked') return event
  const { view: seen } = eventRule(kit, event.type)
  return seen === undefined ? event : seen(event, viewer)
}

/** The facts that follow from a legal command, the questions left open being the last of them. */
function eventsOf(kit: Kit, state: State, command: Command, chance: Chance): readonly Event[] {
  const log: Event[] = []
  const tx: Tx = { kit, state: copyState(state), chance, log }
  run(tx, command)
  log.push({ type: 'asked', ...askedAfter(state.stack, tx.state.stack, sparse) })
  return log
}
