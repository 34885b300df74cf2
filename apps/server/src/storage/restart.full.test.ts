import { Conflict, Uncertain } from '@guildhall/tables'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { append, ledTables } from '../testing/stored-tables.ts'
import { until } from '../testing/until.ts'
import { MIGRATIONS } from './migrate.ts'
import { openStorage } from './open-storage.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

test.each(['clean', 'crash'] as const)(
  'a %s restart of PostgreSQL loses nothing that was acknowledged and doubles nothing',
  async (how) => {
    const storage = await openStorage({ url: await postgres.database() })
    const { store, tables } = await ledTables(storage, 30)
    const acknowledged = new Map<string, number>()
    const failures = { uncertain: 0, refused: 0 }
    let writing = true

    /** Writes on as a live table does: what is uncertain is looked up, what failed is tried again. */
    const writeOn = async (table: string): Promise<void> => {
      let number = 1
      while (writing) {
        try {
          await store.append(append(table, number))
          acknowledged.set(table, number)
          number += 1
        } catch (error) {
          expect(error).not.toBeInstanceOf(Conflict)
          failures[error instanceof Uncertain ? 'uncertain' : 'refused'] += 1
          await until(async () => {
            const stored = await store.entries(table, 0).catch(() => null)
            if (stored !== null) number = stored.length + 1
            return stored !== null
          })
        }
      }
    }
    /** At every table something more is acknowledged. */
    const goesOn = async (): Promise<void> => {
      const before = new Map(acknowledged)
      const more = (table: string) => (acknowledged.get(table) ?? 0) > (before.get(table) ?? 0)
      await until(() => tables.every(more))
    }

    const all = tables.map(writeOn)
    for (let i = 0; i < 3; i++) {
      await goesOn()
      await postgres.restart(how)
    }
    await goesOn()
    writing = false
    await Promise.all(all)
    expect(failures.refused + failures.uncertain).toBeGreaterThan(0)
    for (const table of tables) {
      const stored = await store.entries(table, 0) // in a row, with every hash checked
      expect(stored.length).toBeGreaterThanOrEqual(acknowledged.get(table) ?? 0)
    }
    await storage.close()
  },
)

test('two servers that start at once on a new database change its schema once', async () => {
  const place = { url: await postgres.database() }
  const both = await Promise.all([openStorage(place), openStorage(place)])
  const steps = sql<{ version: number }>`select version from migrations order by version`
  const { rows } = await steps.execute(both[0].db)
  expect(rows.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1))
  for (const one of both) await one.close()
})
