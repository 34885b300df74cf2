/** All that a union lists, together. */
export type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never

/**
 * Parts of one whole put together; a name that two of them use is a mistake in one of them. That none
 * is missing is checked where the modules are listed.
 */
export function joined<Whole>(parts: readonly (Partial<Whole> | undefined)[]): Whole {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const names = entries.map(([name]) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`two modules bring ${twice}`)
  return Object.fromEntries(entries) as Whole
}
