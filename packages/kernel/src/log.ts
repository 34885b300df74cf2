import type { Chance } from './chance.ts'
import type { AnyCommand, AnyEvent, Game, Refusal, Seat } from './game.ts'
import { canonicalJson } from './hash.ts'

/** One decision of the log: who decided what, and what followed. */
export interface Step<C, E> {
  readonly seat: Seat
  readonly command: C
  readonly events: readonly E[]
  /**
   * How often the table had agreed to undo past a barrier before this step, after which rolls are
   * new. Absent for never.
   */
  readonly again?: number
}

/** Everything that happened at a table. The setup is the part before the first decision. */
export interface Log<C, E> {
  readonly setup: readonly E[]
  readonly steps: readonly Step<C, E>[]
}

/** Chance for the setup, and for each step by its number: undone steps leave no trace. */
export const chanceOfSetup = (chance: Chance): Chance => chance.split('setup')
export const chanceOfStep = (chance: Chance, step: number, again = 0): Chance =>
  again === 0 ? chance.split(step) : chance.split(step).split(again)

/** The state after all events of the log, or after the first `steps` decisions. */
export function fold<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  log: Log<C, E>,
  steps: number = log.steps.length,
): S {
  const state = game.blank()
  for (const event of log.setup) game.evolve(state, event)
  for (const step of log.steps.slice(0, steps)) {
    for (const event of step.events) game.evolve(state, event)
  }
  return state
}

/** Where a replay of the commands differs from the log. Step 0 is the setup, 1 the first decision. */
export interface Difference<E> {
  readonly step: number
  readonly expected: readonly E[]
  readonly found: readonly E[] | Refusal
}

/**
 * Plays the commands of a log again with the same chance. Null if every event is as it was
 * recorded.
 */
export function firstDifference<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  log: Log<C, E>,
  chance: Chance,
): Difference<E> | null {
  const setup = game.setup(chanceOfSetup(chance))
  if (!sameJson(setup, log.setup)) return { step: 0, expected: log.setup, found: setup }
  const state = fold(game, log, 0)
  for (const [index, { seat, command, events, again }] of log.steps.entries()) {
    const decision = game.decide(state, seat, command, chanceOfStep(chance, index, again))
    if (!decision.ok) return { step: index + 1, expected: events, found: decision.refusal }
    if (!sameJson(decision.events, events)) {
      return { step: index + 1, expected: events, found: decision.events }
    }
    for (const event of events) game.evolve(state, event)
  }
  return null
}

/** A stored log may come back with its keys in another order. */
const sameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b)
