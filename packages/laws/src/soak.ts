import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  chanceOfSetup,
  fold,
  type Game,
  item,
  type Step,
  seededChance,
  stableHash,
} from '@guildhall/kernel'
import { NEVER_THROWS } from './check.ts'
import type { Violation } from './law.ts'
import { logRebuildsState } from './laws/log.ts'
import { offeredIsAccepted } from './laws/offered.ts'
import { piecesAreConserved } from './laws/pieces.ts'
import { playIsDecideAndEvolve } from './laws/playing.ts'
import { gameEnds, waitingPlayerCanMove } from './laws/waiting.ts'
import { afterEvents, brief, difference, revived, same } from './same.ts'

export interface SoakOptions {
  /** A game that takes more commands than this does not end; by default 5000. */
  readonly maxCommands?: number
  /** At every n-th decision all offered commands are decided and played; by default never. */
  readonly sampleEvery?: number
  /** Whether a kind of command is chosen first and then one of that kind: what is rare comes up. */
  readonly byKind?: boolean
  /** Whether games go by their events, and are rebuilt from them at the end. */
  readonly logged?: boolean
  /** Called with the events of a game. */
  readonly tell?: (event: AnyEvent) => void
}

/** How many games were played, and what was wrong with them. */
export interface Soaked {
  readonly games: number
  readonly commands: number
  readonly violations: readonly Violation[]
}

/**
 * Plays one random game a seed as fast as it goes, and looks only for dead ends, endless games and
 * lost pieces; for more if asked to. Stops at the tenth violation.
 */
export function soak<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  seeds: Iterable<string | number>,
  options: SoakOptions = {},
): Soaked {
  const violations: Violation[] = []
  let games = 0
  let commands = 0
  for (const seed of seeds) {
    const walk = new Walk(game, seededChance(seed), options)
    const wrong = walk.run()
    games += 1
    commands += walk.step
    if (wrong !== undefined) violations.push({ ...wrong, seed: String(seed), step: walk.step })
    if (violations.length >= 10) break
  }
  return { games, commands, violations }
}

type Fault = Pick<Violation, 'law' | 'details'>

const fault = ({ name }: { readonly name: string }, details: string): Fault => ({
  law: name,
  details,
})

/** One random game. */
class Walk<S, C extends AnyCommand, E extends AnyEvent, V> {
  step = 0
  readonly #game: Game<S, C, E, V>
  readonly #root: Chance
  readonly #options: SoakOptions
  readonly #choices = new Choices<C>()

  constructor(game: Game<S, C, E, V>, root: Chance, options: SoakOptions) {
    this.#game = game
    this.#root = root
    this.#options = options
  }

  /** The first thing that is wrong; undefined where nothing is. */
  run(): Fault | undefined {
    try {
      return this.#play()
    } catch (error) {
      return fault({ name: NEVER_THROWS }, `threw: ${String(error)}`)
    }
  }

  #play(): Fault | undefined {
    const game = this.#game
    const { maxCommands = 5000, sampleEvery = 0, logged = false } = this.#options
    const setup = game.setup(chanceOfSetup(this.#root.split('game')))
    const state = afterEvents(game, game.blank(), setup)
    const pieces = game.pieces(state)
    const [luck, pick] = [this.#root.split('game'), this.#root.split('choices')]
    const steps: Step<C, E>[] = []
    for (; game.actor(state) !== null; this.step++) {
      if (this.step >= maxCommands) return fault(gameEnds, `not over after ${this.step} commands`)
      game.legal(state, this.#choices)
      if (this.#choices.count === 0) return fault(waitingPlayerCanMove, 'no legal command')
      const sampled = sampleEvery > 0 && this.step % sampleEvery === 0
      const wrong = sampled ? this.#sample(state, this.#choices.toArray()) : undefined
      if (wrong !== undefined) return wrong
      const command = this.#pick(pick)
      if (logged) {
        const refused = this.#decide(state, command, luck, steps)
        if (refused !== undefined) return refused
      } else game.play(state, command, luck)
      const now = game.pieces(state)
      if (!sameCounts(pieces, now)) return fault(piecesAreConserved, difference(pieces, now))
    }
    if (game.outcome(state) === null) return fault(waitingPlayerCanMove, 'no outcome')
    return logged ? this.#rebuild(state, setup, steps) : undefined
  }

  #pick(chance: Chance): C {
    const choices = this.#choices
    if (this.#options.byKind !== true) return choices.at(chance.int(choices.count))
    const offered = choices.toArray()
    const kinds = [...new Set(offered.map(({ type }) => type))]
    const kind = item(kinds, chance.int(kinds.length))
    const alike = offered.filter(({ type }) => type === kind)
    return item(alike, chance.int(alike.length))
  }

  /** Goes on by the events of a command, and keeps them. */
  #decide(state: S, command: C, luck: Chance, steps: Step<C, E>[]): Fault | undefined {
    const seat = this.#game.actor(state)?.seat ?? -1
    const decision = this.#game.decide(state, seat, command, luck)
    if (!decision.ok) return fault(offeredIsAccepted, `${brief(command)} was refused`)
    for (const event of decision.events) {
      this.#game.evolve(state, event)
      this.#options.tell?.(event)
    }
    steps.push({ seat, command, events: decision.events })
    return undefined
  }

  /** Every offered command is accepted, and comes to the same by its events and by `play`. */
  #sample(state: S, offered: readonly C[]): Fault | undefined {
    const game = this.#game
    const seat = game.actor(state)?.seat ?? -1
    const luck = () => this.#root.split('samples').split(this.step)
    for (const command of offered) {
      const decision = game.decide(state, seat, revived(command), luck())
      if (!decision.ok) return fault(offeredIsAccepted, `${brief(command)} was refused`)
      const played = game.copy(state)
      game.play(played, command, luck())
      const decided = afterEvents(game, state, decision.events)
      if (!same(decided, played)) {
        const details = `${brief(command)}: ${difference(decided, played)}`
        return fault(playIsDecideAndEvolve, details)
      }
    }
    return undefined
  }

  /** The log, stored and read again, leads to the state in which the game ended. */
  #rebuild(state: S, setup: readonly E[], steps: readonly Step<C, E>[]): Fault | undefined {
    const rebuilt = fold(this.#game, revived({ setup, steps }))
    if (stableHash(rebuilt) === stableHash(state)) return undefined
    return fault(logRebuildsState, difference(state, rebuilt))
  }
}

type Counts = Readonly<Record<string, number>>

function sameCounts(a: Counts, b: Counts): boolean {
  let count = 0
  for (const name in a) {
    if (a[name] !== b[name]) return false
    count++
  }
  for (const _ in b) count--
  return count === 0
}
