import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { scratchFolder } from '../testing/stored-tables.ts'
import { openStorage } from './open-storage.ts'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

test('the database is readable by its owner only, one from before as well', async () => {
  const { folder, remove } = scratchFolder()
  chmodSync(folder, 0o755)
  for (const old of ['guildhall.db', 'guildhall.lock']) {
    writeFileSync(join(folder, old), '', { mode: 0o644 })
  }
  const storage = await openStorage({ folder })
  expect(modeOf(folder)).toBe('700')
  const files = readdirSync(folder)
  expect(files).toContain('guildhall.db-wal')
  for (const file of files) expect([file, modeOf(join(folder, file))]).toEqual([file, '600'])
  await storage.close()
  remove()
})

test('what is deleted is overwritten in the database', async () => {
  const { folder, remove } = scratchFolder()
  const storage = await openStorage({ folder })
  const { db } = storage
  await db.insertInto('meta').values({ key: 'k', value: 'a secret canary' }).execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const isStored = () => readFileSync(join(folder, 'guildhall.db'), 'latin1').includes('canary')
  expect(isStored()).toBe(true)
  await db.deleteFrom('meta').where('key', '=', 'k').execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await storage.close()
  expect(isStored()).toBe(false)
  remove()
})
