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
  const old = before as Readonly<Record<string, unknown>>
  const names = Object.keys(now)
  let equal = names.length === Object.keys(old).length
  const shared: Record<string, unknown> = Array.isArray(now) ? ([] as never) : {}
  for (const name of names) {
    const part = share(old[name], (now as Readonly<Record<string, unknown>>)[name])
    shared[name] = part
    equal &&= Object.hasOwn(old, name) && Object.is(part, old[name])
  }
  return (equal ? before : shared) as T
}
