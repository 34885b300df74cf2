import { expect, test } from 'vitest'
import { add, at, item } from './index.ts'

test('a number or a thing at a place that exists', () => {
  const list = [3, 0]
  add(list, 1, 5)
  expect(at(list, 1)).toBe(5)
  expect(item(['a', 'b'], 0)).toBe('a')
})

test.each([-1, 2, 0.5, Number.NaN])('a place that does not exist is a mistake: %d', (index) => {
  expect(() => at([1, 2], index)).toThrow(RangeError)
  expect(() => item(['a', 'b'], index)).toThrow(RangeError)
  expect(() => add([1, 2], index, 1)).toThrow(RangeError)
})
