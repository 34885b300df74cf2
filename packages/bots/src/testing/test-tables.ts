import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import * as craftsmenEvaluation from '@guildhall/craftsmen-builders/evaluation'
import type {
  AnyCommand,
  AnyEvent,
  Features,
  Game,
  GameDefinition,
  TableRequest,
  Weights,
} from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import * as redEvaluation from '@guildhall/red-cathedral/evaluation'
import type { Tools } from '../search/search.ts'

export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** A table, and what those who think at it are given. */
export interface TestTable {
  readonly game: AnyGame
  readonly tools: Tools
}

interface TestGame {
  readonly definition: GameDefinition<unknown, AnyCommand, AnyEvent, unknown>
  readonly features: (table: Pick<TableRequest, 'players' | 'options'>) => Features<unknown>
  readonly weights: Weights
  readonly reason: (feature: string) => string | null
}

const GAMES: Readonly<Record<'red-cathedral' | 'craftsmen-builders', TestGame>> = {
  'red-cathedral': { definition: redCathedral, ...redEvaluation },
  'craftsmen-builders': { definition: craftsmenBuilders, ...craftsmenEvaluation },
}

/** A table of the game with that id; nobody there looks at a clock unless one is given. */
export function tableOf(
  id: keyof typeof GAMES,
  players: number,
  options: object = {},
  clock = () => 0,
): TestTable {
  const { definition, features, weights, reason } = GAMES[id]
  const created = definition.create({ players, options: { ...definition.automatic, ...options } })
  if (!created.ok) throw new Error(`no such table: ${JSON.stringify(created.problems)}`)
  const game = created.value
  const evaluation = { features: features(game), weights, reason }
  return { game, tools: { clock, evaluation: () => evaluation } }
}
