import { expect, test } from 'vitest'
import { englishTexts, synonymsIn } from './terms.ts'

/** Rewritten apart from the words of the games. */
const APART = /\/guide\/|^apps\/web\//

test('the catalogues of the games use one name for one thing', async () => {
  const texts = await englishTexts()
  expect(texts.length).toBeGreaterThan(1000)
  expect(synonymsIn(texts.filter(({ file }) => !APART.test(file)))).toEqual([])
})

test('a synonym is found, and only where it is one', () => {
  const file = 'games/red-cathedral/board/src/locales/en.ts'
  const found = (words: string, where = file) =>
    synonymsIn([{ file: where, key: 'board.x', words }]).length
  expect(found('Choose a bench for the tile.')).toBe(1)
  expect(found('Choose a workshop for the tile.')).toBe(0)
  expect(found('Choose a bench for the tile.', 'apps/cli/src/messages/en.ts')).toBe(0)
})
