/** The number at a place that must exist. */
export function at(list: readonly number[], index: number): number {
  const value = list[index]
  if (value === undefined) throw new RangeError(`no entry ${index} of ${list.length}`)
  return value
}

/** Adds to the number at a place that must exist. */
export function add(list: number[], index: number, by: number): void {
  list[index] = at(list, index) + by
}

/** The thing at a place that must exist. */
export function item<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`no entry ${index} of ${list.length}`)
  return value
}
