import { Quarantined } from '@guildhall/tables'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { append, ledTables } from '../testing/stored-tables.ts'

onBothDatabases((database) => {
  const damages: Readonly<Record<string, (table: string) => ReturnType<typeof sql>>> = {
    'a changed event': (table) =>
      sql`update entries set body = replace(body, '3', '4') where table_id = ${table} and number = 3`,
    'a changed time': (table) =>
      sql`update entries set at = at + 1 where table_id = ${table} and number = 2`,
    'another person': (table) =>
      sql`update entries set person = 'eve' where table_id = ${table} and number = 2`,
    'a lost entry': (table) => sql`delete from entries where table_id = ${table} and number = 3`,
    'a lost end': (table) => sql`delete from entries where table_id = ${table} and number = 4`,
    'a lost log': (table) => sql`delete from entries where table_id = ${table}`,
    'a changed secret': (table) =>
      sql`update tables set secret = replace(secret, substr(secret, 1, 1), 'x') where id = ${table}`,
    'changed options': (table) =>
      sql`update tables set options = replace(options, 'basic', 'advanced') where id = ${table}`,
    'entries of another table': (table) =>
      sql`update entries set body = (select body from entries as other
        where other.number = 2 and other.table_id = ${table}) where table_id = ${table} and number = 1`,
  }

  describe.each(Object.keys(damages))('%s', (name) => {
    test('sets that table aside and no other', async () => {
      const { storage } = database()
      const { store, tables } = await ledTables(storage, 2)
      const [damaged = '', sound = ''] = tables
      for (const table of tables) {
        for (const number of [1, 2, 3, 4]) await store.append(append(table, number))
      }
      expect(await store.entries(damaged, 0)).toHaveLength(4)
      await damages[name]?.(damaged).execute(storage.db)
      await expect(store.entries(damaged, 0)).rejects.toThrow(Quarantined)
      expect(await store.entries(sound, 0)).toHaveLength(4)
      const aside = await storage.db
        .selectFrom('tables')
        .select(['id', 'fault'])
        .where('fault', 'is not', null)
        .execute()
      expect(aside).toEqual([{ id: damaged, fault: expect.stringMatching(/changed|missing/) }])
    })
  })

  test('what follows a known entry is checked as well', async () => {
    const { storage } = database()
    const { store, tables } = await ledTables(storage, 1)
    const [table = ''] = tables
    for (const number of [1, 2, 3, 4]) await store.append(append(table, number))
    await damages['a changed event']?.(table).execute(storage.db)
    expect(await store.entries(table, 3)).toHaveLength(1)
    await expect(store.entries(table, 2)).rejects.toThrow('entry 3 was changed')
    await expect(store.entries(table, 5)).rejects.toThrow('entry 5 is missing')
  })
})
