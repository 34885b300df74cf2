import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Quarantined, type StoredEntry } from '@guildhall/tables'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import {
  append,
  entry,
  ledTable,
  ledTables,
  scratchFolder,
  summary,
} from '../testing/stored-tables.ts'
import { backup } from './backup.ts'
import { openStorage } from './open-storage.ts'
import { restore } from './restore.ts'
import type { Storage } from './storage.ts'
import { plainLog } from './stored-log.ts'
import { TableStore } from './table-store.ts'

/** Requests of three entries each, by two people and by the table itself. */
const turns = (count: number): StoredEntry[][] =>
  Array.from({ length: count }, (_, turn) => {
    const person = ['ann', 'ben', null][turn % 3] ?? null
    return [1, 2, 3].map((i) => {
      const event = { type: 'arranged', standIn: `“Ä” ${turn}\n` } as const
      const requestId = i === 3 && person !== null ? `request-${turn}` : null
      return entry(turn * 3 + i, { at: 5000 + turn, event, person, requestId })
    })
  })

async function appendAll(store: TableStore, table: string, all: readonly StoredEntry[][]) {
  for (const entries of all) {
    await store.append(append(table, entries[0]?.number ?? 0, { entries }))
  }
}

const shapeOf = async ({ db }: Storage, table: string) => ({
  packs: (
    await db
      .selectFrom('packs')
      .select(['first', 'number'])
      .where('table_id', '=', table)
      .orderBy('number')
      .execute()
  ).map(({ first, number }) => [first, number]),
  rows: (
    await db
      .selectFrom('entries')
      .select('number')
      .where('table_id', '=', table)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number),
})

onBothDatabases((database) => {
  test('what a request led to is one row, and after a while rows are packed', async () => {
    const { storage } = database()
    const { store, table } = await ledTable(storage)
    const all = turns(50)
    await appendAll(store, table, all.slice(0, 21))
    expect(await shapeOf(storage, table)).toEqual({
      packs: [],
      rows: Array.from({ length: 21 }, (_, i) => 3 * i + 3),
    })
    await appendAll(store, table, all.slice(21))
    expect(await shapeOf(storage, table)).toEqual({
      packs: [
        [1, 66],
        [67, 129],
      ],
      rows: [132, 135, 138, 141, 144, 147, 150],
    })
    const whole = all.flat()
    for (const after of [0, 1, 63, 65, 66, 67, 128, 129, 130, 132, 149, 150]) {
      expect(await store.entries(table, after)).toEqual(whole.slice(after))
      for (const most of [1, 2, 64, 100]) {
        expect(await store.entries(table, after, most)).toEqual(whole.slice(after, after + most))
      }
    }
  })

  test('a finished game is one pack, and what follows is added', async () => {
    const { storage } = database()
    const { store, table } = await ledTable(storage)
    const all = turns(60)
    await appendAll(store, table, all)
    const end = { entries: [entry(181)], summary: summary({ status: 'over' }) }
    await store.append(append(table, 181, end))
    expect(await shapeOf(storage, table)).toEqual({ packs: [[1, 181]], rows: [] })
    await store.append(append(table, 182, { ...end, entries: [entry(182)] }))
    expect(await shapeOf(storage, table)).toEqual({ packs: [[1, 181]], rows: [182] })
    expect(await store.entries(table, 0)).toEqual([...all.flat(), entry(181), entry(182)])
  })

  test('a long log has packs of 1,024 entries', async () => {
    const { storage } = database()
    const { store, table } = await ledTable(storage)
    const all = turns(700)
    await appendAll(store, table, all.slice(0, 30))
    await appendAll(store, table, [all.slice(30).flat()])
    expect(await shapeOf(storage, table)).toEqual({
      packs: [
        [1, 1024],
        [1025, 2048],
        [2049, 2100],
      ],
      rows: [],
    })
    expect(await store.entries(table, 0)).toEqual(all.flat())
  })

  const damages: Readonly<Record<string, (table: string) => ReturnType<typeof sql>>> = {
    'a lost pack': (table) => sql`delete from packs where table_id = ${table} and first = 1`,
    'a lost last pack': (table) => sql`delete from packs where table_id = ${table} and first > 1`,
    'a pack with another place': (table) =>
      sql`update packs set first = first - 1 where table_id = ${table} and first > 1`,
    'a changed pack': (table) =>
      sql`update packs set pack = ${new Uint8Array(9)} where table_id = ${table} and first = 1`,
    'another end': (table) =>
      sql`update packs set hash = seal where table_id = ${table} and first > 1`,
    'the pack of another table': (table) =>
      sql`update packs set (pack, hash, seal) = (select pack, hash, seal from packs as other
        where other.table_id <> ${table} and other.first = 1) where table_id = ${table} and first = 1`,
    'a changed row': (table) =>
      sql`update entries set person = 'eve' where table_id = ${table} and number = 150`,
    'a changed secret': (table) =>
      sql`update tables set secret = replace(secret, substr(secret, 1, 1), 'x') where id = ${table}`,
  }

  describe.each(Object.keys(damages))('%s', (name) => {
    test('sets that table aside and no other, also after a backup and more appends', async () => {
      const { storage } = database()
      const { store, tables } = await ledTables(storage, 2)
      const [damaged = '', sound = ''] = tables
      for (const table of tables) await appendAll(store, table, turns(50))
      await damages[name]?.(damaged).execute(storage.db)
      const check = async (by: TableStore) => {
        await expect(by.entries(damaged, 0)).rejects.toThrow(Quarantined)
        expect(await by.entries(sound, 0)).toHaveLength(150)
      }
      await check(store)
      const { folder, remove } = scratchFolder()
      await backup(storage, join(folder, 'backup.jsonl'), 4000)
      const copy = await openStorage({ folder: join(folder, 'copy') })
      await restore(join(folder, 'backup.jsonl'), copy)
      await check(new TableStore(copy, ''))
      await copy.close()
      remove()
      const more = Array.from({ length: 100 }, (_, i) => entry(151 + i))
      await store.append(
        append(damaged, 151, { entries: more, summary: summary({ status: 'over' }) }),
      )
      await check(store)
    })
  })

  test('a backup has every entry in a line of its own, as it was before', async () => {
    const { storage } = database()
    const { store, table } = await ledTable(storage)
    await appendAll(store, table, turns(50))
    const { folder, remove } = scratchFolder()
    await backup(storage, join(folder, 'backup.jsonl'), 4000)
    const lines = readFileSync(join(folder, 'backup.jsonl'), 'utf8').trim().split('\n')
    remove()
    const rows = lines.map((line) => JSON.parse(line)).filter((line) => line[0] === 'entries')
    const log = await plainLog(storage.db, table)
    expect(rows).toEqual(
      log.map((row) => ['entries', { table_id: table, hash: expect.any(String), ...row }]),
    )
    expect(rows.map(([, { number }]) => number)).toEqual(
      Array.from({ length: 150 }, (_, i) => i + 1),
    )
    expect(new Set(rows.map(([, { hash }]) => hash)).size).toBe(150)
    expect(JSON.parse(rows[4][1].body)).toEqual(turns(2)[1]?.[1]?.event)
  })
})
