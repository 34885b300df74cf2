import { expect, test } from 'vitest'
import { withRow } from './ladder.ts'

const rowOf = (who: string, wins: string) =>
  `| A table | ${who} | novice | 10 | ${wins} | 1.0 | 2.0 (3) |`

test('a match that is played again takes the place of its row, another is added', () => {
  const empty = 'before\n<!-- ladder -->\n<!-- end of the ladder -->\nafter\n'
  const one = withRow(empty, rowOf('master', '60 %'))
  const two = withRow(one, rowOf('apprentice', '70 %'))
  const again = withRow(two, rowOf('master', '80 %'))
  expect(again).toMatch(/^before\n/)
  expect(again).toMatch(/\nafter\n$/)
  expect(again.split('\n').filter((line) => line.startsWith('| A'))).toEqual([
    rowOf('master', '80 %'),
    rowOf('apprentice', '70 %'),
  ])
  expect(withRow(again, rowOf('master', '80 %'))).toBe(again)
})
