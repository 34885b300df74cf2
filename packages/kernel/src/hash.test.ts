import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, stableHash } from './index.ts'

const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, reordered(part)] as const)
  return Object.fromEntries(entries.reverse())
}

describe('a hash is the same for equal values', () => {
  test('whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stableHash(reordered(value))).toBe(stableHash(value))
      }),
    )
  })

  test('and after a round through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stableHash(JSON.parse(JSON.stringify(value)))).toBe(stableHash(value))
      }),
    )
  })
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1, 2], [[1, 2]]],
  ['1', 1],
  [{ a: null }, {}],
  [{ a: { b: 1 } }, { a: {}, b: 1 }],
])('%j and %j have different hashes', (one, other) => {
  expect(stableHash(one)).not.toBe(stableHash(other))
})

test('no two of ten thousand small values share a hash', () => {
  const hashes = Array.from({ length: 10_000 }, (_, i) => stableHash({ x: i % 100, y: i }))
  expect(new Set(hashes).size).toBe(10_000)
})

test.each([
  [null, '69fcb93a9b55e0da'],
  [{}, '5a56d1e7f6bbc27f'],
  [[], '79b28c9ed0952022'],
  ['a', 'c02e5f872d1a0370'],
  [{ b: 1, a: [true, null, { d: 1.5, c: 'ä' }] }, '60703a13d8a9f90b'],
])('%j has the hash %s in every engine', (value, hash) => {
  expect(stableHash(value)).toBe(hash)
})

test('canonical JSON has the keys in order, at every depth', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: 'x' })).toBe('{"a":"x","b":[{"c":2,"d":1}]}')
})
