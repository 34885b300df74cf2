import type { Features } from '../evaluation.ts'
import type { Seat } from '../game.ts'
import { item } from '../numbers.ts'

/** A number that describes a position: its name, and how it is found; it is about one where it is large. */
export type Feature<P> = readonly [name: string, of: (position: P) => number]

export const flag = (holds: boolean): number => (holds ? 1 : 0)

/** Writes all of them down, from a place on. */
export function writeFeatures<P>(
  features: readonly Feature<P>[],
  position: P,
  into: Float64Array,
  from: number,
): void {
  for (let i = 0; i < features.length; i++) into[from + i] = item(features, i)[1](position)
}

/** The features of a table, and the position as each of the two lists reads it. */
interface FeatureLists<S, P, T> {
  readonly seats: number
  readonly ofSeat: readonly Feature<P>[]
  readonly ofTable: readonly Feature<T>[]
  readonly seatPosition: (state: S, seat: Seat) => P
  readonly tablePosition: (state: S) => T
}

/** The contract's `Features` from two lists of named features. */
export const listedFeatures = <S, P, T>(lists: FeatureLists<S, P, T>): Features<S> => ({
  ofSeat: lists.ofSeat.map(([name]) => name),
  ofTable: lists.ofTable.map(([name]) => name),
  seats: lists.seats,
  describeSeat: (state, seat, into, from) =>
    writeFeatures(lists.ofSeat, lists.seatPosition(state, seat), into, from),
  describeTable: (state, into, from) =>
    writeFeatures(lists.ofTable, lists.tablePosition(state), into, from),
})

/** A word that players know, and the names of the features that speak of it. */
export type Reason = readonly [word: string, names: RegExp]

/** What a feature speaks of: the first word that fits; null where it is no reason to give. */
export const reasonFrom =
  (reasons: readonly Reason[]) =>
  (feature: string): string | null =>
    reasons.find(([, names]) => names.test(feature))?.[0] ?? null

/** The same so many times: a table at which opponents practise more often than at others. */
export const times = <T>(n: number, table: T): T[] => Array.from({ length: n }, () => table)
