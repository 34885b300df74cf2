import {
  type AnyCommand,
  type AnyEvent,
  item,
  type Seat,
  seededChance,
  TurnSteps,
} from '@guildhall/kernel'
import type { EventNews, TableView } from '@guildhall/tables'
import type { AnyGame } from '../measured-tables.ts'

/** The luck of a plan: what the server rolls is another, and a plan ends where it counts. */
const luck = seededChance('planned')

/** A game as the sender follows it: only what it needs to find a legal turn. */
export class LightGame {
  readonly #game: AnyGame
  #state: unknown = null
  #isOver = false
  number = 0

  constructor(game: AnyGame) {
    this.#game = game
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** The seat that must decide; null where none must. */
  get actor(): Seat | null {
    if (this.#state === null || this.#isOver) return null
    return this.#game.actor(this.#state)?.seat ?? null
  }

  /** The whole table, as it was shown. */
  show({ number, play, status }: TableView): void {
    this.number = number
    this.#isOver = status !== 'playing'
    this.#state = play && this.#game.redeal(play.view, luck)
  }

  follow({ number, facts, status = 'playing' }: EventNews): void {
    for (const fact of facts) if (fact.type === 'played') this.#apply(fact.events)
    this.number = number
    this.#isOver = status !== 'playing'
  }

  /** Random legal commands of the seat that must decide, up to the first that may not be planned. */
  randomTurn(): readonly AnyCommand[] {
    const seat = this.actor
    if (seat === null) throw new Error('nobody is to decide')
    const game = this.#game
    const turn = new TurnSteps(game, this.#state, seat, (state, _, command) => {
      const decision = game.decide(state, seat, command, luck)
      const known = game.parse(command)
      if (!decision.ok || known === null) throw new Error('a legal command was refused')
      return { ok: true, step: { seat, command: known, events: decision.events } }
    })
    while (turn.goesOn && turn.steps.length < LONGEST) {
      const legal = turn.legal()
      turn.add(item(legal, Math.floor(Math.random() * legal.length)))
    }
    return turn.steps.map(({ command }) => command)
  }

  #apply(events: readonly AnyEvent[]): void {
    for (const event of events) this.#game.evolve(this.#state, event)
  }
}

/** A request may have 64 commands. */
const LONGEST = 32
