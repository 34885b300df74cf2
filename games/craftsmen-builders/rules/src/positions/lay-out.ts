import { fold, type Parsed, seededChance, stableHash } from '@guildhall/kernel'
import { type CraftsmenBuilders, craftsmenBuilders, rulesDataFor } from '../game.ts'
import type { State } from '../modules/types.ts'
import type { RulesData } from '../rules-data.ts'
import { historyOf } from './history.ts'
import type { Position } from './position.ts'

/** A game and a state of it. */
export interface LaidOut {
  readonly game: CraftsmenBuilders
  readonly state: State
}

/** A game in the position described; throws where no such position exists. */
export function layOut(position: Position = {}): LaidOut {
  const { game, pieces } = createdFor(position)
  const state = fold(game, { setup: eventsTo(position), steps: [] })
  if (stableHash(game.pieces(state)) !== stableHash(pieces)) {
    throw new Error(`pieces were lost: ${JSON.stringify(game.pieces(state))}`)
  }
  return { game, state }
}

/** The events that lead to the position described. */
export const eventsTo = (position: Position): ReturnType<typeof historyOf> =>
  historyOf({ rules: createdFor(position).rules, position })

export const createGame = (position: Position = {}): CraftsmenBuilders => createdFor(position).game

interface Created {
  readonly game: CraftsmenBuilders
  readonly rules: RulesData
  /** What a fresh table holds; no position may hold more or less. */
  readonly pieces: Readonly<Record<string, number>>
}

const created = new Map<string, Created>()

function createdFor({ players = 2, options, components }: Position): Created {
  const key = JSON.stringify([players, options, components])
  const found = created.get(key) ?? create(players, options, components)
  created.set(key, found)
  return found
}

function create(players: number, options: unknown, components: unknown): Created {
  const game = must(craftsmenBuilders.create({ players, options, components }))
  const rules = must(rulesDataFor({ players, options, components }))
  const fresh = fold(game, { setup: game.setup(seededChance('fresh')), steps: [] })
  return { game, rules, pieces: game.pieces(fresh) }
}

function must<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}
