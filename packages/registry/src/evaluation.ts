import * as craftsmenBuilders from '@guildhall/craftsmen-builders/evaluation'
import type { AnyCommand, Evaluation, Features, TableRequest, Weights } from '@guildhall/kernel'
import * as redCathedral from '@guildhall/red-cathedral/evaluation'

/** What a game provides for training, and for bots that use the result. */
export interface Learned {
  readonly features: (table: Pick<TableRequest, 'players' | 'options'>) => Features<unknown>
  /** The tables for training. */
  readonly practice: readonly TableRequest[]
  readonly weights: Weights
  readonly reason: (feature: string) => string | null
  /** Answers that are of no use at a table, where the game names such. */
  careful?(table: Pick<TableRequest, 'players' | 'options'>): Careful
}

/** How a game tells opponents what not to think about. */
interface Careful {
  needless(state: unknown, command: AnyCommand): boolean
}

/** By the game's id. A separate module, so that only bots load it. */
const LEARNED: Readonly<Record<string, Learned>> = {
  'red-cathedral': redCathedral,
  'craftsmen-builders': craftsmenBuilders,
}

/** The evaluation of a game; undefined if it has none. */
export const learnedOf = (id: string): Learned | undefined =>
  Object.hasOwn(LEARNED, id) ? LEARNED[id] : undefined

interface AnyTable {
  readonly id: string
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
}

const made = new WeakMap<AnyTable, Evaluation<unknown>>()

/** The evaluation for a bot at this table, made once; null if the game has none. */
export function evaluationOf(game: AnyTable): Evaluation<unknown> | null {
  const learned = learnedOf(game.id)
  if (learned === undefined) return null
  const known = made.get(game) ?? {
    features: learned.features(game),
    weights: learned.weights,
    reason: learned.reason,
    ...learned.careful?.(game),
  }
  made.set(game, known)
  return known
}
