import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { Visitor } from '../testing/visitor.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await runServer({ LIMIT_BOT_SEATS_PER_PERSON: '4', LIMIT_TABLES_PER_PERSON: '3' })
})
afterAll(() => server.end())

const withBots = (bots: number) => ({
  ...{ game: 'red-cathedral', players: bots + 1, start: true },
  chairs: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'novice' }))],
})

test('a person may have so many bots at unfinished tables, and others are not affected', async () => {
  const anna = await (await new Visitor(server.url).comeIn('Anna')).connect()
  const { id } = await anna.ask<TableView>('POST', '/api/tables', withBots(3))
  const refusal = { status: 429, body: { code: 'tooManyBots' } }
  expect(await anna.call('POST', '/api/tables', withBots(2))).toMatchObject(refusal)
  await anna.ask('POST', '/api/tables', withBots(1))
  expect(await anna.call('POST', '/api/tables', withBots(1))).toMatchObject(refusal)
  const boris = await new Visitor(server.url).comeIn('Boris')
  await boris.ask('POST', '/api/tables', withBots(3))
  expect(await anna.submit(id, { type: 'close' })).toMatchObject({ ok: true })
  await anna.ask('POST', '/api/tables', withBots(3))
})

test('a person may have so many unfinished tables', async () => {
  const cleo = await new Visitor(server.url).comeIn('Cleo')
  for (let made = 0; made < 3; made++) await cleo.ask('POST', '/api/tables', withBots(1))
  expect(await cleo.call('POST', '/api/tables', withBots(1))).toMatchObject({
    status: 429,
    body: { code: 'tooManyTables' },
  })
})
