import { randomUUID } from 'node:crypto'
import type { TableCommand, TableView } from '@guildhall/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { Visitor } from '../testing/visitor.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await runServer({
    ...{ LIMIT_BOT_SEATS_PER_PERSON: '4', LIMIT_TABLES_PER_PERSON: '3', TRUST_PROXY: '1' },
    ...{ LIMIT_BOT_SEATS_PER_ADDRESS: '6', LIMIT_TABLES_PER_ADDRESS: '4' },
  })
})
afterAll(() => server.end())

const guest = (name: string, address: string) => new Visitor(server.url, address).comeIn(name)

const withBots = (bots: number, start = true) => ({
  ...{ game: 'red-cathedral', players: start ? bots + 1 : 4, start },
  chairs: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'novice' }))],
})
const make = (by: Visitor, bots: number, start = true) =>
  by.ask<TableView>('POST', '/api/tables', withBots(bots, start))
const tryToMake = (by: Visitor, bots: number) => by.call('POST', '/api/tables', withBots(bots))

async function submit(by: Visitor, table: string, wish: TableCommand, id = randomUUID()) {
  const { number } = await by.ask<TableView>('GET', `/api/tables/${table}`)
  return by.call('POST', `/api/tables/${table}/requests`, { id, seen: number, wish })
}

const refusedWith = (code: string) => ({ status: 429, body: { code } })
const refusal = (code: string) => ({ status: 409, body: { ok: false, refusal: { code } } })
const GRANTED = { status: 200, body: { ok: true } }

test('a person may have so many bots at unfinished tables, and others are not affected', async () => {
  const anna = await guest('Anna', '192.0.2.1')
  const { id } = await make(anna, 3)
  expect(await tryToMake(anna, 2)).toMatchObject(refusedWith('tooManyBots'))
  await make(anna, 1)
  expect(await tryToMake(anna, 1)).toMatchObject(refusedWith('tooManyBots'))
  await make(await guest('Boris', '192.0.2.2'), 3)
  expect(await submit(anna, id, { type: 'close' })).toMatchObject(GRANTED)
  await make(anna, 3)
})

test('what is asked for at once is counted as if it came one after the other', async () => {
  const zoe = await guest('Zoe', '192.0.2.90')
  const tables = await Promise.all(Array.from({ length: 8 }, () => tryToMake(zoe, 2)))
  expect(tables.filter(({ status }) => status < 300)).toHaveLength(2)
  const yuri = await guest('Yuri', '192.0.2.91')
  const open = [await make(yuri, 1, false), await make(yuri, 1, false)]
  const seats = open.flatMap(({ id }) => [2, 3].map((seat) => ({ id, seat })))
  const seated = await Promise.all(
    seats.map(({ id, seat }) => submit(yuri, id, { type: 'seatBot', seat, bot: 'novice' })),
  )
  const chairs = await Promise.all(
    open.map(async ({ id }) => (await yuri.ask<TableView>('GET', `/api/tables/${id}`)).chairs),
  )
  expect(chairs.flat().filter(({ kind }) => kind === 'bot').length).toBeLessThanOrEqual(4)
  expect(seated.some(({ status }) => status === 409)).toBe(true)
})

test('a person may have so many unfinished tables', async () => {
  const cleo = await guest('Cleo', '192.0.2.3')
  for (let made = 0; made < 3; made++) await make(cleo, 1)
  expect(await tryToMake(cleo, 1)).toMatchObject(refusedWith('tooManyTables'))
})

test('bots count when they are seated later, and for a person, and the same id is answered alike', async () => {
  const dora = await guest('Dora', '192.0.2.4')
  const playing = (await make(dora, 3)).id
  const open = (await make(dora, 0, false)).id
  const seat = (at: number, bot = 'novice') => ({ type: 'seatBot', seat: at, bot }) as const
  const once = randomUUID()
  expect(await submit(dora, open, seat(1), once)).toMatchObject(GRANTED)
  expect(await submit(dora, open, seat(1), once)).toMatchObject(GRANTED)
  expect(await submit(dora, open, seat(2))).toMatchObject(refusal('tooManyBots'))
  expect(await submit(dora, open, seat(1, 'apprentice'))).toMatchObject(GRANTED)
  const hand = { type: 'hand', seat: 0, bot: 'novice' } as const
  expect(await submit(dora, playing, hand)).toMatchObject(refusal('tooManyBots'))
  expect(await submit(dora, open, { type: 'free', seat: 1 })).toMatchObject(GRANTED)
  expect(await submit(dora, playing, hand)).toMatchObject(GRANTED)
})

test('bots count in a rematch, which is not granted before there is room for it', async () => {
  const emil = await guest('Emil', '192.0.2.5')
  const { id } = await make(emil, 3)
  await submit(emil, id, { type: 'close' })
  const other = (await make(emil, 2)).id
  const path = `/api/tables/${id}/rematch`
  expect(await emil.call('POST', path)).toMatchObject(refusedWith('tooManyBots'))
  expect(await emil.ask('GET', `/api/tables/${id}`)).toMatchObject({ rematch: null })
  await submit(emil, other, { type: 'close' })
  const next = await emil.ask('POST', path)
  expect(await emil.ask('POST', path)).toEqual(next)
})

test.each([
  ['an IPv4 address', '192.0.2.6', '192.0.2.6', '192.0.2.7'],
  ['an IPv6 network', '2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1'],
])('guests of %s count together, and accounts do not', async (what, one, same, other) => {
  await make(await guest('Fanny', one), 4 - 1)
  await make(await guest('Gina', same), 3)
  const hans = await guest('Hans', same)
  expect(await tryToMake(hans, 1)).toMatchObject(refusedWith('tooManyBotsHere'))
  await make(await guest('Ida', other), 1)
  for (let made = 0; made < 2; made++) await make(hans, 0, false)
  expect(await tryToMake(hans, 0)).toMatchObject(refusedWith('tooManyTablesHere'))
  const email = `${what.replaceAll(' ', '-')}@example.org`
  await hans.ask('POST', '/api/account', { email, password: 'correct horse battery' })
  await make(hans, 3)
})
