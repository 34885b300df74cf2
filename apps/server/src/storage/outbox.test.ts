import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, addTable, entry, scratchFolder, summary } from '../testing/stored-tables.ts'
import { openStorage } from './open-storage.ts'
import { claimDue, finishNotice, keepMail, postponeNotice } from './outbox.ts'
import type { Storage } from './storage.ts'
import { TableStore } from './table-store.ts'

const { folder, remove } = scratchFolder()
let storage: Storage
beforeAll(async () => {
  storage = await openStorage({ folder })
})
afterAll(async () => {
  await storage.close()
  remove()
})

test('a notice is stored with its entries, sent by one process, and not said twice', async () => {
  await addPerson(storage, 'ann')
  const table = await addTable(storage, 'ann')
  const store = new TableStore(storage, '')
  await store.lead(table, 'p1', 1000)
  await store.heartbeat('p1', 1000, 7000)
  await store.heartbeat('p2', 1000, 9000)
  const notice = { person: 'ann', kind: 'turn', body: { table }, due: 2000, dedupe: 'turn 1' }
  for (const number of [1, 2]) {
    const notices = [notice]
    const entries = [entry(number)]
    await store.append({ table, leader: 'p1', entries, summary: summary(), notices })
  }
  const claim = (process: string, now: number) =>
    claimDue(storage, { process, now, until: now + 100, what: 'notices' }, 10)
  expect(await claim('p1', 1999)).toEqual([])
  const [claimed, ...more] = await claim('p1', 2000)
  expect(claimed).toMatchObject({ person: 'ann', table_id: table, kind: 'turn', tries: 1 })
  expect(more).toEqual([])
  expect(await claim('p2', 2000)).toEqual([])
  const [orphaned] = await claim('p2', 2100)
  expect(orphaned).toMatchObject({ id: claimed?.id, tries: 2 })
  const { id, dedupe } = orphaned ?? { id: '', dedupe: '' }
  await postponeNotice(storage, { id, dedupe, tries: 2 }, 3000)
  expect(await claim('p1', 2999)).toEqual([])
  expect(await claim('p1', 3000)).toMatchObject([{ tries: 3 }])
  const long = { process: 'p1', now: 3200, until: 9999, what: 'notices' } as const
  expect(await claimDue(storage, long, 10)).toHaveLength(1)
  expect(await claim('p2', 6999)).toEqual([])
  expect(await claim('p2', 7000)).toMatchObject([{ id }]) // p1 is taken for dead
  await finishNotice(storage, { id, dedupe }, 7001)
  expect(await claim('p1', 9000)).toEqual([])
})

test('a mail is claimed by those who send mails, and by nobody who sends notices', async () => {
  await addPerson(storage, 'ben')
  await keepMail(storage.db, { person: 'ben', body: '{"about":"recovery"}', due: 2000 })
  const claim = (what: 'notices' | 'mails') =>
    claimDue(storage, { process: 'p1', now: 2000, until: 2100, what }, 10)
  expect(await claim('notices')).toEqual([])
  expect(await claim('mails')).toMatchObject([{ person: 'ben', kind: 'mail', tries: 1 }])
})

test('a newer notice about a table replaces the one before, also one that is being sent', async () => {
  const table = await addTable(storage, 'ann')
  const store = new TableStore(storage, '')
  await store.lead(table, 'p1', 1000)
  const append = (number: number, dedupe: string) => {
    const notices = [{ person: 'ann', kind: 'turn', body: {}, due: number * 1000, dedupe }]
    return store.append({
      ...{ table, leader: 'p1', entries: [entry(number)], summary: summary(), notices },
    })
  }
  const claim = (now: number) =>
    claimDue(storage, { process: 'p1', now, until: now + 100, what: 'notices' }, 10)
  await append(1, 'first')
  const [claimed] = await claim(1000)
  if (claimed === undefined) throw new Error('nothing was claimed')
  await append(2, 'second')
  await finishNotice(storage, claimed, 1001)
  await postponeNotice(storage, claimed, 9000)
  expect(await claim(1999)).toEqual([])
  expect(await claim(2000)).toMatchObject([{ id: claimed.id, dedupe: 'second', tries: 1 }])
})
