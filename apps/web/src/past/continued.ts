import { greedy } from '@guildhall/bots'
import {
  type AnyCommand,
  type AnyEvent,
  chanceOfStep,
  type Message,
  type Outcome,
  Play,
  type Seat,
  seededChance,
} from '@guildhall/kernel'
import { Desk, type Moment } from '@guildhall/ui'
import type { AnyGame } from '../playable.ts'
import type { PastGame } from './past-game.ts'

/** Where a game goes on in another way: after a step, by whom, and with which dice. */
export interface Beginning {
  readonly step: number
  readonly seat: Seat
  /** From which all chance of the new game follows. */
  readonly seed: string
}

/** A new beginning, with dice that nobody has seen. */
export const beginning = (step: number, seat: Seat): Beginning => ({
  step,
  seat,
  seed: crypto.randomUUID(),
})

/**
 * A game that goes on from a moment of another: one seat is the reader's, opponents play the
 * others. It is played here alone, so nothing is promised about its dice and nothing is stored.
 */
export class Continued {
  readonly game: AnyGame
  readonly seat: Seat
  readonly #play: Play<unknown, AnyCommand, AnyEvent, unknown>
  readonly #bot = greedy()
  readonly #luck
  /** What was told of each step, the oldest first. */
  readonly #told: Message[][] = []
  #drafted: readonly AnyCommand[] = []

  constructor(past: PastGame, { step, seat, seed }: Beginning) {
    this.game = past.game
    this.seat = seat
    const chance = seededChance(seed)
    this.#luck = chance.split('opponents')
    this.#play = new Play(past.game, chance.split('game'), past.logUntil(step))
    this.#opponents()
  }

  get state(): unknown {
    return this.#play.state
  }

  get acting(): Seat | null {
    return this.#play.actor?.seat ?? null
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#play.state)
  }

  /** What happened since the game took another way. */
  get told(): readonly Message[] {
    return this.#told.flat()
  }

  get undoable(): number {
    return this.#play.last?.seat === this.seat ? this.#play.undoable : 0
  }

  get desk(): Desk<unknown, AnyCommand> {
    const { game, state } = this.#play
    const asked = this.acting === this.seat
    const choices = asked
      ? this.#play.legal().map((command) => ({ command, label: game.label(state, command) }))
      : []
    const base = { view: game.view(state, this.seat), seat: this.seat, asked, choices }
    return new Desk(game, base, this.#drafted)
  }

  draft(commands: readonly AnyCommand[]): void {
    this.#drafted = commands
  }

  /** Plays commands, then what `next` gives for what was asked after them, then the opponents. */
  submit(
    commands: readonly AnyCommand[],
    next?: (moment: Moment<unknown, AnyCommand>) => AnyCommand | null,
  ): void {
    this.#drafted = []
    for (const command of commands) if (!this.#submit(this.seat, command)) return
    const more = this.acting === this.seat ? (next?.(this.desk.start) ?? null) : null
    if (more !== null) this.#submit(this.seat, more)
    this.#opponents()
  }

  undo(count: number): void {
    this.#drafted = []
    if (this.#play.undo(count)) this.#told.splice(-count)
  }

  #opponents(): void {
    for (let actor = this.#play.actor; actor !== null; actor = this.#play.actor) {
      const { seat } = actor
      if (seat === this.seat) return
      const { game, state } = this.#play
      const chance = chanceOfStep(this.#luck, this.#play.length)
      const see = () => game.view(state, seat)
      this.#submit(seat, this.#bot.choose(game, see, this.#play.legal(), seat, chance))
    }
  }

  #submit(seat: Seat, command: AnyCommand): boolean {
    const decided = this.#play.submit(seat, command)
    if (!decided.ok) return false
    const { game, state } = this.#play
    const seen = decided.events.flatMap((event) => game.viewEvent(event, this.seat) ?? [])
    this.#told.push(seen.flatMap((event) => game.tell(state, event) ?? []))
    return true
  }
}
