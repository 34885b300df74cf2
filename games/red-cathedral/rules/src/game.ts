import {
  type Chance,
  Choices,
  type Decision,
  type Game,
  type GameBox,
  item,
  type Parsed,
  type Seat,
  type TableRequest,
  type Viewer,
} from '@guildhall/kernel'
import type { Command } from './commands.ts'
import { loadComponents } from './components/load.ts'
import { evaluate } from './evaluate.ts'
import type { Event, ModuleEvent } from './events.ts'
import { evolve } from './facts/evolve.ts'
import type { Kit } from './kit.ts'
import { makeKit } from './make-kit.ts'
import { label } from './messages/label.ts'
import { tell } from './messages/tell.ts'
import { moduleEventOf } from './modules/events.ts'
import { modulesFor } from './modules/modules.ts'
import { type Options, parseOptions } from './options.ts'
import { outcome } from './outcome.ts'
import { parseCommand } from './parse.ts'
import { pieces } from './pieces.ts'
import { legal, openQuestion } from './questions.ts'
import { refuse } from './refuse.ts'
import { run, why } from './rules.ts'
import { setup } from './setup.ts'
import { blankState, copyState, type Frame, type State, sparse } from './state.ts'
import type { Tx } from './tx.ts'
import { redeal, type View, view } from './view.ts'
import { VOCABULARY } from './vocabulary.ts'

export type RedCathedral = Game<State, Command, Event, View>

/** Raised whenever a stored log could mean something else. */
const RULES_VERSION = 1

/** The Red Cathedral in its box. */
export const redCathedral: GameBox<State, Command, Event, View> = {
  id: 'red-cathedral',
  title: 'The Red Cathedral',
  minPlayers: 2,
  maxPlayers: 4,
  rulebooks: ['red-cathedral', 'contractors'],
  automatic: { roundLimit: 60 }, // RC-12.7: players who never build would go on for ever
  open,
}

function open(request: TableRequest): Parsed<RedCathedral> {
  const kit = kitFor(request)
  return kit.ok ? { ok: true, value: table(kit.value, kit.value.options) } : kit
}

/** Everything printed that a table uses, or why there can be no such table. */
export function kitFor({ players, options, components }: TableRequest): Parsed<Kit> {
  if (![2, 3, 4].includes(players)) {
    return {
      ok: false,
      problems: [{ path: 'players', message: 'two, three or four take part (RC-1.1)' }],
    }
  }
  const read = parseOptions(options, players)
  if (!read.ok) return read
  const loaded = loadComponents(components)
  if (!loaded.ok) return loaded
  return makeKit(loaded.value, read.value, players, modulesFor(read.value), VOCABULARY)
}

/** The rules of one table. */
function table(kit: Kit, options: Options): RedCathedral {
  const actions = kit.influenceCards.flatMap((card) => card.actions)
  const actionsById = new Map<unknown, Command>(
    actions.map((effect) => [item(kit.effects, effect).id, item(kit.actions, effect)]),
  )
  const scratch = new Choices<Command>()
  const parse = (command: unknown): Command | null => parseCommand(command, actionsById)
  const fill = (state: State, choices: Choices<Command>): void => {
    choices.clear()
    if (!state.over) legal(kit, state, choices)
  }
  return {
    id: redCathedral.id,
    version: RULES_VERSION,
    players: kit.players,
    options,
    blank: blankState,
    setup: (chance) => setup(kit, chance),
    turns: (state) => state.turn,
    actor: (state) => (state.over ? null : { seat: state.active, question: openQuestion(state) }),
    legal: fill,
    parse,
    decide(state: State, seat: Seat, wish: unknown, chance: Chance): Decision<Event> {
      if (state.over) return { ok: false, refusal: refuse('RC-12.3', 'gameOver') }
      if (seat !== state.active) return { ok: false, refusal: refuse('RC-4.10', 'notYourTurn') }
      const command = parse(wish)
      if (command === null) return { ok: false, refusal: refuse('RC-15.1', 'noSuchCommand') }
      fill(state, scratch)
      if (!scratch.has(command)) {
        return { ok: false, refusal: why(kit, state, seat, command) }
      }
      return { ok: true, events: eventsOf(kit, state, command, chance) }
    },
    evolve: (state, event) => evolve(kit, state, event),
    play: (state, command, chance) => run({ kit, state, chance, log: null }, command),
    copy: copyState,
    view: (state, viewer) => view(kit, state, viewer),
    viewEvent,
    redeal: (seen, chance) => redeal(kit, seen, chance),
    barrier: ({ type }) => BARRIERS.includes(type) || moduleEventOf(type)?.barrier === true,
    tell: (state, event) => tell(kit, state, event),
    label: (state, command) => label(kit, state, command),
    evaluate: (state, seat) => evaluate(kit, state, seat),
    pieces: (state) => pieces(kit, state),
    outcome: (state) => outcome(kit, state),
  }
}

/** RC-14.3, RC-14.4. */
const BARRIERS: readonly string[] = ['diceRolled', 'turnBegan', 'gameEnded']

/** The event as a viewer may know it: in the base game all of it is public — RC-13.4. */
function viewEvent(event: Event, viewer: Viewer): Event | null {
  const hides = moduleEventOf(event.type)?.view
  return hides === undefined ? event : hides(event as ModuleEvent, viewer)
}

/** The facts that follow from a legal command, the questions left open being the last of them. */
function eventsOf(kit: Kit, state: State, command: Command, chance: Chance): readonly Event[] {
  const log: Event[] = []
  const tx: Tx = { kit, state: copyState(state), chance, log }
  run(tx, command)
  const keep = unchanged(state.stack, tx.state.stack)
  log.push({ type: 'asked', keep, open: tx.state.stack.slice(keep).map(sparse) })
  return log
}

/** How many of the lowest questions are as they were. */
function unchanged(before: readonly Frame[], after: readonly Frame[]): number {
  const same = after.findIndex((frame, i) => JSON.stringify(frame) !== JSON.stringify(before[i]))
  return same < 0 ? Math.min(before.length, after.length) : same
}
