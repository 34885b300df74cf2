import { eventsSince, type StoredEntry, viewerOf } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReader } from '../storage/open-for-reading.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableStore } from '../storage/table-store.ts'
import { append, entry, ledTable, scratchFolder, summary } from '../testing/stored-tables.ts'
import type { Asked, Read } from './question.ts'
import { Reader } from './reader.ts'
import { Reading } from './reading.ts'

const ALL = 20_000
const AT_ONCE = 2000
const SPECTATOR = { person: null }

describe('a table with a very long log', () => {
  const { folder, remove } = scratchFolder()
  let storage: Storage
  let store: TableStore
  let table: string
  const entries: StoredEntry[] = Array.from({ length: ALL }, (_, at) =>
    entry(at + 1, { event: { type: 'arranged', hints: at % 2 === 0 } }),
  )
  beforeAll(async () => {
    storage = await openStorage({ folder })
    ;({ store, table } = await ledTable(storage))
    for (let first = 0; first < ALL; first += AT_ONCE) {
      const slice = entries.slice(first, first + AT_ONCE)
      await store.append(append(table, first + 1, { entries: slice, summary: summary() }))
    }
  })
  afterAll(async () => {
    await storage.close()
    remove()
  })

  test('is read page by page, and the pages are the whole', async () => {
    const database = await openReader({ folder })
    const reader = new Reader(database)
    const header = await store.header(table)
    if (header === null) throw new Error('there is no table')
    const whole = eventsSince(header, entries, 0, (state) => viewerOf(state, SPECTATOR))
    const read: unknown[] = []
    for (let after = 0; ; after += 500) {
      const page = { what: 'log', table, after, limit: 500, watcher: SPECTATOR, seats: [] } as const
      const events: unknown[] = JSON.parse(await reader.read(page))
      read.push(...events)
      if (events.length < 500) break
    }
    expect(read).toEqual(whole)
    await database.close()
  })

  test('is the same from any place, also before the one that was read last', async () => {
    const database = await openReader({ folder })
    const reader = new Reader(database)
    const numbers = async (after: number, limit: number) => {
      const page = { what: 'log', table, after, limit, watcher: SPECTATOR, seats: [] } as const
      const events: { number: number }[] = JSON.parse(await reader.read(page))
      return events.map(({ number }) => number)
    }
    expect(await numbers(1200, 2)).toEqual([1201, 1202])
    expect(await numbers(10, 3)).toEqual([11, 12, 13])
    expect(await numbers(13, 1)).toEqual([14])
    expect(await numbers(ALL - 1, 500)).toEqual([ALL])
    expect(await numbers(ALL, 500)).toEqual([])
    await database.close()
  })

  test('a slice of it that was changed is not shown', async () => {
    await storage.db
      .updateTable('packs')
      .set({ pack: new Uint8Array(100) })
      .where('table_id', '=', table)
      .where('number', '=', 2048)
      .execute()
    const database = await openReader({ folder })
    const page = { what: 'log', table, after: 0, watcher: SPECTATOR, seats: [] } as const
    const reader = new Reader(database)
    expect(JSON.parse(await reader.read({ ...page, limit: 500 }))).toHaveLength(500)
    await expect(reader.read({ ...page, after: 1000, limit: 500 })).rejects.toThrow(
      'entries 1025 to 2048 were changed',
    )
    await database.close()
  })
})

describe('long reads', () => {
  /** A thread that reads when the test says so. */
  function readingOf() {
    const asked: Asked[] = []
    const damaged: string[] = []
    let answer: (read: Read) => void = () => {}
    let late: () => void = () => {}
    let started = 0
    const reading = new Reading({
      start(onRead) {
        started += 1
        answer = onRead
        return { post: (question) => asked.push(question), end: async () => undefined }
      },
      after(_ms, call) {
        late = call
        return () => {}
      },
      onDamage: (table) => damaged.push(table),
    })
    return {
      ...{ reading, asked, damaged },
      started: () => started,
      answer: (text = '') => answer({ id: asked.at(-1)?.id ?? 0, text }),
      fail: () => answer({ id: asked.at(-1)?.id ?? 0, fault: 'changed', damaged: true }),
      passTime: () => late(),
    }
  }
  const of = (table: string) => ({ what: 'file', table }) as const

  test('take turns by person and address', async () => {
    const { reading, asked, answer } = readingOf()
    const all = ['a1', 'a2', 'a3'].map((table) => reading.read('ann', of(table)))
    all.push(reading.read('address 127.0.0.1', of('b1')))
    for (let i = 0; i < 4; i++) answer(`${i}`)
    expect(await Promise.all(all)).toEqual(['0', '1', '3', '2'])
    expect(asked.map((each) => 'table' in each && each.table)).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  test('beyond a number one is asked to come back later, and another is not', async () => {
    const { reading } = readingOf()
    const read = (reader: string) => reading.read(reader, of('one')).catch(() => {})
    for (let i = 0; i < 5; i++) read('ann')
    expect(() => reading.read('ann', of('one'))).toThrow('The server is busy.')
    read('bob')
    expect(reading.waiting).toBe(5)
    await reading.close()
    expect(reading.waiting).toBe(0)
  })

  test('one that takes too long is given up, and the next has a fresh thread', async () => {
    const { reading, answer, passTime, started } = readingOf()
    const first = reading.read('ann', of('one'))
    const second = reading.read('ann', of('two'))
    passTime()
    await expect(first).rejects.toMatchObject({ status: 503, code: 'busy', wait: 5 })
    answer('two')
    expect(await second).toBe('two')
    expect(started()).toBe(2)
  })

  test('what was damaged is reported', async () => {
    const { reading, fail, damaged } = readingOf()
    const read = reading.read('ann', of('one'))
    fail()
    await expect(read).rejects.toThrow('changed')
    expect(damaged).toEqual(['one'])
  })
})
