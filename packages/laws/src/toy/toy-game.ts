import type { Actor, Game, GameDefinition, Outcome, Problem, TableRequest } from '@guildhall/kernel'
import { type Command, commandsFor, parseCommand } from './toy-commands.ts'
import { barrier, type Event, evolve, viewEvent } from './toy-events.ts'
import { describe, label } from './toy-messages.ts'
import { decide, legal, setup } from './toy-rules.ts'
import { blank, copy, openQuestion, type State } from './toy-state.ts'
import { pieces, redeal, score, type View, view } from './toy-view.ts'

/** The contract, filled in by the toy. */
export type ToyGame = Game<State, Command, Event, View>

/** The toy opened for a table: hidden hands, a die, offers that another seat answers. */
export function toyGame(players = 2, rounds = 4): ToyGame {
  const commands = commandsFor(players)
  return {
    id: 'toy',
    version: 1,
    players,
    options: { rounds },
    blank: () => blank(players, rounds),
    setup: (chance) => setup(players, chance),
    turns: (state) => players * rounds - state.turnsLeft,
    actor,
    legal: (state, choices) => legal(state, commands, choices),
    parse: (value) => parseCommand(commands, value),
    decide: (state, seat, command, chance) =>
      decide(state, seat, parseCommand(commands, command), chance),
    evolve,
    play(state, command, chance) {
      const decision = decide(state, actor(state)?.seat ?? -1, command, chance)
      if (decision.ok) for (const event of decision.events) evolve(state, event)
    },
    copy,
    view,
    viewEvent,
    redeal,
    barrier,
    describe: (_state, event) => describe(event),
    label: (_state, command) => label(command),
    evaluate: (state, seat) => total(state, seat),
    pieces,
    outcome,
  }
}

function actor(state: State): Actor | null {
  const question = openQuestion(state)
  return question === undefined ? null : { seat: question.seat, question: question.kind }
}

const total = (state: State, seat: number): number =>
  score(state, seat).reduce((sum, line) => sum + line.points, 0)

function outcome(state: State): Outcome | null {
  if (state.turnsLeft > 0) return null
  const totals = state.players.map((_, seat) => total(state, seat))
  const seats = totals.map((points, seat) => ({
    seat,
    total: points,
    rank: 1 + totals.filter((other) => other > points).length,
    lines: score(state, seat),
  }))
  return { seats }
}

/** The definition of the toy game: two to four players, `rounds` as its one option. */
export const toyDefinition: GameDefinition<State, Command, Event, View> = {
  id: 'toy',
  title: 'The toy',
  minPlayers: 2,
  maxPlayers: 4,
  rulebooks: [],
  automatic: {},
  create({ players, options }: TableRequest) {
    const rounds = roundsOf(options)
    const problems: Problem[] = []
    if (![2, 3, 4].includes(players)) problems.push({ path: 'players', message: 'must be 2 to 4' })
    if (rounds === null) problems.push({ path: 'options.rounds', message: 'must be 1 to 20' })
    if (rounds === null || problems.length > 0) return { ok: false, problems }
    return { ok: true, value: toyGame(players, rounds) }
  },
}

function roundsOf(options: unknown): number | null {
  if (options === undefined) return 4
  if (typeof options !== 'object' || options === null) return null
  const rounds: unknown = 'rounds' in options ? options.rounds : 4
  return typeof rounds === 'number' && rounds >= 1 && rounds <= 20 ? Math.floor(rounds) : null
}
