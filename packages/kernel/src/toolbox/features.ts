import { item } from '../numbers.ts'

/** A number said of a position: its name, and the number itself, which is about one where it is large. */
export type Feature<T> = readonly [name: string, of: (told: T) => number]

export const flag = (holds: boolean): number => (holds ? 1 : 0)

/** Writes all of them down, from a place on. */
export function writeFeatures<T>(
  features: readonly Feature<T>[],
  told: T,
  into: Float64Array,
  from: number,
): void {
  for (let i = 0; i < features.length; i++) into[from + i] = item(features, i)[1](told)
}

/** The same so many times: a table at which opponents practise more often than at others. */
export const times = <T>(n: number, table: T): T[] => Array.from({ length: n }, () => table)
