import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import * as craftsmenInsight from '@guildhall/craftsmen-builders/evaluation'
import type { AnyCommand, AnyEvent, Evaluation, Game, GameDefinition } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import * as redInsight from '@guildhall/red-cathedral/evaluation'
import type { Tools } from '../search/search.ts'

export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** A table, and what those who think at it are given. */
export interface TestTable {
  readonly game: AnyGame
  readonly tools: Tools
}

/** A table of the game with that id; nobody there looks at a clock unless one is given. */
export function tableOf(
  id: 'red-cathedral' | 'craftsmen-builders',
  players: number,
  options: object = {},
  clock = () => 0,
): TestTable {
  const red = id === 'red-cathedral'
  const definition = (red ? redCathedral : craftsmenBuilders) as GameDefinition<
    unknown,
    AnyCommand,
    AnyEvent,
    unknown
  >
  const opened = definition.create({ players, options: { ...definition.automatic, ...options } })
  if (!opened.ok) throw new Error(`no such table: ${JSON.stringify(opened.problems)}`)
  const game = opened.value
  const { features, weights, reason } = red ? redInsight : craftsmenInsight
  const evaluation = { features: features(game), weights, reason } as unknown as Evaluation<unknown>
  return { game, tools: { clock, evaluation: () => evaluation } }
}
