import type { Chance } from './chance.ts'
import { Choices } from './choices.ts'
import type { Actor, AnyCommand, AnyEvent, Decision, Game, Refusal, Seat } from './game.ts'
import { chanceOfSetup, chanceOfStep, type Log, type Step } from './log.ts'

/**
 * A game in progress: the log that is its truth, and the state folded from it. Steps back are
 * made by folding anew from the last barrier, never by inverting anything.
 */
export class Play<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly game: Game<S, C, E, V>
  readonly #chance: Chance
  readonly #setup: readonly E[]
  readonly #steps: Step<C, E>[]
  #state: S
  /** The state at the last barrier, and how many steps led there. */
  #kept: S
  #keptSteps: number
  /** How often the table has gone back behind a barrier. */
  #again = 0

  /** Starts a game, or goes on with the one in `log`. */
  constructor(game: Game<S, C, E, V>, chance: Chance, log?: Log<C, E>) {
    this.game = game
    this.#chance = chance
    this.#setup = log?.setup ?? game.setup(chanceOfSetup(chance))
    this.#steps = []
    this.#state = game.blank()
    for (const event of this.#setup) game.evolve(this.#state, event)
    this.#kept = game.copy(this.#state)
    this.#keptSteps = 0
    for (const step of log?.steps ?? []) this.append(step)
  }

  /** The state as it is now. To be read, not to be changed. */
  get state(): S {
    return this.#state
  }

  /** The log so far, as a list of one's own: later steps and undos do not change it. */
  get log(): Log<C, E> {
    return { setup: this.#setup, steps: this.#steps.slice() }
  }

  /** How many decisions were taken, and the last of them. */
  get length(): number {
    return this.#steps.length
  }

  get last(): Step<C, E> | undefined {
    return this.#steps.at(-1)
  }

  get actor(): Actor | null {
    return this.game.actor(this.#state)
  }

  legal(): C[] {
    return legalCommands(this.game, this.#state)
  }

  /** Carries out a wish, or refuses it and changes nothing. */
  submit(seat: Seat, command: unknown): Decision<E> {
    const decided = this.decide(seat, command)
    if (!decided.ok) return decided
    this.append(decided.step)
    return { ok: true, events: decided.step.events }
  }

  /** The step that a wish would be. Changes nothing: whoever stores it first appends it after. */
  decide(seat: Seat, command: unknown): DecidedStep<C, E> {
    const chance = chanceOfStep(this.#chance, this.#steps.length, this.#again)
    const decision = this.game.decide(this.#state, seat, command, chance)
    if (!decision.ok) return decision
    const wish = this.game.parse(command)
    if (wish === null) throw new Error('a command was accepted that the game cannot read')
    const step = { seat, command: wish, events: decision.events }
    return { ok: true, step: this.#again === 0 ? step : { ...step, again: this.#again } }
  }

  /** Goes on with a step that was decided before. */
  append(step: Step<C, E>): void {
    const last = this.#steps.at(-1)
    this.#again = step.again ?? 0
    // Another seat's answer is a barrier: what it answered to must stay.
    if (last !== undefined && last.seat !== step.seat) this.#keep()
    this.#steps.push(step)
    this.#evolve(step)
    if (step.events.some((event) => this.game.barrier(event))) this.#keep()
  }

  /** How many steps can be taken back. One seat took them all; it need not be the one to act now. */
  get undoable(): number {
    return this.#steps.length - this.#keptSteps
  }

  /** Takes back the last `count` steps; false, and no change, where a barrier stands before. */
  undo(count = 1): boolean {
    if (count < 1 || count > this.undoable) return false
    this.#steps.length -= count
    this.#state = this.game.copy(this.#kept)
    for (const step of this.#steps.slice(this.#keptSteps)) this.#evolve(step)
    return true
  }

  /**
   * Takes back the last `count` steps, behind barriers too: what everybody at the table must agree
   * to. From here chance is another, so that nobody knows what will be rolled.
   */
  takeBack(count: number): boolean {
    if (!Number.isInteger(count) || count < 1 || count > this.#steps.length) return false
    const steps = this.#steps.splice(0)
    const again = this.#again + 1
    this.#state = this.game.blank()
    for (const event of this.#setup) this.game.evolve(this.#state, event)
    this.#keep()
    for (const step of steps.slice(0, -count)) this.append(step)
    this.#again = again
    return true
  }

  #evolve(step: Step<C, E>): void {
    for (const event of step.events) this.game.evolve(this.#state, event)
  }

  #keep(): void {
    this.#kept = this.game.copy(this.#state)
    this.#keptSteps = this.#steps.length
  }
}

/** A wish that became a step, or its refusal. */
export type DecidedStep<C, E> =
  | { readonly ok: true; readonly step: Step<C, E> }
  | { readonly ok: false; readonly refusal: Refusal }

/** Every legal command, as a list of one's own. */
export function legalCommands<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
): C[] {
  const choices = new Choices<C>()
  game.legal(state, choices)
  return choices.toArray()
}
