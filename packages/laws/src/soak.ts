import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  chanceOfSetup,
  type Game,
  seededChance,
} from '@guildhall/kernel'
import { NEVER_THROWS } from './check.ts'
import type { Violation } from './law.ts'
import { difference } from './same.ts'

/** How many games were played, and what was wrong with them. */
export interface Soaked {
  readonly games: number
  readonly commands: number
  readonly violations: readonly Violation[]
}

/**
 * Plays one random game a seed as fast as it goes, and looks only for dead ends, endless games and
 * lost pieces. Stops at the tenth violation.
 */
export function soak<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  seeds: Iterable<string | number>,
  { maxCommands = 5000 }: { readonly maxCommands?: number } = {},
): Soaked {
  const violations: Violation[] = []
  const choices = new Choices<C>()
  let games = 0
  let commands = 0
  for (const seed of seeds) {
    const { step, law, details } = soakOne(game, seededChance(seed), choices, maxCommands)
    games += 1
    commands += step
    if (law !== null) violations.push({ law, seed: String(seed), step, details })
    if (violations.length >= 10) break
  }
  return { games, commands, violations }
}

interface End {
  readonly step: number
  readonly law: string | null
  readonly details: string
}

function soakOne<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  root: Chance,
  choices: Choices<C>,
  most: number,
): End {
  let step = 0
  const end = (law: string | null, details = ''): End => ({ step, law, details })
  try {
    const state = game.blank()
    for (const event of game.setup(chanceOfSetup(root.split('game')))) game.evolve(state, event)
    const pieces = game.pieces(state)
    const [luck, pick] = [root.split('game'), root.split('choices')]
    for (; game.actor(state) !== null; step++) {
      if (step >= most) return end('the-game-ends', `not over after ${step} commands`)
      choices.clear()
      game.legal(state, choices)
      if (choices.count === 0) return end('a-waiting-player-can-move', 'no legal command')
      game.play(state, choices.at(pick.int(choices.count)), luck)
      const now = game.pieces(state)
      if (!sameCounts(pieces, now)) return end('pieces-are-conserved', difference(pieces, now))
    }
    return game.outcome(state) === null ? end('a-waiting-player-can-move', 'no outcome') : end(null)
  } catch (error) {
    return end(NEVER_THROWS, `threw: ${String(error)}`)
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
