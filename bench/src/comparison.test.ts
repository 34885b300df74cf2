import { expect, test } from 'vitest'
import { compare, median } from './comparison.ts'

test('a ratio above 1 is in our favour, whichever way is up', () => {
  const rate = { words: 'decisions per CPU second', better: 'more' } as const
  const time = { words: 'ns of CPU a copy', better: 'less' } as const
  expect(compare('a', 'b', rate, [3_000_000.4, 1_000_000])).toEqual({
    case: 'a',
    peer: 'b',
    unit: 'decisions per CPU second, more is better',
    ours: 3_000_000,
    theirs: 1_000_000,
    ratio: 3,
  })
  expect(compare('a', 'b', time, [300, 100]).ratio).toBe(0.3333)
})

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})
