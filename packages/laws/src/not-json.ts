/** The first place of a value that JSON would lose or change; null where there is none. */
export function notJson(value: unknown, path = 'value'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`
    case 'object':
      return value === null ? null : notJsonWithin(value, path)
    default:
      return `${path} is ${typeof value}`
  }
}

function notJsonWithin(value: object, path: string): string | null {
  if (Array.isArray(value)) return firstOf(value.length, (i) => notJson(value[i], `${path}[${i}]`))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path} is no plain object`
  const entries = Object.entries(value)
  return firstOf(entries.length, (i) => {
    const [name, part] = entries[i] ?? ['', null]
    return notJson(part, `${path}.${name}`)
  })
}

function firstOf(count: number, find: (index: number) => string | null): string | null {
  for (let i = 0; i < count; i++) {
    const found = find(i)
    if (found !== null) return found
  }
  return null
}
