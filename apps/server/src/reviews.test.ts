import { BotPool } from '@guildhall/bots/thread'
import { expect, test } from 'vitest'
import { Reviews } from './reviews.ts'
import { openStorage } from './storage/open-storage.ts'
import { addPerson, addTable, scratchFolder } from './testing/stored-tables.ts'

/** Threads that never come to an end of their thoughts. */
const lost = () =>
  new BotPool({
    threads: 1,
    limit: 1000,
    start: () => ({ post() {}, end: () => undefined }),
    after: () => () => {},
    now: () => 0,
    report: () => {},
  })

test('a review whose process has died is offered again, and can be asked for', async () => {
  const { folder, remove } = scratchFolder()
  const storage = await openStorage({ folder })
  const table_id = await addTable(storage, await addPerson(storage, 'ann'))
  // As the process left it.
  const row = { table_id, updated: 1000, done: 7, total: 40, body: null }
  await storage.db.insertInto('reviews').values(row).execute()
  let now = 1000
  const bots = lost()
  const reviews = new Reviews(storage.db, bots, { now: () => now, report: () => {} })
  const order = { table: table_id, person: 'ann', steps: 40, file: async () => '{}' }

  now += 30_000
  expect(await reviews.see(table_id)).toEqual({ state: 'running', done: 7, all: 40 })
  expect(await reviews.ask(order)).toEqual({ state: 'running', done: 7, all: 40 })
  now += 1
  expect(await reviews.see(table_id)).toEqual({ state: 'none' })
  expect(await reviews.ask(order)).toEqual({ state: 'running', done: 0, all: 40 })
  expect(await reviews.see(table_id)).toEqual({ state: 'running', done: 0, all: 40 })

  // A process that ends in order leaves nothing behind, and it can be asked for at once.
  await Promise.all([reviews.close(), bots.close()])
  expect(await reviews.see(table_id)).toEqual({ state: 'none' })
  await storage.close()
  remove()
})
