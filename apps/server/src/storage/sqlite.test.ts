import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '../testing/house.ts'
import { LibsqlConnection } from './libsql-dialect.ts'
import { openStorage } from './open-storage.ts'
import { assertDurable } from './sqlite.ts'

let scratch: ReturnType<typeof scratchFolder>
beforeEach(() => {
  scratch = scratchFolder()
})
afterEach(() => scratch.remove())

test('a folder in use is refused in one line that names it, and free again afterwards', async () => {
  const { folder } = scratch
  const first = await openStorage({ folder })
  await expect(openStorage({ folder })).rejects.toThrow(`another server uses the folder ${folder}`)
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
    await expect(assertDurable(connection)).rejects.toThrow('the database is not safe')
    connection.close()
  },
)
