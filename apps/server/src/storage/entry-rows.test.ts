import type { StoredEntry, TableEvent } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { entryOf, rowsOf } from './entry-rows.ts'

const NAMED: readonly TableEvent[] = [
  { type: 'seated', seat: 0, person: 'cleo', name: 'Cleo Secret' },
  {
    ...{ type: 'proposed', seat: -1, proposal: { what: 'join', seat: 1 } },
    ...{ asker: 'cleo', name: 'Cleo Secret' },
  },
]

test.each(NAMED)('the name in “$type” is kept apart, and can be forgotten', (event) => {
  const entry: StoredEntry = { number: 1, at: 5, event, requestId: null, person: 'cleo' }
  const { rows, names } = rowsOf('table', 'hash', [entry])
  expect(names).toEqual([{ table_id: 'table', number: 1, person: 'cleo', name: 'Cleo Secret' }])
  const [row] = rows
  if (row === undefined) throw new Error('no row')
  expect(row.body).not.toContain('Secret')
  expect(entryOf(row, 'Cleo Secret')).toEqual(entry)
  expect(entryOf(row, null).event).toEqual({ ...event, name: '' })
})

test('a proposal of a player has no name to forget', () => {
  const proposal = { what: 'join', seat: 1 } as const
  const event: TableEvent = { type: 'proposed', seat: 0, proposal, asker: 'ann' }
  const entry: StoredEntry = { number: 1, at: 5, event, requestId: null, person: 'ann' }
  const { rows, names } = rowsOf('table', 'hash', [entry])
  expect(names).toEqual([])
  expect(rows.map((row) => entryOf(row, null))).toEqual([entry])
})
