import { expect, test } from 'vitest'
import { englishTexts, synonymsIn } from './terms.ts'

test('the catalogues use one name for one thing', () => {
  const texts = englishTexts()
  expect(texts.length).toBeGreaterThan(1000)
  expect(synonymsIn(texts)).toEqual([])
})

test('a synonym is found, and only where it is one', () => {
  const file = 'games/red-cathedral/board/src/locales/en.json'
  const found = (words: string, where = file) =>
    synonymsIn([{ file: where, key: 'board.x', words }]).length
  expect(found('Choose a bench for the tile.')).toBe(1)
  expect(found('Choose a workshop for the tile.')).toBe(0)
  expect(found('Choose a bench for the tile.', 'apps/cli/src/locales/en/program.json')).toBe(0)
})
