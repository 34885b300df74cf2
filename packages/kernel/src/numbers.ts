/**
 * The number at a place that must exist. This and `item` stand at every step of every rule: they are
 * short enough that the compiler of JavaScript puts them in wherever they are called.
 */
export function at(list: readonly number[], index: number): number {
  const value = list[index]
  return value === undefined ? missing(list, index) : value
}

/** Adds to the number at a place that must exist. */
export function add(list: number[], index: number, by: number): void {
  list[index] = at(list, index) + by
}

/** The thing at a place that must exist. */
export function item<T>(list: readonly T[], index: number): T {
  const value = list[index]
  return value === undefined ? missing(list, index) : value
}

function missing(list: readonly unknown[], index: number): never {
  throw new RangeError(`no entry ${index} of ${list.length}`)
}
