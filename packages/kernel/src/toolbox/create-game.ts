import type { Chance } from '../chance.ts'
import type { Choices } from '../choices.ts'
import type { Actor, AnyCommand, AnyEvent, Game } from '../game.ts'
import { type Deciding, decider } from './decide.ts'

/** What `createGame` reads of a state. */
interface TurnState {
  /** How many turns have begun. */
  readonly turn: number
  readonly over: boolean
}

/** The members of the contract that a game writes itself, as they stand there. */
type OwnMember =
  | 'id'
  | 'version'
  | 'players'
  | 'options'
  | 'blank'
  | 'setup'
  | 'parse'
  | 'evolve'
  | 'copy'
  | 'isOpen'
  | 'turnAhead'
  | 'view'
  | 'viewEvent'
  | 'redeal'
  | 'barrier'
  | 'describe'
  | 'join'
  | 'label'
  | 'evaluate'
  | 'pieces'
  | 'outcome'

/** The rules of one table, from which `createGame` makes the contract. */
interface TableRules<S extends TurnState, C extends AnyCommand, E extends AnyEvent, V>
  extends Pick<Game<S, C, E, V>, OwnMember>,
    Pick<Deciding<S, C, E>, 'clauses' | 'why'> {
  /** Whose decision is awaited; asked only while the game is not over. */
  readonly actor: (state: S) => Actor
  /** Adds the commands that answer the open question to an empty list; not asked once it is over. */
  readonly legal: (state: S, choices: Choices<C>) => void
  /** Carries out a legal command on the state, and adds what happened to the log if there is one. */
  readonly run: (state: S, command: C, chance: Chance, log: E[] | null) => void
  /** The event that closes every decision: which questions are open now. */
  readonly asked: (before: S, after: S) => E
}

/**
 * The contract from the rules of one table: guards a game that is over, refuses what no rule needs to
 * look at, and derives `decide` and `play` from the one function that carries out a command.
 */
export function createGame<S extends TurnState, C extends AnyCommand, E extends AnyEvent, V>(
  rules: TableRules<S, C, E, V>,
): Game<S, C, E, V> {
  const { clauses, why, run, asked, ...own } = rules
  const actor = (state: S): Actor | null => (state.over ? null : rules.actor(state))
  const legal = (state: S, choices: Choices<C>): void => {
    choices.clear()
    if (!state.over) rules.legal(state, choices)
  }
  const events = (before: S, command: C, chance: Chance): readonly E[] => {
    const log: E[] = []
    const after = rules.copy(before)
    run(after, command, chance, log)
    log.push(asked(before, after))
    return log
  }
  return {
    ...own,
    turns: (state) => state.turn,
    actor,
    legal,
    decide: decider({ actor, legal, parse: rules.parse, clauses, why, events }),
    play: (state, command, chance) => run(state, command, chance, null),
  }
}
