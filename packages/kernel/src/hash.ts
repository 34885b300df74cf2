/** The value as JSON with the keys of every object in order, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'number':
      return Number.isFinite(value) ? String(value) : NOTHING
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return NOTHING
      if (Array.isArray(value)) return inArray(value)
      return saysItself(value) ? canonicalJson(value.toJSON()) : inObject(value)
    default:
      return NOTHING
  }
}

/** As JSON says it for what it has no word for. */
const NOTHING = 'null'

/** A date, for example. */
const saysItself = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function'

/** JSON leaves out a field with such a value. */
const isLeftOut = (value: unknown): boolean =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol'

function inArray(values: readonly unknown[]): string {
  let text = '['
  for (let i = 0; i < values.length; i++) {
    text += i === 0 ? canonicalJson(values[i]) : `,${canonicalJson(values[i])}`
  }
  return `${text}]`
}

function inObject(value: object): string {
  const values = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of keysInOrder(value)) {
    const inner = values[key]
    if (isLeftOut(inner)) continue
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(inner)}`
  }
  return `{${text}}`
}

/** The keys of an object in order, as every object has them: numbers first, then names. */
function keysInOrder(value: object): readonly string[] {
  const keys = Object.keys(value)
  const [first = ''] = keys
  if (isNumber(first)) return [...keys.filter(isNumber), ...keys.filter(isName).sort()]
  for (let i = 1; i < keys.length; i++) {
    if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return keys.sort()
  }
  return keys
}

/** Whether an object puts that key first. */
const isNumber = (key: string): boolean => String(Number(key) >>> 0) === key && key !== '4294967295'

const isName = (key: string): boolean => !isNumber(key)

/** Most keys are plain words. */
const quoted = (key: string): string => (/^\w+$/.test(key) ? `"${key}"` : JSON.stringify(key))

/**
 * Sixteen hexadecimal digits that are equal for equal values, whatever the order of their keys.
 * A fingerprint against mistakes, not against forgery.
 */
export function stableHash(value: unknown): string {
  const text = canonicalJson(value)
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return hex(high) + hex(low)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
