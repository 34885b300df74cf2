import type { Chance } from './chance.ts'
import type { Actor, AnyCommand, AnyEvent, Decision, Game, Refusal, Seat } from './game.ts'
import { chanceOfSetup, chanceOfStep, type Log, type Step } from './log.ts'
import { StepArchive } from './step-archive.ts'
import { type DecidedStep, legalCommands, TurnSteps } from './turn-steps.ts'

/**
 * A game in progress: its log, and the state folded from it. Undo folds again from the last
 * barrier; nothing is inverted.
 */
export class Play<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly game: Game<S, C, E, V>
  readonly #chance: Chance
  readonly #setup: readonly E[]
  /** The steps up to the last barrier. */
  readonly #committed: StepArchive<C, E>
  /** The steps since. */
  #undoable: Step<C, E>[] = []
  #last: Step<C, E> | undefined
  #state: S
  /** The state at the last barrier. */
  #checkpoint: S
  /** How often the table has undone past a barrier. */
  #again = 0

  /** Starts a game, or continues the one in `log`. */
  constructor(game: Game<S, C, E, V>, chance: Chance, log?: Log<C, E>) {
    this.game = game
    this.#chance = chance
    this.#committed = new StepArchive(game)
    this.#setup = log?.setup ?? game.setup(chanceOfSetup(chance))
    this.#state = game.blank()
    for (const event of this.#setup) game.evolve(this.#state, event)
    this.#checkpoint = game.copy(this.#state)
    for (const step of log?.steps ?? []) this.append(step)
  }

  /** The current state. Do not change it. */
  get state(): S {
    return this.#state
  }

  /** A copy of the log so far: later steps and undos do not change it. */
  get log(): Log<C, E> {
    return { setup: this.#setup, steps: this.#committed.steps.concat(this.#undoable) }
  }

  /** The number of decisions, and the last of them. */
  get length(): number {
    return this.#committed.length + this.#undoable.length
  }

  get last(): Step<C, E> | undefined {
    return this.#last
  }

  get actor(): Actor | null {
    return this.game.actor(this.#state)
  }

  legal(): C[] {
    return legalCommands(this.game, this.#state)
  }

  /** Carries out a command, or refuses it and changes nothing. */
  submit(seat: Seat, command: unknown): Decision<E> {
    const decided = this.decide(seat, command)
    if (!decided.ok) return decided
    this.append(decided.step)
    return { ok: true, events: decided.step.events }
  }

  /** The step that a command leads to. Changes nothing: store it, then `append` it. */
  decide(seat: Seat, command: unknown): DecidedStep<C, E> {
    return this.#decide(this.#state, this.length, seat, command)
  }

  /** A turn to be decided step by step, from here. Changes nothing. */
  beginTurn(seat: Seat): TurnSteps<S, C, E, V> {
    const first = this.length
    return new TurnSteps(this.game, this.#state, seat, (state, index, command) =>
      this.#decide(state, first + index, seat, command),
    )
  }

  /**
   * The steps that the commands of a turn lead to, up to and including the first barrier, and no
   * further than the seat is asked: what comes after is not even looked at. Changes nothing.
   */
  decideTurn(seat: Seat, commands: readonly unknown[]): DecidedTurn<C, E> {
    const turn = this.beginTurn(seat)
    for (const command of commands) {
      if (!turn.goesOn) break
      const refusal = turn.add(command)
      if (refusal !== null) return { ok: false, refusal, index: turn.steps.length }
    }
    return { ok: true, steps: turn.steps }
  }

  /** Adds a step that was decided before. */
  append(step: Step<C, E>): void {
    this.#again = step.again ?? 0
    // A decision of another seat is a barrier: what it responded to must stay.
    if (this.#last !== undefined && this.#last.seat !== step.seat) this.#commit()
    this.#undoable.push(step)
    this.#last = step
    this.#evolve(step)
    if (step.events.some((event) => this.game.barrier(event))) this.#commit()
  }

  /** How many steps can be undone. All are of one seat, not necessarily the one to act now. */
  get undoable(): number {
    return this.#undoable.length
  }

  /** Undoes the last `count` steps; false, and no change, if a barrier prevents it. */
  undo(count = 1): boolean {
    if (count < 1 || count > this.undoable) return false
    this.#undoable.length -= count
    this.#last = this.#undoable.at(-1) ?? this.#committed.last
    this.#state = this.game.copy(this.#checkpoint)
    for (const step of this.#undoable) this.#evolve(step)
    return true
  }

  /**
   * Undoes the last `count` steps, also past barriers; everyone at the table must agree. Later rolls
   * are new, so that no one knows them.
   */
  takeBack(count: number): boolean {
    if (!Number.isInteger(count) || count < 1 || count > this.length) return false
    const { steps } = this.log
    const again = this.#again + 1
    this.#committed.clear()
    this.#undoable = []
    this.#last = undefined
    this.#state = this.game.blank()
    for (const event of this.#setup) this.game.evolve(this.#state, event)
    this.#commit()
    for (const step of steps.slice(0, -count)) this.append(step)
    this.#again = again
    return true
  }

  #decide(state: S, index: number, seat: Seat, command: unknown): DecidedStep<C, E> {
    const chance = chanceOfStep(this.#chance, index, this.#again)
    const decision = this.game.decide(state, seat, command, chance)
    if (!decision.ok) return decision
    const known = this.game.parse(command)
    if (known === null) throw new Error('a command was accepted that the game cannot read')
    const step = { seat, command: known, events: decision.events }
    return { ok: true, step: this.#again === 0 ? step : { ...step, again: this.#again } }
  }

  #evolve(step: Step<C, E>): void {
    for (const event of step.events) this.game.evolve(this.#state, event)
  }

  #commit(): void {
    this.#checkpoint = this.game.copy(this.#state)
    for (const step of this.#undoable) this.#committed.add(step)
    this.#undoable = []
  }
}

/** The commands of a turn that became steps, or the refusal of one of them, by its place. */
export type DecidedTurn<C, E> =
  | { readonly ok: true; readonly steps: readonly Step<C, E>[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly index: number }
