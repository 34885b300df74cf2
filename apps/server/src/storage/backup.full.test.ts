import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { SAMPLES } from '../testing/sample-rows.ts'
import {
  addPerson,
  append,
  entry,
  ledTables,
  scratchFolder,
  summary,
} from '../testing/stored-tables.ts'
import { backup } from './backup.ts'
import { DUMPED } from './dump-tables.ts'
import { NEWEST } from './migrate.ts'
import { openForReading } from './open-for-reading.ts'
import { openStorage } from './open-storage.ts'
import { restore } from './restore.ts'
import type { Storage } from './storage.ts'
import { STORAGE_FAULTS } from './storage-error.ts'
import { TableStore } from './table-store.ts'

const { folder, remove } = scratchFolder()
afterAll(remove)
let files = 0
const newFile = (end = '.jsonl'): string => {
  files += 1
  return join(folder, `${files}${end}`)
}

/** Everything that is stored, but for who leads which table. */
async function contents({ db }: Storage) {
  const all: Record<string, unknown> = {}
  for (const table of DUMPED) {
    const rows = await db.selectFrom(table).selectAll().execute()
    all[table] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()
  }
  return JSON.parse(JSON.stringify(all).replaceAll(/leader\\":\\"(p1|backup)/g, ''))
}

/** A database with something in it. */
async function furnished(storage: Storage) {
  const { store, tables } = await ledTables(storage, 3)
  await addPerson(storage, 'ben', 'Ben “Ä” \u{1f3db}')
  for (const [i, table] of tables.entries()) {
    const seated = { type: 'seated', seat: 0, person: 'ann', name: 'Ann' } as const
    const chairs = [
      { person: 'ann', name: 'Ann', bot: null },
      { person: null, name: '', bot: null },
    ]
    const notices = [{ person: 'ann', kind: 'turn', body: {}, due: 1, dedupe: `${i}` }]
    const entries = [entry(1, { event: seated })]
    await store.append(append(table, 1, { entries, notices, summary: summary({ chairs }) }))
    // More rows than are read at a time.
    const more = Array.from({ length: 300 }, (_, k) => entry(k + 2))
    await store.append(append(table, 2, { entries: more }))
  }
  await storage.db
    .insertInto('chat')
    .values({ ...SAMPLES.chat, table_id: tables[0] ?? '', person: 'ben', body: 'a\nb\u2028c\r' })
    .execute()
  return { store, tables }
}

