import type {
  Actor,
  Chance,
  Choices,
  Game,
  GameDefinition,
  Parsed,
  TableRequest,
} from '@guildhall/kernel'
import { askedAfter, decider, wrong } from '@guildhall/kernel/toolbox'
import type { Command } from './commands.ts'
import { loadComponents } from './components/load.ts'
import { evaluate } from './evaluate/evaluate.ts'
import type { Event, EventType } from './events.ts'
import { evolve } from './facts/evolve.ts'
import { type Kit, makeKit } from './kit.ts'
import { label } from './messages/label.ts'
import { tell } from './messages/tell.ts'
import { parseOptions } from './options.ts'
import { outcome } from './outcome.ts'
import { parseCommand } from './parse.ts'
import { pieces } from './pieces.ts'
import { legal, openQuestion } from './questions.ts'
import { redeal } from './redeal.ts'
import { run, why } from './rules.ts'
import { setup } from './setup.ts'
import { blankState, copyState, type State, sparse } from './state.ts'
import type { Tx } from './tx.ts'
import { type View, view, viewEvent } from './view.ts'

export type CraftsmenBuilders = Game<State, Command, Event, View>

/** Raised whenever a stored log could mean something else. */
const RULES_VERSION = 1

/** Craftsmen & Builders in its box. */
export const craftsmenBuilders: GameDefinition<State, Command, Event, View> = {
  id: 'craftsmen-builders',
  title: 'Craftsmen & Builders',
  minPlayers: 2,
  maxPlayers: 4,
  rulebooks: ['craftsmen-builders'],
  automatic: { roundLimit: 60 }, // CB-10.9: players who never build would go on for ever
  create: open,
}

function open(request: TableRequest): Parsed<CraftsmenBuilders> {
  const kit = kitFor(request)
  return kit.ok ? { ok: true, value: table(kit.value) } : kit
}

/** Everything printed that such a table uses. */
export function kitFor({ players, options, components }: TableRequest): Parsed<Kit> {
  if (![2, 3, 4].includes(players)) {
    return wrong('players', 'two, three or four take part (CB-1.1)')
  }
  const read = parseOptions(options, players)
  if (!read.ok) return read
  const loaded = loadComponents(components)
  return loaded.ok ? makeKit(loaded.value, read.value, players) : loaded
}

/** What cannot be taken back: whatever was shuffled or drawn, and the end of a turn — CB-12.10, CB-12.11. */
const BARRIERS: ReadonlySet<EventType> = new Set<EventType>([
  'pairTaken',
  'columnsLaid',
  'castlesEarned',
  'turnBegan',
  'positionFilled',
  'roundEnded',
  'craftsmenShuffled',
  'offerDrawn',
  'gameEnded',
])

/** The rules of one table. */
function table(kit: Kit): CraftsmenBuilders {
  const parse = (command: unknown): Command | null => parseCommand(command, kit.commands)
  const actor = (state: State): Actor | null =>
    state.over ? null : { seat: state.active, question: openQuestion(kit, state) }
  const fill = (state: State, choices: Choices<Command>): void => {
    choices.clear()
    if (!state.over) legal(kit, state, choices)
  }
  return {
    id: craftsmenBuilders.id,
    version: RULES_VERSION,
    players: kit.players,
    options: kit.options,
    blank: blankState,
    setup: (chance) => setup(kit, chance),
    turns: (state) => state.turn,
    actor,
    legal: fill,
    parse,
    decide: decider({
      actor,
      legal: fill,
      parse,
      clauses: { gameOver: 'CB-10.7', notYourTurn: 'CB-3.12', noSuchCommand: 'CB-0.3' },
      why: (state, seat, command) => why(kit, state, seat, command),
      events: (state, command, chance) => eventsOf(kit, state, command, chance),
    }),
    evolve: (state, event) => evolve(kit, state, event),
    play: (state, command, chance) => run({ kit, state, chance, log: null }, command),
    copy: copyState,
    isOpen: true, // CB-12.6
    view: (state) => view(kit, state),
    viewEvent,
    redeal: (seen, chance) => redeal(kit, seen, chance),
    barrier: ({ type }) => BARRIERS.has(type),
    describe: (_state, event) => tell(kit, event),
    label: (state, command) => label(kit, state, command),
    evaluate: (state, seat) => evaluate(kit, state, seat),
    pieces: (state) => pieces(kit, state),
    outcome: (state) => outcome(kit, state),
  }
}

/** The facts that follow from a legal command, the questions left open being the last of them. */
function eventsOf(kit: Kit, state: State, command: Command, chance: Chance): readonly Event[] {
  const log: Event[] = []
  const tx: Tx = { kit, state: copyState(state), chance, log }
  run(tx, command)
  const asked = askedAfter(state.stack, tx.state.stack, sparse)
  log.push({ type: 'asked', seat: tx.state.active, ...asked })
  return log
}
