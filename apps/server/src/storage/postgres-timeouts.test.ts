import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { append, ledTable } from '../testing/stored-tables.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { TableStore } from './table-store.ts'

let postgres: Postgres
let here: Storage
let there: Storage
beforeAll(async () => {
  postgres = await startPostgres()
})
beforeEach(async () => {
  const url = await postgres.database()
  here = await openStorage({ url })
  there = await openStorage({ url })
})
afterEach(async () => {
  await Promise.all([here.close(), there.close()])
})
afterAll(() => postgres.stop())

test('a leader that stands still in a transaction keeps nobody from its table, and stores nothing later', async () => {
  const { table } = await ledTable(here)
  const { goOn, stillness } = stoppable()
  const { goOn: hasLocked, stillness: locked } = stoppable()
  const late = here.db.transaction().execute(async (transaction) => {
    await sql`select id from tables where id = ${table} for update`.execute(transaction)
    hasLocked()
    await stillness
    await sql`update tables set title = 'too late' where id = ${table}`.execute(transaction)
  })
  late.catch(() => {}) // looked at below
  await locked

  const others = new TableStore(there, 'http://127.0.0.1:2')
  await others.heartbeat('p2', 8000, 14_000)
  const lead = () => others.lead(table, 'p2', 8000).catch(() => null)
  let leadership = await lead()
  while (leadership === null) leadership = await lead()
  expect(leadership).toEqual({ mine: true, silent: 7000 })
  await others.append(append(table, 1, { leader: 'p2' }))

  goOn()
  await expect(late).rejects.toThrow()
  const thawed = new TableStore(here, 'http://127.0.0.1:1')
  await expect(thawed.append(append(table, 2))).rejects.toThrow('led by p2')
  expect(await there.db.selectFrom('tables').select(['title', 'number']).execute()).toEqual([
    { title: '', number: 1 },
  ])
})

test('who stood still while taking the lead does not take it from a live leader', async () => {
  const { table } = await ledTable(here)
  const { goOn, stillness } = stoppable()
  const { goOn: hasLocked, stillness: locked } = stoppable()
  const holder = there.db.transaction().execute(async (transaction) => {
    await sql`select id from tables where id = ${table} for update`.execute(transaction)
    hasLocked()
    await stillness
  })
  await locked
  const others = new TableStore(there, 'http://127.0.0.1:2')
  const taking = others.lead(table, 'p2', 8000)
  taking.catch(() => {}) // looked at below
  // Until now p1 was dead. It lives on, and whoever asked before does not know it yet.
  await sql`select pg_sleep(2)`.execute(here.db)
  await new TableStore(here, 'http://127.0.0.1:1').heartbeat('p1', 14_500, 20_500)
  goOn()
  await holder
  await expect(taking).rejects.toThrow('too long')
})

test('every connection has its limits, and what takes long has none', async () => {
  const names = ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout']
  const settings = async (db: Storage['db']) => {
    const { rows } = await sql<{ setting: string }>`select setting from pg_settings
      where name in (${sql.join(names)}) order by name`.execute(db)
    return rows.map(({ setting }) => Number(setting))
  }
  expect(await settings(here.db)).toEqual([4000, 5000, 10_000])
  expect(await here.snapshot(settings)).toEqual([300_000, 0, 0])
  expect(await settings(here.db)).toEqual([4000, 5000, 10_000])
})

test('a cancelled statement leaves open whether it was carried out, a refused one does not', async () => {
  const errorOf = (statement: ReturnType<typeof sql>) =>
    here.db
      .transaction()
      .execute(async (transaction) => {
        await sql`set local statement_timeout = 10`.execute(transaction)
        await statement.execute(transaction)
      })
      .catch((error: unknown) => error)
  expect(here.refusal(await errorOf(sql`select pg_sleep(10)`))).toBeNull()
  expect(here.refusal(await errorOf(sql`select 1/0`))).toBe('other')
})

/** Something that stands still until it is told to go on. */
function stoppable(): { readonly goOn: () => void; readonly stillness: Promise<void> } {
  let goOn = () => {}
  const stillness = new Promise<void>((resolve) => {
    goOn = resolve
  })
  return { goOn, stillness }
}
