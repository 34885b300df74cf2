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

/**
 * Rules by name, each with all the members that any of them has, in one order. They have one hidden
 * class then, and the engine reads a member the same way whichever rule it meets.
 */
export function inOneShape<Rules extends object>(rules: Rules): Rules {
  const all = Object.values(rules)
  const members = [...new Set(all.flatMap((rule) => Object.keys(rule)))]
  const shaped = ([name, rule]: [string, Record<string, unknown>]) =>
    [name, Object.fromEntries(members.map((member) => [member, rule[member]]))] as const
  return Object.fromEntries(Object.entries(rules).map(shaped)) as Rules
}
