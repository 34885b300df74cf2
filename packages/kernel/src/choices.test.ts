import { expect, test } from 'vitest'
import { Choices } from './index.ts'

const filled = (...items: string[]): Choices<string> => {
  const choices = new Choices<string>()
  for (const each of items) choices.add(each)
  return choices
}

test('choices are kept in the order in which they were added', () => {
  const choices = filled('a', 'b')
  expect(choices.count).toBe(2)
  expect([choices.at(0), choices.at(1)]).toEqual(['a', 'b'])
  expect(choices.toArray()).toEqual(['a', 'b'])
})

test('what was there before a clear is there no more', () => {
  const choices = filled('a', 'b', 'c')
  choices.clear()
  choices.add('d')
  expect(choices.toArray()).toEqual(['d'])
  expect(choices.has('b')).toBe(false)
  expect(() => choices.at(1)).toThrow(RangeError)
})

test('a list taken earlier is one’s own', () => {
  const choices = filled('a')
  const taken = choices.toArray()
  choices.clear()
  choices.add('b')
  expect(taken).toEqual(['a'])
})

test('only the very same reference is among the choices', () => {
  const [one, equal] = [{ type: 'a' }, { type: 'a' }]
  const choices = new Choices<{ type: string }>()
  choices.add(one)
  expect(choices.has(one)).toBe(true)
  expect(choices.has(equal)).toBe(false)
})

test.each([-1, 2, 0.5, Number.NaN])('there is no choice %d of two', (index) => {
  expect(() => filled('a', 'b').at(index)).toThrow(RangeError)
})
