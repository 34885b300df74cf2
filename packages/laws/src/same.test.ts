import { canonicalJson } from '@guildhall/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reads, same } from './same.ts'

/** Few different values, so that two of them are often the same. */
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, -0, 1, Number.NaN, Infinity, null, undefined, 'a', '', true, () => {}),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'toString'), tie('value'), { maxKeys: 2 }),
    fc.constantFrom(new Date(0), new Date(1), new Uint8Array([1, 2]), new Uint8Array([1])),
  ),
})).value

/** What JSON says with the keys in order; nothing of what it leaves out. */
const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
  })

const asJson = (a: unknown, b: unknown): boolean => inOrder(a) === inOrder(b)

test('canonical JSON is what JSON says, with the keys in order', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(canonicalJson(value)).toBe(inOrder(value) ?? 'null')
    }),
  )
})

describe('the same JSON', () => {
  test('is what is written the same, key by key', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(same(a, b)).toBe(asJson(a, b))
        expect(same([a, { b }], [b, { b: a }])).toBe(asJson([a, { b }], [b, { b: a }]))
      }),
      { numRuns: 3000 },
    )
  })

  test('is not changed by writing and reading it, nor by the order of keys', () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = JSON.stringify(value)
        fc.pre(text !== undefined)
        expect(reads(value, text)).toBe(true)
        expect(reads(value, canonicalJson(value))).toBe(true)
        expect(reads([value], text)).toBe(false)
      }),
    )
  })
})
