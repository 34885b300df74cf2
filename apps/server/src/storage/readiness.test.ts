import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { Readiness } from './readiness.ts'

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
