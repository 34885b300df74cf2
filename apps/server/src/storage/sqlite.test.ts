import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scratchFolder } from '../testing/stored-tables.ts'
import { Checkpointer } from './checkpointer.ts'
import { LibsqlConnection } from './libsql-dialect.ts'
import { openStorage } from './open-storage.ts'
import { assertDurable } from './sqlite.ts'
import { STORAGE_FAULTS } from './storage-error.ts'

let scratch: ReturnType<typeof scratchFolder>
beforeEach(() => {
  scratch = scratchFolder()
})
afterEach(() => scratch.remove())

test('a folder in use is refused in one line that names it, and free again afterwards', async () => {
  const { folder } = scratch
  const first = await openStorage({ folder })
  await expect(openStorage({ folder })).rejects.toThrow(STORAGE_FAULTS.folderInUse(folder))
  await first.close()
  await (await openStorage({ folder })).close()
})

test.each(['synchronous = normal', 'foreign_keys = off', 'journal_mode = delete'])(
  'a database with %s is refused',
  async (pragma) => {
    const connection = new LibsqlConnection(join(scratch.folder, 'some.db'))
    await connection.pragma('journal_mode = wal')
    await connection.run('pragma synchronous = full; pragma foreign_keys = on')
    await assertDurable(connection)
    await connection.pragma(pragma)
    await expect(assertDurable(connection)).rejects.toThrow(STORAGE_FAULTS.unsafe(''))
    connection.close()
  },
)

/** A database with one table, and how to ask it. */
async function smallDatabase() {
  const file = join(scratch.folder, 'small.db')
  const connection = new LibsqlConnection(file)
  await connection.pragma('journal_mode = wal')
  await connection.run('create table words (word text primary key)')
  const ask = (sql: string) => connection.executeQuery<{ word: string }>(CompiledQuery.raw(sql))
  return { file, connection, ask }
}

test('a statement that writes for itself is whole or not there, and the next is not held up', async () => {
  const { connection, ask } = await smallDatabase()
  await ask(`insert into words values ('one')`)
  await expect(ask(`insert into words values ('two'), ('one')`)).rejects.toThrow('UNIQUE')
  expect(await ask(`insert into words values ('three') returning word`)).toMatchObject({
    rows: [{ word: 'three' }],
  })
  expect((await ask('select word from words order by word')).rows).toEqual([
    { word: 'one' },
    { word: 'three' },
  ])
  connection.close()
})

test('what was written is folded into the database beside the writer', async () => {
  const { file, connection, ask } = await smallDatabase()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const checkpointer = new Checkpointer(new LibsqlConnection(file))
  await ask(`insert into words values ('one')`)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await checkpointer.stop()
  copyFileSync(file, `${file}-alone`) // without what lies beside it
  const copy = new LibsqlConnection(`${file}-alone`)
  const { rows } = await copy.executeQuery(CompiledQuery.raw('select word from words'))
  expect(rows).toEqual([{ word: 'one' }])
  copy.close()
  connection.close()
})
