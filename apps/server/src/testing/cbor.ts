/** What an authenticator writes: whole numbers, bytes, texts and maps (RFC 8949). */
export type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const NUMBER = 0
const NEGATIVE = 1
const BYTES = 2
const TEXT = 3
const MAP = 5

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') {
    return value < 0 ? head(NEGATIVE, -1 - value) : head(NUMBER, value)
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(TEXT, text.length), text])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(BYTES, value.length), value])
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)])
  return Buffer.concat([head(MAP, value.size), ...pairs])
}

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size])
  if (size < 256) return Buffer.from([(type << 5) | 24, size])
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255])
}
