import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  chanceOfSetup,
  chanceOfStep,
  type Game,
  item,
  type Log,
  type Outcome,
  type Seat,
  type Step,
  seededChance,
} from '@guildhall/kernel'
import type { Bot } from './bot.ts'

export interface SimulateOptions {
  /** Whether the log is kept; it makes the game a little slower. */
  readonly keepLog?: boolean
  /** The chance of the game, instead of one from the seed. The bots keep theirs. */
  readonly chance?: Chance
  /** A game that takes more commands is taken for endless, which is an error. */
  readonly maxCommands?: number
}

export interface SimulatedGame<S, C, E> {
  /** How many commands were played. */
  readonly commands: number
  /** How often the decision came to a seat that did not have it before. */
  readonly turns: number
  readonly state: S
  readonly outcome: Outcome
  /** Only where it was asked for. */
  readonly log?: Log<C, E>
}

/** Plays one game of bots, one a seat. The same seed gives the same game. */
export function simulateGame<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  bots: readonly Bot[],
  seed: string | number,
  options: SimulateOptions = {},
): SimulatedGame<S, C, E> {
  if (bots.length !== game.players) {
    throw new RangeError(`${bots.length} bots for ${game.players} seats`)
  }
  return new Simulation(game, bots, seed, options).run()
}

class Simulation<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly #game: Game<S, C, E, V>
  readonly #bots: readonly Bot[]
  readonly #chance: Chance
  readonly #botChances: readonly Chance[]
  readonly #most: number
  readonly #setup: readonly E[]
  readonly #steps: Step<C, E>[] | null
  readonly #state: S
  readonly #choices = new Choices<C>()

  constructor(
    game: Game<S, C, E, V>,
    bots: readonly Bot[],
    seed: string | number,
    { keepLog = false, chance, maxCommands = 100_000 }: SimulateOptions,
  ) {
    const root = seededChance(seed)
    this.#game = game
    this.#bots = bots
    this.#chance = chance ?? root.split('game')
    this.#botChances = bots.map((_, seat) => root.split('bot').split(seat))
    this.#most = maxCommands
    this.#setup = game.setup(chanceOfSetup(this.#chance))
    this.#steps = keepLog ? [] : null
    this.#state = game.blank()
    for (const event of this.#setup) game.evolve(this.#state, event)
  }

  run(): SimulatedGame<S, C, E> {
    let commands = 0
    for (let actor = this.#game.actor(this.#state); actor !== null; commands++) {
      if (commands >= this.#most) throw new Error(`no end after ${commands} commands`)
      this.#step(commands, actor.seat, this.#choose(actor.seat))
      actor = this.#game.actor(this.#state)
    }
    return this.#result(commands)
  }

  #choose(seat: Seat): C {
    this.#choices.clear()
    this.#game.legal(this.#state, this.#choices)
    const bot = item(this.#bots, seat)
    const legal = this.#choices.toArray()
    const view = () => this.#game.view(this.#state, seat)
    const command = bot.choose(this.#game, { seat, legal, view }, item(this.#botChances, seat))
    if (!this.#choices.has(command)) throw new Error(`${bot.name} chose what is not legal`)
    return command
  }

  #step(index: number, seat: Seat, command: C): void {
    const chance = chanceOfStep(this.#chance, index)
    if (this.#steps === null) return this.#game.play(this.#state, command, chance)
    const decision = this.#game.decide(this.#state, seat, command, chance)
    if (!decision.ok) throw new Error(`a legal command was refused: ${decision.refusal.clause}`)
    for (const event of decision.events) this.#game.evolve(this.#state, event)
    this.#steps.push({ seat, command, events: decision.events })
  }

  #result(commands: number): SimulatedGame<S, C, E> {
    const outcome = this.#game.outcome(this.#state)
    if (outcome === null) throw new Error('the game is over without an outcome')
    const turns = this.#game.turns(this.#state)
    const result = { commands, turns, state: this.#state, outcome }
    if (this.#steps === null) return result
    return { ...result, log: { setup: this.#setup, steps: this.#steps } }
  }
}
