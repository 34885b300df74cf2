import * as craftsmenBuilders from '@guildhall/craftsmen-builders/evaluation'
import type { Evaluation, Features, TableRequest, Weights } from '@guildhall/kernel'
import * as redCathedral from '@guildhall/red-cathedral/evaluation'

/** What a game hands to those who learn it, and to those who think with what was learned. */
export interface Learned {
  readonly features: (table: Pick<TableRequest, 'players' | 'options'>) => Features<unknown>
  /** The tables at which it is practised. */
  readonly practice: readonly TableRequest[]
  readonly weights: Weights
  readonly reason: (feature: string) => string | null
}

/** By the game's id. A page of its own: nobody who only plays needs to load it. */
const LEARNED: Readonly<Record<string, Learned>> = {
  'red-cathedral': redCathedral,
  'craftsmen-builders': craftsmenBuilders,
}

/** What the game of that id hands in; undefined where it hands in nothing. */
export const learnedOf = (id: string): Learned | undefined =>
  Object.hasOwn(LEARNED, id) ? LEARNED[id] : undefined

interface AnyTable {
  readonly id: string
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
}

const made = new WeakMap<AnyTable, Evaluation<unknown>>()

/** What a bot at this table judges by, made once; null where the game has nothing for it. */
export function evaluationOf(game: AnyTable): Evaluation<unknown> | null {
  const learned = learnedOf(game.id)
  if (learned === undefined) return null
  const known = made.get(game) ?? {
    features: learned.features(game),
    weights: learned.weights,
    reason: learned.reason,
  }
  made.set(game, known)
  return isMadeFor(known) ? known : null
}

/** Weights that were made for other features mean nothing. */
const isMadeFor = ({ features, weights }: Evaluation<unknown>): boolean =>
  features.ofSeat.length === weights.ofSeat.length &&
  features.ofTable.length === weights.ofTable.length