onBothDatabases((database) => {
  test.each(['.jsonl', '.jsonl.gz'])('a backup (%s) fills an empty database', async (end) => {
    const { storage, another } = database()
    const { tables } = await furnished(storage)
    const file = newFile(end)
    const head = await backup(storage, file, 4000)
    expect(head.rows).toMatchObject({ people: 2, tables: 3, entries: 903, chat: 1, outbox: 3 })
    const copy = await openStorage(await another())
    expect(await restore(file, copy)).toEqual(head)
    expect(await contents(copy)).toEqual(await contents(storage))
    const store = new TableStore(copy, '')
    for (const table of tables) {
      expect(await store.entries(table, 0)).toHaveLength(301)
      // Nobody led it since the backup was made.
      expect(await store.lead(table, 'p9', 9000)).toEqual({ mine: true, silent: 5000 })
      await store.append(append(table, 302, { leader: 'p9' }))
    }
    await copy.close()
    expect(statSync(file).mode & 0o077).toBe(0)
    await expect(backup(storage, file, 1)).rejects.toThrow(STORAGE_FAULTS.fileExists(file))
  })

  test('a backup shows one moment, while others write', async () => {
    const { storage } = database()
    const { store, tables } = await ledTables(storage, 40)
    let stop = false
    let number = 0
    const writing = (async () => {
      while (!stop) {
        number += 1
        await Promise.all(tables.map((table) => store.append(append(table, number))))
      }
    })()
    for (let i = 0; i < 3; i++) {
      const file = newFile()
      await backup(storage, file, 1)
      const copy = await openStorage(await database().another())
      await restore(file, copy)
      const copied = new TableStore(copy, '')
      // Every chain is whole, and what was stored together is there together or not at all.
      for (const table of tables) await copied.entries(table, 0)
      await copy.close()
    }
    stop = true
    await writing
    expect(number).toBeGreaterThan(0)
  })

  test('a backup can be made beside the server that uses the database', async () => {
    const { storage, place, another } = database()
    await furnished(storage)
    const file = newFile()
    const beside = await openForReading(place)
    await backup(beside, file, 1)
    await beside.close()
    const copy = await openStorage(await another())
    await restore(file, copy)
    expect(await contents(copy)).toEqual(await contents(storage))
    await copy.close()
  })

  test('a database with something in it is refused, and keeps it', async () => {
    const { storage } = database()
    await furnished(storage)
    const file = newFile()
    await backup(storage, file, 1)
    const before = await contents(storage)
    await expect(restore(file, storage)).rejects.toThrow(STORAGE_FAULTS.notEmpty('people'))
    expect(await contents(storage)).toEqual(before)
  })

  test('a file that is damaged, foreign or from the future is refused, and nothing changed', async () => {
    const { storage, another } = database()
    await furnished(storage)
    const file = newFile()
    await backup(storage, file, 1)
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n')
    const wrongs: [string, string][] = [
      [text.slice(0, text.length / 2), STORAGE_FAULTS.incomplete],
      [lines.slice(0, 400).join('\n'), STORAGE_FAULTS.incomplete],
      [`${lines[0]}\n`, STORAGE_FAULTS.incomplete],
      ['', STORAGE_FAULTS.incomplete],
      [text.replace('"Ann"', '"Eve"'), STORAGE_FAULTS.modified],
      [lines.filter((_, i) => i !== 5).join('\n'), STORAGE_FAULTS.incomplete],
      ['{"some":"file"}\n{"other":"line"}\n', STORAGE_FAULTS.notBackup],
      ['not json', STORAGE_FAULTS.notBackup],
      [
        rehashed(lines, (head) => ({ ...head, schema: 999 })),
        STORAGE_FAULTS.schemaTooNew('backup', 999, NEWEST),
      ],
      [rehashed(lines, (head) => ({ ...head, version: 2 })), STORAGE_FAULTS.notBackup],
      [rehashed(lines, (head) => ({ ...head, rows: {} })), STORAGE_FAULTS.wrongCount('people')],
      [
        rehashed(lines, more('people', 2), '["people",{"id":"eve"}]'),
        STORAGE_FAULTS.notRestored('people', ''),
      ],
      [
        rehashed(lines, more('people', 2), '["people",{"nonsense":1}]'),
        STORAGE_FAULTS.notRestored('people', ''),
      ],
      [
        rehashed(lines, more('no_table', 0), '["no_table",{"a":1}]'),
        STORAGE_FAULTS.notRestored('no_table', ''),
      ],
    ]
    const copy = await openStorage(await another())
    const empty = await contents(copy)
    for (const [wrong, why] of wrongs) {
      const damaged = newFile()
      writeFileSync(damaged, wrong)
      await expect(restore(damaged, copy), why).rejects.toThrow(why)
      expect(await contents(copy)).toEqual(empty)
    }
    await expect(restore(join(folder, 'none'), copy)).rejects.toThrow(STORAGE_FAULTS.unreadable(''))
    await restore(file, copy)
    await copy.close()
  })
})

const more = (table: string, rows: number) => (head: Record<string, unknown>) => ({
  ...head,
  rows: { ...(head['rows'] as object), [table]: rows + 1 },
})

test('a folder without a database, or with that of another program, is not read', async () => {
  const scratch = scratchFolder()
  await expect(openForReading(scratch)).rejects.toThrow(STORAGE_FAULTS.noDatabase(scratch.folder))
  const storage = await openStorage(scratch)
  await sql`insert into migrations values (999, 'later', 1)`.execute(storage.db)
  await expect(openForReading(scratch)).rejects.toThrow(STORAGE_FAULTS.schemaDiffers(999, NEWEST))
  await storage.close()
  scratch.remove()
})

/** The backup with another head or one more row, and an end that agrees. */
function rehashed(
  lines: readonly string[],
  change: (head: Record<string, unknown>) => unknown,
  row?: string,
): string {
  const [head = '', ...rest] = lines.slice(0, -2)
  const body = [
    JSON.stringify(change(JSON.parse(head))),
    ...(row === undefined ? [] : [row]),
    ...rest,
  ]
  const text = body.map((line) => `${line}\n`).join('')
  const sha256 = createHash('sha256').update(text).digest('hex')
  return `${text}${JSON.stringify({ lines: body.length, sha256 })}\n`
}
