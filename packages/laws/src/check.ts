import { type Bot, random } from '@guildhall/bots'
import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Chance,
  chanceOfStep,
  type Game,
  legalCommands,
  Play,
  seededChance,
} from '@guildhall/kernel'
import type { Ending, Law, Moment, Say, Secrets, Violation, Watch } from './law.ts'
import { LAWS } from './laws/index.ts'

/** How a game is checked. */
export interface CheckOptions<C extends AnyCommand = AnyCommand, E extends AnyEvent = AnyEvent> {
  readonly seed: string | number
  /** The bot at every seat; by default random. */
  readonly bot?: Bot
  /** The laws to check; by default all. */
  readonly laws?: readonly Law[]
  /** A game that takes more commands than this does not end; by default 5000. */
  readonly maxCommands?: number
  /** Costly checks are made at every n-th step and at the end; by default 12. */
  readonly sampleEvery?: number
  /** Where the game has a catalogue: words for a message, so that gaps in it are found. */
  readonly say?: Say
  /** What only some seats may know; by default nothing. */
  readonly secrets?: Secrets<C, E>
}

const NO_SECRETS: Secrets<AnyCommand, AnyEvent> = { knownTo: () => null, chosen: () => false }

/** The law that needs no watch: a function of the game that throws breaks it. */
export const NEVER_THROWS = 'no-function-throws'

/** Plays a game and names the laws it breaks, each once, where it first does. */
export function checkLaws<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  options: CheckOptions<C, E>,
): Violation[] {
  const { seed, laws = LAWS } = options
  const court = new Court(game, String(seed), laws)
  const walk = new Walk(game, options, court)
  try {
    walk.run(new Play(game, seededChance(seed).split('game')))
  } catch (error) {
    court.note(NEVER_THROWS, walk.step, `threw: ${inWords(error)}`)
  }
  return court.violations
}

/** The laws that watch one game. A law that was broken watches no further. */
class Court<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly violations: Violation[] = []
  readonly #seed: string
  readonly #watches: Map<string, Watch<S, C, E, V>>

  constructor(game: Game<S, C, E, V>, seed: string, laws: readonly Law[]) {
    this.#seed = seed
    this.#watches = new Map(laws.map((law) => [law.name, law.watch(game)]))
  }

  note(law: string, step: number, details: string): void {
    this.violations.push({ law, seed: this.#seed, step, details })
    this.#watches.delete(law)
  }

  /** Lets every law look; the first thing one yields is what it says. */
  hear(
    moment: Moment<S, C, E, V>,
    look: (watch: Watch<S, C, E, V>, moment: Moment<S, C, E, V>) => Iterable<string> | undefined,
  ): void {
    for (const [law, watch] of [...this.#watches]) {
      const details = firstOf(() => look(watch, { ...moment, chance: moment.chance.split(law) }))
      if (details !== null) this.note(law, moment.step, details)
    }
  }
}

function firstOf(look: () => Iterable<string> | undefined): string | null {
  try {
    for (const details of look() ?? []) return details
    return null
  } catch (error) {
    return `threw: ${inWords(error)}`
  }
}

const inWords = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ')
    : String(error)

/** One game under watch. */
class Walk<S, C extends AnyCommand, E extends AnyEvent, V> {
  /** How many decisions were taken. */
  step = 0
  readonly #game: Game<S, C, E, V>
  readonly #court: Court<S, C, E, V>
  readonly #root: Chance
  readonly #choices: Chance
  readonly #bot: Bot
  readonly #most: number
  readonly #every: number
  readonly #say: Say | null
  readonly #secrets: Secrets<C, E>

  constructor(game: Game<S, C, E, V>, options: CheckOptions<C, E>, court: Court<S, C, E, V>) {
    this.#game = game
    this.#court = court
    this.#root = seededChance(options.seed)
    this.#choices = this.#root.split('choices')
    this.#bot = options.bot ?? random
    this.#most = options.maxCommands ?? 5000
    this.#every = options.sampleEvery ?? 12
    this.#say = options.say ?? null
    this.#secrets = options.secrets ?? NO_SECRETS
  }

  run(play: Play<S, C, E, V>): void {
    for (; ; this.step++) {
      const moment = this.#moment(play, this.step)
      this.#court.hear(moment, (watch, here) => watch.before?.(here))
      const ending = this.#endOf(moment) ?? this.#go(moment)
      if (ending === null) continue
      this.#court.hear(moment, (watch, here) => watch.end?.(here, ending))
      return
    }
  }

  #moment(play: Play<S, C, E, V>, step: number): Moment<S, C, E, V> {
    const { state, actor } = play
    const text = JSON.stringify(state)
    const legal = legalCommands(this.#game, state)
    return {
      game: this.#game,
      play,
      step,
      state,
      text,
      actor,
      legal,
      command: this.#choose(state, actor, legal),
      sampled: actor === null || step % this.#every === 0,
      chance: this.#root.split('checks').split(step),
      stepChance: () => chanceOfStep(this.#root.split('game'), step),
      say: this.#say,
      secrets: this.#secrets,
    }
  }

  #choose(state: S, actor: Actor | null, legal: readonly C[]): C | null {
    if (actor === null || legal.length === 0) return null
    const { seat } = actor
    const view = () => this.#game.view(state, seat)
    return this.#bot.choose(this.#game, { seat, legal, view }, this.#choices)
  }

  #endOf({ actor, command, step }: Moment<S, C, E, V>): Ending | null {
    if (actor === null) return 'over'
    if (command === null) return 'dead end'
    return step >= this.#most ? 'too long' : null
  }

  #go(moment: Moment<S, C, E, V>): Ending | null {
    const decision = moment.play.submit(moment.actor?.seat ?? 0, moment.command)
    if (!decision.ok) return 'refused'
    this.#court.hear(moment, (watch, here) => watch.after?.(here, decision.events))
    return null
  }
}
