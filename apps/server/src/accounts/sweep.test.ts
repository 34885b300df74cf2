import { expect, test } from 'vitest'
import { hashOf } from '../people/sessions.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { expired } from '../testing/long-ago.ts'
import { runServer } from '../testing/run-server.ts'
import { addPerson, scratchFolder } from '../testing/stored-tables.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

const DAY = 24 * 60 * 60 * 1000

/** Two of everything that expires: one that has, and one that has a day left. */
async function addExpiring({ db }: Storage, now: number): Promise<void> {
  for (const [name, expires] of Object.entries({ old: now - DAY, fresh: now + DAY })) {
    const mine = { token_hash: hashOf(name), person: 'ann', created: 1, expires }
    const token = { ...mine, id: name, token_hash: hashOf(`${name} token`), used: null }
    const entry = { id: name, person: 'ann', at: expires - 90 * DAY, action: 'signedIn' }
    const session = { ...mine, seen: now, authenticated: 1, label: name }
    const code = { code_hash: name, person: 'ann', kind: 'mail', created: 1, expires } as const
    const claim = { ...mine, email: 'ann@example.org', password: null, invitation: null }
    await db.insertInto('sessions').values(session).execute()
    await db
      .insertInto('api_tokens')
      .values({ ...token, label: name, scopes: 'read play' })
      .execute()
    await db.insertInto('recovery_codes').values(code).execute()
    await db.insertInto('email_claims').values(claim).execute()
    await db
      .insertInto('security_log')
      .values({ ...entry, method: 'password', device: name, address: '' })
      .execute()
  }
}

const EXPIRING = [
  'sessions',
  'api_tokens',
  'recovery_codes',
  'email_claims',
  'security_log',
] as const

async function countAll({ db }: Storage): Promise<number[]> {
  const rows = await Promise.all(
    EXPIRING.map((table) => db.selectFrom(table).selectAll().execute()),
  )
  return rows.map(({ length }) => length)
}

test('a server that starts deletes what has expired, and log entries after 90 days; the rest it keeps', async () => {
  const { folder, remove } = scratchFolder()
  const before = await openStorage({ folder })
  await addPerson(before, 'ann')
  await addExpiring(before, Date.now())
  expect(await countAll(before)).toEqual([2, 2, 2, 2, 2])
  await before.close()
  let left: number[] = []
  await until(async () => {
    const server = await runServer({ GUILDHALL_DATA: folder })
    await server.end()
    const after = await openStorage({ folder })
    left = await countAll(after)
    await after.close()
    return left.every((count) => count < 2)
  })
  expect(left).toEqual([1, 1, 1, 1, 1])
  remove()
})

test('an expired session is nobody, and an expired token is refused, before they are deleted', async () => {
  const { folder, remove } = scratchFolder()
  const server = await runServer({ GUILDHALL_DATA: folder })
  const ann = await new Visitor(server.url).comeIn('Ann')
  await ann.ask('POST', '/api/account', {
    email: 'ann@example.org',
    password: 'correct horse battery',
  })
  const { token } = await ann.ask<{ token: string }>('POST', '/api/tokens', { label: 'bot' })
  const byToken = () =>
    new Visitor(server.url).call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })
  expect(await ann.ask('GET', '/api/me')).toMatchObject({ person: { name: 'Ann' } })
  expect(await byToken()).toMatchObject({ status: 200, body: { person: { name: 'Ann' } } })
  expired(folder)
  expect(await ann.ask('GET', '/api/me')).toMatchObject({ person: null })
  expect(await byToken()).toMatchObject({ status: 401, body: { code: 'badToken' } })
  await expect(ann.connect()).rejects.toThrow('401')
  await server.end()
  remove()
})
