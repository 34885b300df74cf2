import { expect, test } from 'vitest'
import { wrapName } from './wrap-name.ts'

test.each([
  ['Anna', ['Anna']],
  ['Swift Mason', ['Swift Mason']],
  ['Curious Draughtsman', ['Curious', 'Draughtsman']],
  ['Anna of the Long Bridge', ['Anna of the', 'Long Bridge']],
  ['Rhabarberbarbara', ['Rhabarberba…']],
  ['Sir John of the Very Long Bridge', ['Sir John of', 'the Very Lo…']],
])('%s', (name, lines) => {
  expect(wrapName(name, 12)).toEqual(lines)
})
