type Fields = Readonly<Record<string, unknown>>

/**
 * The same value as `now`, in which every part that equals its part of `before` is that very part:
 * what has not changed can be told by looking whether it is the same. For plain data.
 */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) {
    return now
  }
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const was = (name: string): unknown =>
    Object.hasOwn(before, name) ? (before as Fields)[name] : undefined
  const parts = Object.entries(now).map(([name, part]) => [name, share(was(name), part)] as const)
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && Object.is(part, was(name)))
  if (isSame) return before as T
  const shared = Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  return shared as T
}
