import * as craftsmenBuilders from '@guildhall/craftsmen-builders/anchors'
import type { Evaluation, Features, Weights } from '@guildhall/kernel'
import * as redCathedral from '@guildhall/red-cathedral/anchors'
import { learnedOf } from './evaluation.ts'

/** What a style wants of a position: see `Style` of the bots. */
interface Style {
  readonly own: Readonly<Record<string, number>>
  readonly rival?: Readonly<Record<string, number>>
}

interface GameAnchors {
  readonly styles: Readonly<Record<string, Style>>
  readonly releases: Readonly<Record<string, Weights>>
}

/** By the game's id. A separate module: only those who measure strength load it. */
const ANCHORS: Readonly<Record<string, GameAnchors>> = {
  'red-cathedral': redCathedral,
  'craftsmen-builders': craftsmenBuilders,
}

type AnyTable = Parameters<NonNullable<ReturnType<typeof learnedOf>>['features']>[0] & {
  readonly id: string
}

const anchorsOf = (id: string): GameAnchors | undefined =>
  Object.hasOwn(ANCHORS, id) ? ANCHORS[id] : undefined

/** The names of the styles that a game has. */
export const stylesOf = (id: string): readonly string[] => Object.keys(anchorsOf(id)?.styles ?? {})

/** The names of all styles, of whatever game. */
export const STYLE_NAMES: readonly string[] = Object.keys(ANCHORS).flatMap(stylesOf)

/** The style of that name; undefined if the game has none. */
export const styleOf = (id: string, name: string): Style | undefined => {
  const styles = anchorsOf(id)?.styles ?? {}
  return Object.hasOwn(styles, name) ? styles[name] : undefined
}

/** The features of a table of a game that has any. */
export function featuresOf(game: AnyTable): Features<unknown> {
  const features = learnedOf(game.id)?.features(game)
  if (features === undefined) throw new RangeError(`${game.id} has no features`)
  return features
}

const made = new WeakMap<object, Map<string, Evaluation<unknown>>>()

/** The evaluation of a table as a release had it, made once; null if there is none. */
export function releasedEvaluation(release: string, game: AnyTable): Evaluation<unknown> | null {
  const releases = anchorsOf(game.id)?.releases ?? {}
  const weights = Object.hasOwn(releases, release) ? releases[release] : undefined
  if (weights === undefined) return null
  const known = made.get(game) ?? new Map<string, Evaluation<unknown>>()
  made.set(game, known)
  const evaluation = known.get(release) ?? { features: featuresOf(game), weights }
  known.set(release, evaluation)
  return evaluation
}
