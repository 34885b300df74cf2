import { Choices } from './choices.ts'
import type { AnyCommand, AnyEvent, Game, Refusal, Seat } from './game.ts'
import type { Step } from './log.ts'

/** The steps of a turn, decided one by one on a copy of the game: store them, then append them. */
export class TurnSteps<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly steps: Step<C, E>[] = []
  readonly state: S
  readonly #game: Game<S, C, E, V>
  readonly #seat: Seat
  readonly #decide: (state: S, index: number, command: unknown) => DecidedStep<C, E>
  #goesOn = true

  constructor(
    game: Game<S, C, E, V>,
    state: S,
    seat: Seat,
    decide: (state: S, index: number, command: unknown) => DecidedStep<C, E>,
  ) {
    this.#game = game
    this.state = game.copy(state)
    this.#seat = seat
    this.#decide = decide
  }

  /**
   * Whether the seat may go on: not after a barrier, whose refusals would tell what was rolled, and
   * no further than the seat is asked.
   */
  get goesOn(): boolean {
    return this.#goesOn
  }

  legal(): C[] {
    return legalCommands(this.#game, this.state)
  }

  /** Null, or why the command is refused; then nothing changes. */
  add(command: unknown): Refusal | null {
    const decided = this.#decide(this.state, this.steps.length, command)
    if (!decided.ok) return decided.refusal
    this.steps.push(decided.step)
    const { events } = decided.step
    for (const event of events) this.#game.evolve(this.state, event)
    this.#goesOn =
      !events.some((event) => this.#game.barrier(event)) &&
      this.#game.actor(this.state)?.seat === this.#seat
    return null
  }
}

/** A command that became a step, or its refusal. */
export type DecidedStep<C, E> =
  | { readonly ok: true; readonly step: Step<C, E> }
  | { readonly ok: false; readonly refusal: Refusal }

/** A list of every legal command. */
export function legalCommands<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
): C[] {
  const choices = new Choices<C>()
  game.legal(state, choices)
  return choices.toArray()
}
