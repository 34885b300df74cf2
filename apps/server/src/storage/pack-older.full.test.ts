import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Quarantined, type StoredEntry } from '@guildhall/tables'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { bundled } from '../testing/bundled.ts'
import { openReader } from './open-for-reading.ts'
import { openStorage, type Place } from './open-storage.ts'
import { restore } from './restore.ts'
import type { Storage } from './storage.ts'
import { plainRows } from './stored-log.ts'
import type { EntryRow } from './table-rows.ts'
import { TableStore } from './table-store.ts'

const FIXTURE = join(import.meta.dirname, 'fixtures/0.1.0.jsonl.gz')
/** The last version of the schema without packs. */
const BEFORE = 8
const PAGE = 200

type Logs = ReadonlyMap<string, readonly StoredEntry[]>

const tablesIn = async ({ db }: Storage): Promise<string[]> =>
  (await db.selectFrom('tables').select('id').orderBy('id').execute()).map(({ id }) => id)

async function logsIn(storage: Storage): Promise<Logs> {
  const store = new TableStore(storage, '')
  const logs = new Map<string, readonly StoredEntry[]>()
  for (const table of await tablesIn(storage)) logs.set(table, await store.entries(table, 0))
  return logs
}

/** The stored games as the version before left them: an entry a row. */
async function unpacked(place: Place): Promise<{ storage: Storage; logs: Logs }> {
  const storage = await openStorage(place)
  await restore(FIXTURE, storage)
  const logs = await logsIn(storage)
  const rows: EntryRow[] = []
  for (const table of await tablesIn(storage)) rows.push(...(await plainRows(storage.db, table)))
  await storage.db.deleteFrom('entries').execute()
  for (let from = 0; from < rows.length; from += PAGE) {
    await storage.db
      .insertInto('entries')
      .values(rows.slice(from, from + PAGE))
      .execute()
  }
  await storage.db.deleteFrom('packs').execute()
  return { storage, logs }
}

async function earlier(place: Place): Promise<{ storage: Storage; logs: Logs }> {
  const old = await unpacked(place)
  await sql`drop table packs`.execute(old.storage.db)
  await sql`alter table email_claims drop column invitation`.execute(old.storage.db)
  await sql`delete from migrations where version > ${BEFORE}`.execute(old.storage.db)
  return old
}

const unpackedIn = async ({ db }: Storage): Promise<string[]> => {
  const rows = await db.selectFrom('entries').select('table_id').distinct().execute()
  return rows.map(({ table_id }) => table_id).sort()
}

onBothDatabases((database) => {
  test('the database of an earlier version is packed, and a broken chain stays broken', async () => {
    const place = await database().another()
    const { storage: old, logs } = await earlier(place)
    const [damaged = '', gap = '', ...sound] = [...logs]
      .filter(([, entries]) => entries.length > 10)
      .map(([table]) => table)
    await sql`update entries set body = '{"type":"waited","ms":1}'
      where table_id = ${damaged} and number = 5`.execute(old.db)
    await sql`delete from entries where table_id = ${gap} and number = 5`.execute(old.db)
    const rows = await old.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', 'in', [damaged, gap])
      .orderBy('table_id')
      .orderBy('number')
      .execute()
    await old.close()
    const storage = await openStorage(place)
    expect(await unpackedIn(storage)).toEqual([damaged, gap].sort())
    expect(
      await storage.db
        .selectFrom('entries')
        .selectAll()
        .orderBy('table_id')
        .orderBy('number')
        .execute(),
    ).toEqual(rows)
    const store = new TableStore(storage, '')
    await expect(store.entries(damaged, 0)).rejects.toThrow('entry 5 was changed')
    await expect(store.entries(gap, 0)).rejects.toThrow(Quarantined)
    for (const table of sound) expect(await store.entries(table, 0)).toEqual(logs.get(table))
    await storage.close()
  })

  test('packing goes on where it was interrupted, and what is not packed can be read', async () => {
    const place = await database().another()
    const { storage: old, logs } = await unpacked(place)
    const tables = await tablesIn(old)
    const half = tables.slice(0, tables.length / 2)
    await old.db
      .insertInto('meta')
      .values({ key: 'unpacked', value: half.at(-1) ?? '' })
      .execute()
    await old.close()
    const storage = await openStorage(place)
    const written = half.filter((table) => logs.get(table)?.length !== 0)
    expect(await unpackedIn(storage)).toEqual(written.sort())
    expect(await logsIn(storage)).toEqual(logs)
    const mark = storage.db.selectFrom('meta').select('value').where('key', '=', 'unpacked')
    expect(await mark.execute()).toEqual([])
    await storage.close()
  })

  test('a server that is killed while it packs has lost nothing', async () => {
    const opener = await bundled('storage-opener')
    const place = await database().another()
    const { storage: old, logs } = await earlier(place)
    await old.close()
    const reader = await openReader(place)
    const child = spawn(process.execPath, [opener, JSON.stringify(place)], { stdio: 'inherit' })
    const exit = once(child, 'exit')
    const hasBegun = async () => {
      // Until the schema is there, the question is refused.
      const packs = await sql`select 1 from packs limit 1`.execute(reader.db).catch(() => null)
      return packs !== null && packs.rows.length > 0
    }
    while (child.exitCode === null && !(await hasBegun()));
    child.kill('SIGKILL')
    await exit
    await reader.close()
    const storage = await openStorage(place)
    expect(await logsIn(storage)).toEqual(logs)
    expect(await unpackedIn(storage)).toEqual([])
    await storage.close()
  })
})
