import { expect, test } from 'vitest'
import { hintFor } from './hint.ts'
import { createToyGame, TestTable, testHeader } from './testing/test-table.ts'

const sitting = (...seats: string[]): TestTable =>
  new TestTable(testHeader(createToyGame(seats.length))).start(...seats)
const codeOf = (at: TestTable, person: string) => {
  const question = hintFor(at.table, person)
  return 'code' in question ? question.code : null
}

test('who is to decide may have a hint, thought out from what the own seat sees', () => {
  const at = sitting('ann', ':random')
  const { game, state } = at.table.play ?? {}
  expect(hintFor(at.table, 'ann')).toEqual({
    ...{ account: 'ann', table: 'table', game, seat: 0, view: game?.view(state, 0) },
    seed: `hint ${at.table.moved}`,
  })
})

test('nobody else may, and nobody where the table has none', () => {
  const alone = sitting('ann', ':random')
  expect(codeOf(alone, 'bob')).toBe('notSeated')
  alone.must('ann', { type: 'arrange', hints: false })
  expect(codeOf(alone, 'ann')).toBe('noHints')
  const two = sitting('ann', 'bob')
  expect(codeOf(two, 'ann')).toBe('noHints')
  expect(codeOf(two, 'bob')).toBe('notYourTurn')
  two.must('ann', { type: 'hand', seat: 0, bot: 'random' })
  expect(codeOf(two, 'ann')).toBe('botPlays')
  const open = new TestTable(testHeader(createToyGame(2)))
  expect(codeOf(open, 'ann')).toBe('notStarted')
})
