import { randomUUID } from 'node:crypto'
import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpReceiver } from '../testing/http-receiver.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { turnOf, withAccount } from '../testing/two-player-table.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

const ADMIN_TOKEN = 'a token that nobody can guess'
let postgres: Postgres
let one: ServerProcess
let other: ServerProcess
let receiver: HttpReceiver
beforeAll(async () => {
  postgres = await startPostgres()
  receiver = await HttpReceiver.open()
  const env = {
    DATABASE_URL: await postgres.database(),
    ...{ ADMIN_TOKEN, INTERNAL_WEBHOOKS: '1', NOTICE_AFTER_MS: '0' },
  }
  one = await runServer(env)
  other = await runServer(env)
})
afterAll(async () => {
  await Promise.all([one.end(), other.end()])
  receiver.close()
  await postgres.stop()
})

/** A table that the first process leads. */
const tableOf = (host: Visitor): Promise<TableView> =>
  host.ask('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }] },
  })

test('who is at a table, and what is said there, is seen and heard at every process', async () => {
  const anna = await (await new Visitor(one.url).comeIn('Anna')).connect()
  const boris = await (await new Visitor(other.url).comeIn('Boris')).connect()
  const { id } = await tableOf(anna)
  await anna.watch(id)
  await boris.watch(id)
  await boris.submit(id, { type: 'sit', name: 'Boris' })
  const nobody = await new Visitor(other.url).connect()
  await nobody.watch(id)
  const presence = (visitor: Visitor) =>
    visitor.messages.flatMap((message) =>
      message.type === 'presence' || message.type === 'table' ? [message.presence] : [],
    )
  const all = { seats: [true, true], away: [false, false], spectators: 1 }
  for (const visitor of [anna, boris, nobody]) {
    await until(() => JSON.stringify(presence(visitor).at(-1)) === JSON.stringify(all))
  }
  const heard = boris.until((message) => message.type === 'said')
  await anna.ask('POST', `/api/tables/${id}/talk`, { text: 'Good evening' })
  expect(await heard).toMatchObject({
    line: { name: 'Anna', seat: 0, text: 'Good evening', mine: false },
  })
  const writes = anna.until((message) => message.type === 'typing')
  boris.socket.send(JSON.stringify({ type: 'typing', table: id }))
  expect(await writes).toEqual({ type: 'typing', table: id, seat: 1 })
  boris.socket.send(JSON.stringify({ type: 'away', away: true }))
  await until(() => presence(anna).at(-1)?.away[1] === true)
  // Who has the table in sight anywhere is not away.
  const nearer = await boris.elsewhere(one.url).connect()
  await nearer.watch(id)
  await until(() => presence(nobody).at(-1)?.away[1] === false)
  await nearer.leave()
  await boris.leave()
  await until(() => presence(anna).at(-1)?.seats[1] === false)
  await Promise.all([anna.leave(), nobody.leave()])
})

test('who is connected anywhere gets no notification, and who has gone does', async () => {
  const clara = await withAccount(one.url, 'Clara')
  const dora = await withAccount(one.url, 'Dora')
  const emil = await withAccount(one.url, 'Emil')
  for (const [name, visitor] of Object.entries({ dora, emil })) {
    const url = `${receiver.url}/${name}`
    await visitor.ask('POST', '/api/notifications/webhooks', { kind: 'json', url })
  }
  const elsewhere = await dora.elsewhere(other.url).connect()
  await turnOf(dora, clara)
  await turnOf(emil, clara)
  await receiver.waitFor('/emil', 1)
  expect(receiver.at('/dora')).toEqual([])
  await elsewhere.leave()
  expect(await receiver.waitFor('/dora', 1)).toHaveLength(1)
})

test('who signs out everywhere is disconnected at every process', async () => {
  const fedor = await withAccount(one.url, 'Fedor')
  const elsewhere = await fedor.elsewhere(other.url).connect()
  const closed = new Promise((resolve) => elsewhere.socket.once('close', resolve))
  await fedor.ask('POST', '/api/sign-out-everywhere')
  expect(await closed).toBe(4001)
})

test('a guest’s seat is carried over at a table that another process leads', async () => {
  const gina = await withAccount(other.url, 'Gina')
  const guest = await new Visitor(one.url).comeIn('Gina on the phone')
  const { id } = await tableOf(guest)
  const account = { email: 'gina@example.org', password: 'correct horse battery' }
  await guest.elsewhere(other.url).ask('POST', '/api/sign-in', account)
  // The process that she asks learns of it from the one that leads the table.
  await expect
    .poll(() => gina.ask('GET', `/api/tables/${id}`))
    .toMatchObject({ host: true, chairs: [{ mine: true }, {}] })
})

test('an administrator closes a table that another process leads', async () => {
  const hugo = await new Visitor(one.url).comeIn('Hugo')
  const { id } = await tableOf(hugo)
  const administrator = await withAccount(other.url, 'Administrator')
  await administrator.ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
  await administrator.ask('POST', `/api/admin/tables/${id}/close`, {})
  expect(await hugo.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 'closed', number: 3 })
  const late = { id: randomUUID(), seen: 3, wish: { type: 'leave' } }
  expect(await hugo.call('POST', `/api/tables/${id}/requests`, late)).toMatchObject({ status: 409 })
})
