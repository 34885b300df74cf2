import { Conflict, Uncertain } from '@guildhall/tables'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { append, ledTables, scratchFolder } from '../testing/stored-tables.ts'
import { openStorage } from './open-storage.ts'
import { TableStore } from './table-store.ts'

test('a full disk refuses and loses nothing; what is stored can be read; space helps at once', async () => {
  const { folder, remove } = scratchFolder()
  const storage = await openStorage({ folder })
  const { store, tables } = await ledTables(storage, 20)
  const pages = async (most: number) => {
    await sql`pragma max_page_count = ${sql.lit(most)}`.execute(storage.db)
  }
  const acknowledged = new Map<string, number>()
  const refused: unknown[] = []
  const round = async () => {
    const writing = tables.map(async (table) => {
      const number = (acknowledged.get(table) ?? 0) + 1
      await store.append(append(table, number))
      acknowledged.set(table, number)
    })
    for (const one of await Promise.allSettled(writing)) {
      if (one.status === 'rejected') refused.push(one.reason)
    }
  }
  const assertStored = async (by: TableStore) => {
    for (const table of tables) {
      expect(await by.entries(table, 0)).toHaveLength(acknowledged.get(table) ?? 0)
    }
  }

  await round()
  await pages(80) // no more than there are, or a few
  while (refused.length < 60) await round()
  for (const reason of refused) {
    expect(reason).toMatchObject({ code: 'SQLITE_FULL' })
    expect(reason).not.toBeInstanceOf(Conflict)
    expect(reason).not.toBeInstanceOf(Uncertain)
  }
  await assertStored(store)

  await pages(100_000)
  refused.length = 0
  await round()
  expect(refused).toEqual([])
  await assertStored(store)
  await storage.close()
  const after = await openStorage({ folder })
  await assertStored(new TableStore(after, ''))
  await after.close()
  remove()
})
