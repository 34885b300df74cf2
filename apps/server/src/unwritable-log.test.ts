import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'
import { onBothDatabases } from './testing/both-databases.ts'
import { scratchFolder } from './testing/stored-tables.ts'
import { unwritableLog } from './unwritable-log.ts'

/** The error of a write for which there is no space. */
async function fullDisk({ db }: Storage): Promise<unknown> {
  await sql`pragma max_page_count = 1`.execute(db) // no more than there are
  const value = 'x'.repeat(1_000_000)
  return db
    .insertInto('meta')
    .values({ key: 'large', value })
    .execute()
    .catch((error: unknown) => error)
}

test('a full disk is one line every few seconds, without a stack; other failures keep theirs', async () => {
  const { folder, remove } = scratchFolder()
  const storage = await openStorage({ folder })
  const err = await fullDisk(storage)
  expect(err).toMatchObject({ code: 'SQLITE_FULL' })

  const lines: { level: number; msg: string; failed?: number; err?: { stack: string } }[] = []
  let now = 0
  const log = pino(
    { hooks: { logMethod: unwritableLog(() => now) } },
    { write: (line) => lines.push(JSON.parse(line)) },
  )
  const request = log.child({ request: 1 })
  for (let i = 0; i < 20; i++) request.error({ err, route: '/api/guest' }, 'a request failed')
  now += 5000
  log.error({ err }, 'a message failed')
  log.error({ err: new Error('another') }, 'a request failed')

  const line = { level: 50, msg: expect.stringMatching(/^the disk is full: /) }
  expect(lines).toMatchObject([{ ...line, failed: 1 }, { ...line, failed: 20 }, { level: 50 }])
  expect(lines.map((each) => each.err?.stack !== undefined)).toEqual([false, false, true])
  await storage.close()
  remove()
})

onBothDatabases((database) => {
  test('a read-only one is a line as well', async () => {
    const { kind, db } = database().storage
    const write = { key: 'some', value: 'thing' }
    const err: unknown = await db
      .transaction()
      .execute(async (transaction) => {
        await sql`${sql.raw(kind === 'sqlite' ? 'pragma query_only = 1' : 'set transaction read only')}`.execute(
          transaction,
        )
        await transaction.insertInto('meta').values(write).execute()
      })
      .catch((error: unknown) => error)
    if (kind === 'sqlite') await sql`pragma query_only = 0`.execute(db)
    const lines: object[] = []
    const hooks = { logMethod: unwritableLog(() => 0) }
    const log = pino({ hooks }, { write: (line) => lines.push(JSON.parse(line)) })
    for (let i = 0; i < 20; i++) log.error({ err }, 'a request failed')
    expect(lines).toEqual([
      expect.objectContaining({
        msg: expect.stringMatching(/^the disk is read-only: /),
        failed: 1,
      }),
    ])
    expect(lines[0]).not.toHaveProperty('err')
  })
})
