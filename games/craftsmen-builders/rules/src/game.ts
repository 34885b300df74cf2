import {
  type Chance,
  Choices,
  type Decision,
  type Game,
  type GameBox,
  type Parsed,
  type Seat,
  type TableRequest,
} from '@guildhall/kernel'
import type { Command } from './commands.ts'
import { loadComponents } from './components/load.ts'
import { evaluate } from './evaluate/evaluate.ts'
import type { Event, EventType } from './events.ts'
import { evolve } from './facts/evolve.ts'
import { type Kit, makeKit } from './kit.ts'
import { label } from './messages/label.ts'
import { tell } from './messages/tell.ts'
import { type Options, parseOptions } from './options.ts'
import { outcome } from './outcome.ts'
import { parseCommand } from './parse.ts'
import { pieces } from './pieces.ts'
import { legal, openQuestion } from './questions.ts'
import { redeal } from './redeal.ts'
import { refuse } from './refuse.ts'
import { run, why } from './rules.ts'
import { setup } from './setup.ts'
import { blankState, copyState, type Frame, type State, sparse } from './state.ts'
import type { Tx } from './tx.ts'
import { type View, view, viewEvent } from './view.ts'

export type CraftsmenBuilders = Game<State, Command, Event, View>

/** Raised whenever a stored log could mean something else. */
const RULES_VERSION = 1

/** Craftsmen & Builders in its box. */
export const craftsmenBuilders: GameBox<State, Command, Event, View> = {
  id: 'craftsmen-builders',
  title: 'Craftsmen & Builders',
  minPlayers: 2,
  maxPlayers: 4,
  rulebooks: ['craftsmen-builders'],
  automatic: { roundLimit: 60 }, // CB-10.9: players who never build would go on for ever
  open,
}

function open({ players, options, components }: TableRequest): Parsed<CraftsmenBuilders> {
  if (![2, 3, 4].includes(players)) {
    return {
      ok: false,
      problems: [{ path: 'players', message: 'two, three or four take part (CB-1.1)' }],
    }
  }
  const read = parseOptions(options, players)
  if (!read.ok) return read
  const loaded = loadComponents(components)
  if (!loaded.ok) return loaded
  const kit = makeKit(loaded.value, read.value, players)
  return kit.ok ? { ok: true, value: table(kit.value, read.value) } : kit
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
function table(kit: Kit, options: Options): CraftsmenBuilders {
  const scratch = new Choices<Command>()
  const parse = (command: unknown): Command | null => parseCommand(command, kit.commands)
  const fill = (state: State, choices: Choices<Command>): void => {
    choices.clear()
    if (!state.over) legal(kit, state, choices)
  }
  return {
    id: craftsmenBuilders.id,
    version: RULES_VERSION,
    players: kit.players,
    options,
    blank: blankState,
    setup: (chance) => setup(kit, chance),
    turns: (state) => state.turn,
    actor: (state) =>
      state.over ? null : { seat: state.active, question: openQuestion(kit, state) },
    legal: fill,
    parse,
    decide(state: State, seat: Seat, wish: unknown, chance: Chance): Decision<Event> {
      if (state.over) return { ok: false, refusal: refuse('CB-10.7', 'gameOver') }
      if (seat !== state.active) return { ok: false, refusal: refuse('CB-3.12', 'notYourTurn') }
      const command = parse(wish)
      if (command === null) return { ok: false, refusal: refuse('CB-0.3', 'noSuchCommand') }
      fill(state, scratch)
      if (!scratch.has(command)) {
        return { ok: false, refusal: why(kit, state, seat, command) }
      }
      return { ok: true, events: eventsOf(kit, state, command, chance) }
    },
    evolve: (state, event) => evolve(kit, state, event),
    play: (state, command, chance) => run({ kit, state, chance, log: null }, command),
    copy: copyState,
    view: (state) => view(kit, state),
    viewEvent,
    redeal: (seen, chance) => redeal(kit, seen, chance),
    barrier: ({ type }) => BARRIERS.has(type),
    tell: (_state, event) => tell(kit, event),
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
  const keep = unchanged(state.stack, tx.state.stack)
  const open = tx.state.stack.slice(keep).map(sparse)
  log.push({ type: 'asked', seat: tx.state.active, keep, open })
  return log
}

/** How many of the lowest questions are as they were. */
function unchanged(before: readonly Frame[], after: readonly Frame[]): number {
  const same = after.findIndex((frame, i) => JSON.stringify(frame) !== JSON.stringify(before[i]))
  return same < 0 ? Math.min(before.length, after.length) : same
}
