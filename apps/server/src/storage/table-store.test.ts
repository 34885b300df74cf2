import { Conflict } from '@guildhall/tables'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addPerson, addTable, entry, scratchFolder, summary } from '../testing/house.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { TableStore } from './table-store.ts'

describe('sqlite', () => {
  const { folder, remove } = scratchFolder()
  let storage: Storage
  beforeEach(async () => {
    storage = await openStorage({ folder })
  })
  afterEach(async () => {
    await storage.close()
    remove()
  })

  test('what is appended is read again', async () => {
    await addPerson(storage, 'ann')
    const table = await addTable(storage, 'ann')
    const store = new TableStore(storage, '')
    expect(await store.lead(table, 'p1', 1000)).toEqual({ mine: true, silent: 0 })
    const sat = entry(1, {
      requestId: 'request-1',
      person: 'ann',
      fact: { type: 'seated', seat: 0, person: 'ann', name: 'Ann' },
    })
    await store.append({ table, leader: 'p1', entries: [sat, entry(2)], summary: summary() })
    await store.append({ table, leader: 'p1', entries: [entry(3)], summary: summary() })
    expect(await store.entries(table, 0)).toEqual([sat, entry(2), entry(3)])
    expect(await store.entries(table, 2)).toEqual([entry(3)])
    const again = { table, leader: 'p1', entries: [entry(3)], summary: summary() }
    await expect(store.append(again)).rejects.toThrow(Conflict)
    expect((await store.card(table))?.game.players).toBe(2)
  })
})
