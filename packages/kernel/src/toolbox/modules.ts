/** The intersection of a union. */
export type AllOf<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** The entries of several registries in one. Two entries with the same name are a bug. */
export function collect<const P extends readonly object[]>(parts: P): AllOf<P[number]> {
  const names = parts.flatMap((part) => Object.keys(part))
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new Error(`two modules define ${twice}`)
  // The first one is spread, which keeps an object that is looked into often in a fast form.
  const [first, ...rest] = parts
  return Object.assign({ ...first }, ...rest)
}
