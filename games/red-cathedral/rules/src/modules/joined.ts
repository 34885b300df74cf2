/** All that a union lists, together. */
export type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never

/** Parts of one whole put together. That none is missing is checked where the modules are listed. */
export function joined<Whole>(parts: readonly (Partial<Whole> | undefined)[]): Whole {
  const all: Record<string, unknown> = {}
  for (const part of parts) {
    for (const [name, value] of Object.entries(part ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`two modules bring ${name}`)
      all[name] = value
    }
  }
  return all as Whole
}
