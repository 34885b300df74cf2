import { type Game, item, type Message, type Viewer } from '@guildhall/kernel'
import { askedAfter, createGame, eventTypeOf } from '@guildhall/kernel/toolbox'
import type { Command } from './commands.ts'
import { contextFor, NO_CHANCE } from './context.ts'
import { evolve } from './events/evolve.ts'
import type { Event } from './events.ts'
import { commandRule, eventRule } from './lookup.ts'
import { outcome } from './outcome.ts'
import { parseCommand } from './parse.ts'
import { pieces } from './pieces.ts'
import { legal, openQuestion } from './questions.ts'
import { run, why } from './rules.ts'
import { type Context, decidingSeat, type ModuleEventType, type RulesData } from './rules-data.ts'
import { setup } from './sequence.ts'
import { blankState, copyState, type State } from './state.ts'
import { redeal, view } from './view.ts'
import type { View } from './view-types.ts'

export type RedCathedral = Game<State, Command, Event, View>

export const GAME_ID = 'red-cathedral'

/** Raised whenever a stored log could mean something else. */
const RULES_VERSION = 1

/** The rules data of the games that are open, by their options. */
const OPEN = new WeakMap<object, RulesData>()

/** What is printed at the table of an open game. */
export function rulesOf({ options }: { readonly options: object }): RulesData {
  const rules = OPEN.get(options)
  if (rules === undefined) throw new Error('no open game has these options')
  return rules
}

/** The rules of one table; `evaluate` is how good it looks for a seat. */
export function openGame(rules: RulesData, evaluate: (ctx: Context) => number): RedCathedral {
  const actions = rules.influenceCards.flatMap((card) => card.actions)
  const actionsById = new Map<unknown, Command>(
    actions.map((effect) => [item(rules.effects, effect).id, item(rules.actions, effect)]),
  )
  const kept = keptContext(rules)
  OPEN.set(rules.options, rules)
  return createGame({
    id: GAME_ID,
    version: RULES_VERSION,
    players: rules.deciding,
    options: rules.options,
    blank: () => blankState(rules.blank),
    setup: (chance) => setup(rules, chance),
    actor: (state) => ({ seat: decidingSeat(rules, state), question: openQuestion(rules, state) }),
    legal: (state, choices) => legal(kept(state), choices),
    parse: (command) => parseCommand(rules, command, actionsById),
    clauses: { gameOver: 'RC-12.3', notYourTurn: 'RC-4.10', noSuchCommand: 'RC-15.1' },
    why: (state, seat, command) => why(contextFor(rules, state, seat), command),
    run: (state, command, chance, log) =>
      run(
        log === null ? kept(state, chance) : { rules, state, seat: state.active, chance, log },
        command,
      ),
    asked(before, after) {
      const { keep, open } = askedAfter(before.stack, after.stack, rules.frames)
      return { type: 'asked', keep, open }
    },
    evolve: (state, event) => evolve(rules, state, event),
    copy: copyState,
    isOpen: rules.modules.every(({ hides }) => hides !== true), // RC-13.4, CT-11.6
    turnAhead: (state, seat) =>
      state.over || state.active === seat || decidingSeat(rules, state) === seat
        ? []
        : [
            { type: 'turnBegan', seat },
            { type: 'asked', keep: 0, open: [{ kind: item(rules.seats, seat).turn }] },
          ],
    view: (state, viewer) => view(rules, state, viewer),
    viewEvent: (event, viewer) => viewEvent(rules, event, viewer),
    redeal: (seen, chance) => redeal(rules, seen, chance),
    barrier: ({ type }) => type !== 'asked' && rules.events[type].barrier === true,
    describe: (state, event) =>
      event.type === 'asked' ? null : eventRule(rules, event.type).describe(rules, state, event),
    join: (earlier, later) => joinEvents(rules, earlier, later),
    label: (state, command) => commandRule(rules, command.type).label(rules, state, command),
    evaluate: (state, seat) => evaluate(contextFor(rules, state, seat)),
    pieces: (state) => pieces(rules, state),
    outcome: (state) => outcome(rules, state),
  })
}

/**
 * A context without a log that is kept and filled again, so that a search allocates none. What is in
 * it already is not written again: the collector is told of each write of something younger.
 */
function keptContext(rules: RulesData) {
  const kept = { rules, state: blankState(rules.blank), seat: 0, chance: NO_CHANCE, log: null }
  return (state: State, chance = kept.chance): typeof kept => {
    if (kept.state !== state) kept.state = state
    kept.seat = state.active
    if (kept.chance !== chance) kept.chance = chance
    return kept
  }
}

/** A line joins the one before it as the event says that it is named after. */
function joinEvents(rules: RulesData, earlier: Message, later: Message): Message | null {
  const type = eventTypeOf(later)
  const { joins } = isEventType(rules, type) ? eventRule(rules, type) : {}
  return joins?.(earlier, later) ?? null
}

const isEventType = ({ events }: RulesData, type: string): type is ModuleEventType =>
  Object.hasOwn(events, type)

/** The event as a viewer may know it: in the base game all of it is public — RC-13.4. */
function viewEvent(rules: RulesData, event: Event, viewer: Viewer): Event | null {
  if (event.type === 'asked') return event
  const { view: seen } = eventRule(rules, event.type)
  return seen === undefined ? event : seen(event, viewer)
}
