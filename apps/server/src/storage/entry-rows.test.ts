import type { StoredEntry, TableEvent } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { entryOf, plainEntries } from './entry-rows.ts'

const NAMED: readonly TableEvent[] = [
  { type: 'seated', seat: 0, person: 'cleo', name: 'Cleo Secret' },
  {
    ...{ type: 'proposed', seat: -1, proposal: { what: 'join', seat: 1 } },
    ...{ asker: 'cleo', name: 'Cleo Secret' },
  },
]

test.each(NAMED)('the name in “$type” is kept apart, and can be forgotten', (event) => {
  const entry: StoredEntry = { number: 1, at: 5, event, requestId: null, person: 'cleo' }
  const { plain, names } = plainEntries('table', [entry])
  expect(names).toEqual([{ table_id: 'table', number: 1, person: 'cleo', name: 'Cleo Secret' }])
  const [row] = plain
  if (row === undefined) throw new Error('no entry')
  expect(row.body).not.toContain('Secret')
  expect(entryOf(row, 'Cleo Secret')).toEqual(entry)
  expect(entryOf(row, undefined).event).toEqual({ ...event, name: '' })
})

test('a proposal of a player has no name to forget', () => {
  const proposal = { what: 'join', seat: 1 } as const
  const event: TableEvent = { type: 'proposed', seat: 0, proposal, asker: 'ann' }
  const entry: StoredEntry = { number: 1, at: 5, event, requestId: null, person: 'ann' }
  const { plain, names } = plainEntries('table', [entry])
  expect(names).toEqual([])
  expect(plain.map((row) => entryOf(row, undefined))).toEqual([entry])
})
