import { randomUUID } from 'node:crypto'
import type { TableView } from '@guildhall/tables'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { SEED } from '../storage/advisory-locks.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { Visitor } from '../testing/visitor.ts'

const TABLES = 6
const BOTS = 3
let postgres: Postgres
let database: string
let servers: readonly ServerProcess[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  database = await postgres.database()
  const env = {
    ...{ DATABASE_URL: database, TRUST_PROXY: '1' },
    ...{ LIMIT_TABLES_PER_PERSON: `${TABLES}`, LIMIT_BOT_SEATS_PER_PERSON: `${BOTS}` },
  }
  servers = await Promise.all([runServer(env), runServer(env)])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()))
  await postgres.stop()
})

const first = (): string => servers[0]?.url ?? ''
const TABLE = { game: 'red-cathedral', players: 4, chairs: [{ kind: 'me' }] }

/** The same person at both processes, as often as given, from the same address. */
const atBoth = (person: Visitor, times: number): Visitor[] =>
  Array.from({ length: times }, () => servers.map(({ url }) => person.elsewhere(url))).flat()

const granted = (answers: readonly { readonly status: number }[]): number =>
  answers.filter(({ status }) => status < 300).length

test('tables asked for at two processes at once are counted one after the other', async () => {
  for (let round = 0; round < 5; round++) {
    const anna = await new Visitor(first(), `192.0.2.${round + 1}`).comeIn('Anna')
    const answers = await Promise.all(
      atBoth(anna, 6).map((visitor) => visitor.call('POST', '/api/tables', TABLE)),
    )
    expect(granted(answers)).toBe(TABLES)
    const codes = answers.filter(({ status }) => status >= 300).map(({ body }) => body)
    expect(codes).toEqual(codes.map(() => expect.objectContaining({ code: 'tooManyTables' })))
  }
})

test('so are those of a person at several addresses', async () => {
  for (let round = 0; round < 5; round++) {
    const berta = await new Visitor(first(), `192.0.2.${50 + round}`).comeIn('Berta')
    const answers = await Promise.all(
      atBoth(berta, 6).map((visitor, at) =>
        visitor.call('POST', '/api/tables', TABLE, { 'x-forwarded-for': `192.0.2.${60 + at}` }),
      ),
    )
    expect(granted(answers)).toBe(TABLES)
  }
})

test('so are bots seated at two processes at once', async () => {
  const clara = await new Visitor(first(), '192.0.2.80').comeIn('Clara')
  const open = await Promise.all(
    Array.from({ length: TABLES }, () => clara.ask<TableView>('POST', '/api/tables', TABLE)),
  )
  const both = atBoth(clara, TABLES / 2)
  const answers = await Promise.all(
    open.map(({ id, number }, at) =>
      both[at]?.call('POST', `/api/tables/${id}/requests`, {
        ...{ id: randomUUID(), seen: number, wish: { type: 'seatBot', seat: 1, bot: 'novice' } },
      }),
    ),
  )
  const seated = answers.filter((answer) => answer?.status === 200)
  expect(seated).toHaveLength(BOTS)
})

test('whoever cannot be counted now is asked to send the same again, and nothing is seated', async () => {
  const dora = await new Visitor(first(), '192.0.2.90').comeIn('Dora')
  const { person } = await dora.ask<{ person: { id: string } }>('GET', '/api/me')
  const { id, number } = await dora.ask<TableView>('POST', '/api/tables', TABLE)
  const wish = { type: 'seatBot', seat: 1, bot: 'novice' }
  const request = { id: randomUUID(), seen: number, wish }
  const seat = () => dora.call('POST', `/api/tables/${id}/requests`, request)
  const other = new pg.Client(database)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('select pg_advisory_lock(hashtextextended($1, $2))', [person.id, SEED])
  expect(await seat()).toMatchObject({
    status: 503,
    body: { ok: false, retry: true, number, refusal: { code: 'busy' } },
  })
  await other.end()
  expect(await seat()).toMatchObject({ status: 200, body: { ok: true, number: number + 1 } })
})
