/**
 * Finds the id of a component in words: it stands for a name that was forgotten. Ids without a
 * hyphen are words of the language as well.
 */
export function idsOf(components: unknown): RegExp {
  const ids = new Set(idsIn(components))
  const longestFirst = [...ids].sort((one, other) => other.length - one.length)
  return new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`)
}

function* idsIn(data: unknown): Generator<string> {
  if (typeof data !== 'object' || data === null) return
  if ('id' in data && typeof data.id === 'string' && data.id.includes('-')) yield data.id
  for (const part of Object.values(data)) yield* idsIn(part)
}
