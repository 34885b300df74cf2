import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { addPerson, addTable, entry, summary } from '../testing/stored-tables.ts'
import { until } from '../testing/until.ts'
import { openStorage } from './open-storage.ts'
import { TableStore } from './table-store.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

test.each(['cut', 'clean', 'crash'] as const)(
  'one process learns what another stores, also what it missed (%s)',
  async (how) => {
    const url = await postgres.database()
    const here = await openStorage({ url })
    const there = await openStorage({ url })
    const changed: string[] = []
    const stop = await here.listen(
      (table, number) => changed.push(`${table}:${number}`),
      () => {}, // that the connection was lost is what is tested
    )
    await addPerson(there, 'ann')
    const table = await addTable(there, 'ann')
    const store = new TableStore(there, '')
    await store.lead(table, 'p1', 1000)
    const append = async (number: number) => {
      const entries = [entry(number, { at: Date.now() })]
      await store.append({ table, leader: 'p1', entries, summary: summary() })
    }
    await append(1)
    await expect.poll(() => changed).toEqual([`${table}:1`])

    if (how !== 'cut') await postgres.restart(how)
    else {
      const ours = sql.lit('guildhall listener')
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${ours}`.execute(there.db)
    }
    // Written before the listener is back, or after: it is heard either way.
    await until(() =>
      append(2).then(
        () => true,
        () => false,
      ),
    )
    await expect.poll(() => changed).toContain(`${table}:2`)
    await append(3)
    await expect.poll(() => changed).toContain(`${table}:3`)

    await stop()
    await append(4)
    await Promise.all([here.close(), there.close()])
    expect(changed).not.toContain(`${table}:4`)
  },
)
