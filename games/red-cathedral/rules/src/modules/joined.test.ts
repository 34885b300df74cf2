import { expect, test } from 'vitest'
import { inOneShape } from './joined.ts'

test('rules in one shape have the members of all of them, in one order', () => {
  const rules = inOneShape<Record<string, object>>({
    first: { asked: 1, free: true },
    second: { early: 2, asked: 3 },
  })
  expect(rules).toEqual({
    first: { asked: 1, free: true, early: undefined },
    second: { asked: 3, free: undefined, early: 2 },
  })
  const orders = Object.values(rules).map((rule) => Object.keys(rule).join())
  expect(orders).toEqual(['asked,free,early', 'asked,free,early'])
})
