import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededChance } from '@guildhall/kernel'
import { Quarantined, type StoredEntry } from '@guildhall/tables'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { append, ledTables, scratchFolder } from '../testing/stored-tables.ts'
import { openStorage } from './open-storage.ts'
import { snapshotOf } from './sqlite.ts'
import type { Storage } from './storage.ts'
import { StorageError } from './storage-error.ts'
import { TableStore } from './table-store.ts'

const FILES = ['guildhall.db', 'guildhall.db-wal'] as const
const FLIPS = 150
const { folder, remove } = scratchFolder()
const original = join(folder, 'original')
const copy = join(folder, 'copy')
const stored = new Map<string, readonly StoredEntry[]>()

/** As a power cut would leave it: most in the database, the last of it in the log beside it. */
beforeAll(async () => {
  mkdirSync(original)
  const storage = await openStorage({ folder: join(folder, 'live') })
  const { store, tables } = await ledTables(storage, 6)
  const appendUpTo = async (first: number, last: number) => {
    for (let number = first; number <= last; number++) {
      await Promise.all(tables.map((table) => store.append(append(table, number))))
    }
  }
  await appendUpTo(1, 80)
  await storage.db.executeQuery(CHECKPOINT)
  // Somebody who reads keeps the log from being folded into the database, however long this takes.
  await snapshotOf(join(folder, 'live', FILES[0]), async (reader) => {
    await sql`select count(*) from sqlite_master`.execute(reader)
    await appendUpTo(81, 100)
    for (const file of FILES) copyFileSync(join(folder, 'live', file), join(original, file))
  })
  for (const table of tables) stored.set(table, await store.entries(table, 0))
  await storage.close()
})
afterAll(remove)

const CHECKPOINT = CompiledQuery.raw('pragma wal_checkpoint(truncate)')

/** The copy with one fault: what became of each table. */
async function withFault(fault: () => void | Promise<void>) {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy)
  for (const file of FILES) copyFileSync(join(original, file), join(copy, file))
  await fault()
  let storage: Storage
  try {
    storage = await openStorage({ folder: copy })
  } catch (error) {
    expect(error).toBeInstanceOf(StorageError)
    return { refused: 1, whole: 0, shorter: 0, aside: 0 }
  }
  const store = new TableStore(storage, '')
  const count = { refused: 0, whole: 0, shorter: 0, aside: 0 }
  for (const [table, before] of stored) {
    try {
      const header = await store.header(table)
      const entries = header === null ? [] : await store.entries(table, 0)
      // Never another game: the same, or an earlier moment of it.
      expect(entries).toEqual(before.slice(0, entries.length))
      count[entries.length === before.length ? 'whole' : 'shorter'] += 1
    } catch (error) {
      expect(error).toBeInstanceOf(Quarantined)
      count.aside += 1
    }
  }
  await storage.close()
  return count
}

/** Always the same faults. */
function places(seed: string) {
  const chance = seededChance(seed)
  return (most: number): number => chance.int(most)
}

test('the copy without a fault is whole', async () => {
  expect(await withFault(() => {})).toEqual({ refused: 0, whole: 6, shorter: 0, aside: 0 })
})

test.each(FILES)('a flipped byte in %s never makes another game', async (file) => {
  const below = places(`flip ${file}`)
  const sum = { refused: 0, whole: 0, shorter: 0, aside: 0 }
  for (let i = 0; i < FLIPS; i++) {
    const count = await withFault(() => {
      const bytes = readFileSync(join(copy, file))
      const at = below(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8))
      writeFileSync(join(copy, file), bytes)
    })
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += count[key]
  }
  // The flips are felt. Past one in the log nothing counts any more; one in the database itself
  // sets a table aside, and mostly spares the others.
  if (file === 'guildhall.db') expect(sum.aside).toBeGreaterThan(0)
  else expect(sum.shorter).toBeGreaterThan(0)
  expect(sum.whole > sum.aside).toBe(file === 'guildhall.db')
})

test('a log that was cut short leaves an earlier moment of every table', async () => {
  const below = places('cut')
  let shorter = 0
  for (let i = 0; i < 50; i++) {
    const count = await withFault(() => {
      const bytes = readFileSync(join(copy, FILES[1]))
      writeFileSync(join(copy, FILES[1]), bytes.subarray(0, below(bytes.length)))
    })
    expect(count).toMatchObject({ refused: 0, aside: 0 })
    shorter += count.shorter
  }
  expect(shorter).toBeGreaterThan(0)
})

test.each([
  ['entries', 'body', 'table_id'],
  ['entries', 'hash', 'table_id'],
  ['packs', 'pack', 'table_id'],
  ['packs', 'seal', 'table_id'],
  ['tables', 'options', 'id'],
  ['tables', 'secret', 'id'],
])(
  'text in %s.%s that is no text any more sets its table aside, and no other',
  async (of, column, id) => {
    const [damaged] = stored.keys()
    const count = await withFault(async () => {
      const storage = await openStorage({ folder: copy })
      await sql`update ${sql.table(of)} set ${sql.ref(column)} = cast(x'7b22ff80' as text)
      where ${sql.ref(id)} = ${damaged}`.execute(storage.db)
      await storage.close()
    })
    expect(count).toEqual({ refused: 0, whole: 5, shorter: 0, aside: 1 })
  },
)
