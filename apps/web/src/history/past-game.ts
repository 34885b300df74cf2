import {
  type AnyCommand,
  type AnyEvent,
  joinLines,
  type Log,
  type Message,
  type Seat,
  type Viewer,
} from '@guildhall/kernel'
import { TurnDraft } from '@guildhall/ui'
import type { AnyGame } from '../game-client.ts'

/** What a decision led to, and the lines that describe it. */
export interface DescribedStep {
  /** 0 is the setup, 1 the first decision. */
  readonly step: number
  readonly turn: number
  readonly seat: Seat | null
  readonly events: readonly AnyEvent[]
  readonly descriptions: readonly Message[]
}

/** A snapshot is taken every so many steps; the steps between are folded again. */
const EVERY = 24

/** A game that was played, at any of its moments: folded from its log. */
export class PastGame {
  readonly game: AnyGame
  readonly #log: Log<AnyCommand, AnyEvent>
  readonly #snapshots: unknown[] = []
  readonly #described = new Map<Viewer, readonly DescribedStep[]>()
  /** By step: how many turns had begun after it. */
  readonly turns: readonly number[]

  constructor(game: AnyGame, log: Log<AnyCommand, AnyEvent>) {
    this.game = game
    this.#log = log
    const state = game.blank()
    const turns: number[] = []
    for (let step = 0; step <= log.steps.length; step++) {
      for (const event of this.events(step)) game.evolve(state, event)
      turns.push(game.turns(state))
      if (step % EVERY === 0) this.#snapshots.push(game.copy(state))
    }
    this.turns = turns
  }

  /** How many decisions were taken. */
  get length(): number {
    return this.#log.steps.length
  }

  /** What happened in a step; the setup is step 0. */
  events(step: number): readonly AnyEvent[] {
    return step === 0 ? this.#log.setup : (this.#log.steps[step - 1]?.events ?? [])
  }

  /** The state after so many decisions, as one's own. */
  stateAt(step: number): unknown {
    const from = Math.floor(step / EVERY)
    const state = this.game.copy(this.#snapshots[from])
    for (let next = from * EVERY + 1; next <= step; next++) {
      for (const event of this.events(next)) this.game.evolve(state, event)
    }
    return state
  }

  /** What was played up to a step: where another game can begin. */
  logUntil(step: number): Log<AnyCommand, AnyEvent> {
    return { setup: this.#log.setup, steps: this.#log.steps.slice(0, step) }
  }

  /** A draft for viewing: nobody is asked for a decision. */
  draftAt(step: number, viewer: Viewer): TurnDraft<unknown, AnyCommand> {
    const view = this.game.view(this.stateAt(step), viewer)
    const seat = viewer === 'spectator' ? -1 : viewer
    return new TurnDraft(this.game, { view, seat, asked: false, choices: [] })
  }

  actingAt(step: number): Seat | null {
    return this.game.actor(this.stateAt(step))?.seat ?? null
  }

  /** Every step, as a viewer could know it then. */
  describe(viewer: Viewer): readonly DescribedStep[] {
    const known = this.#described.get(viewer)
    if (known !== undefined) return known
    const { game } = this
    const state = game.blank()
    const steps = this.turns.map((turn, step): DescribedStep => {
      for (const event of this.events(step)) game.evolve(state, event)
      const events = this.events(step).flatMap((event) => game.viewEvent(event, viewer) ?? [])
      const described = events.flatMap((event) => game.describe(state, event) ?? [])
      const descriptions = joinLines(game, described)
      return { step, turn, seat: this.#log.steps[step - 1]?.seat ?? null, events, descriptions }
    })
    this.#described.set(viewer, steps)
    return steps
  }

  /** The first step of the turn before, or after, the one of a step. */
  turnFrom(step: number, by: -1 | 1): number {
    const turn = this.turns[step] ?? 0
    if (by === 1) {
      const next = this.turns.findIndex((each) => each > turn)
      return next < 0 ? this.length : next
    }
    const first = this.turns.indexOf(turn)
    return first < step ? first : Math.max(0, this.turns.indexOf(this.turns[first - 1] ?? 0))
  }
}
