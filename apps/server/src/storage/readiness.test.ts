import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { scratchFolder } from '../testing/stored-tables.ts'
import { openStorage } from './open-storage.ts'
import { Readiness } from './readiness.ts'

test('a disk that is read-only is not ready, and says why', async () => {
  const { folder, remove } = scratchFolder()
  const storage = await openStorage({ folder })
  const lines: string[] = []
  const log = {
    warn: (line: unknown) => lines.push(String(line)),
    info: (line: unknown) => lines.push(String(line)),
  }
  let now = 0
  const readiness = new Readiness(storage, log, () => now)
  for (const isReadOnly of [1, 0]) {
    now += 5000
    await sql`pragma query_only = ${sql.lit(isReadOnly)}`.execute(storage.db)
    expect(await readiness.check()).toBe(isReadOnly === 0)
  }
  expect(lines).toEqual([expect.stringMatching(/^not ready: .*readonly/), 'ready again'])
  await storage.close()
  remove()
})

onBothDatabases((database) => {
  test('a database that cannot be written is not ready, says so once, and recovers', async () => {
    const { storage } = database()
    const lines: string[] = []
    const log = {
      warn: (line: unknown) => lines.push(String(line)),
      info: (line: unknown) => lines.push(String(line)),
    }
    let now = 0
    const readiness = new Readiness(storage, log, () => now)
    const later = () => {
      now += 5000
      return readiness.check()
    }
    expect(await later()).toBe(true)
    await sql`alter table meta rename to elsewhere`.execute(storage.db)
    expect(await readiness.check()).toBe(true) // within the same moments
    expect([await later(), await later()]).toEqual([false, false])
    await sql`alter table elsewhere rename to meta`.execute(storage.db)
    expect(await later()).toBe(true)
    expect(lines).toEqual([expect.stringMatching(/^not ready: .*meta/), 'ready again'])
  })
})
