import type { ServerMessage } from '@guildhall/protocol'
import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { withAccount } from '../testing/two-player-table.ts'
import { Visitor } from '../testing/visitor.ts'

const ADMIN_TOKEN = 'a token that nobody can guess'
const PASSWORD = 'correct horse battery'
let postgres: Postgres
let one: ServerProcess
let other: ServerProcess
let admin: Visitor

beforeAll(async () => {
  postgres = await startPostgres()
  const env = { DATABASE_URL: await postgres.database(), ADMIN_TOKEN, TRUST_PROXY: '1' }
  one = await runServer(env)
  other = await runServer(env)
  admin = await administrator('Ada')
})
afterAll(async () => {
  await Promise.all([one.end(), other.end()])
  await postgres.stop()
})

async function administrator(name: string): Promise<Visitor> {
  const visitor = await withAccount(one.url, name)
  await visitor.ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
  return visitor
}

const idOf = async (visitor: Visitor): Promise<string> => {
  const { person } = await visitor.ask<{ person: { id: string } }>('GET', '/api/me')
  return person.id
}

const moderate = (id: string, what: object) =>
  admin.call('POST', `/api/admin/people/${id}/moderation`, { reason: 'He shouts', ...what })
const lift = (id: string, kind: string) =>
  admin.call('POST', `/api/admin/people/${id}/lift`, { kind, reason: 'He was sorry' })

const tableOf = (host: Visitor, more: object = {}): Promise<TableView> =>
  host.ask('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }], ...more },
  })
const say = (visitor: Visitor, table: string, text = 'Hello') =>
  visitor.call('POST', `/api/tables/${table}/talk`, { text })
const sit = (visitor: Visitor, table: string, seen: number) =>
  visitor.call('POST', `/api/tables/${table}/requests`, {
    ...{ id: `sits-${seen}-at-it`, seen, wish: { type: 'sit', name: 'Somebody' } },
  })

test('who is muted can’t chat, by HTTP or socket, learns why, and plays on', async () => {
  const boris = await new Visitor(one.url).comeIn('Boris')
  const { id: table } = await tableOf(boris)
  const until = Date.now() + 3_600_000
  await moderate(await idOf(boris), { kind: 'mute', until })
  const muted = { code: 'muted', details: { until, reason: 'He shouts' } }
  expect(await say(boris, table)).toMatchObject({ status: 403, body: muted })
  const elsewhere = await boris.elsewhere(other.url).connect()
  const refused = elsewhere.until(({ type }) => type === 'refused')
  elsewhere.socket.send(JSON.stringify({ type: 'say', table, text: 'Hello' }))
  expect(await refused).toMatchObject(muted)
  await elsewhere.leave()
  expect(await boris.ask('GET', '/api/me')).toMatchObject({
    moderation: [{ kind: 'mute', until, reason: 'He shouts' }],
  })
  await tableOf(boris)
  expect(await lift(await idOf(boris), 'mute')).toMatchObject({ status: 204 })
  expect(await lift(await idOf(boris), 'mute')).toMatchObject({ status: 409 })
  expect(await say(boris, table)).toMatchObject({ status: 204 })
})

test('who has a time-out creates and joins no table, and running games go on', async () => {
  const [boris, clara] = [
    await new Visitor(one.url).comeIn('B'),
    await new Visitor(one.url).comeIn('C'),
  ]
  const shared = { chairs: [{ kind: 'me' }, { kind: 'me', name: 'Dora' }], start: true }
  const { id: running } = await tableOf(boris, shared)
  const open = await tableOf(clara)
  const timeout = { kind: 'timeout', until: Date.now() + 3_600_000 }
  expect(await moderate(await idOf(boris), { kind: 'timeout' })).toMatchObject({ status: 400 })
  expect(await moderate(await idOf(boris), { ...timeout, until: 1 })).toMatchObject({ status: 400 })
  await moderate(await idOf(boris), timeout)
  const refused = { status: 403, body: { code: 'timedOut' } }
  expect(
    await boris.call('POST', '/api/tables', { game: 'red-cathedral', players: 2 }),
  ).toMatchObject(refused)
  expect(await sit(boris, open.id, open.number)).toMatchObject(refused)
  expect(await say(boris, running)).toMatchObject(refused)
  const socket = await boris.elsewhere(other.url).connect()
  await socket.watch(open.id)
  const told = socket.until(({ type }) => type === 'refused')
  const wish = { type: 'sit', name: 'Boris' }
  const request = { type: 'request', table: open.id, id: 'sits-by-socket', seen: open.number, wish }
  socket.socket.send(JSON.stringify(request))
  expect(await told).toMatchObject({ code: 'timedOut' })
  await socket.leave()
  const view = await boris.ask<TableView>('GET', `/api/tables/${running}`)
  const [choice] = view.play?.legal ?? []
  const played = { type: 'play', command: choice?.command }
  await boris.ask('POST', `/api/tables/${running}/requests`, {
    ...{ id: 'plays-on-nevertheless', seen: view.number, wish: played },
  })
  await lift(await idOf(boris), 'timeout')
  expect(await sit(boris, open.id, open.number)).toMatchObject({ status: 200 })
})

test('who is banned is out at once at every process, and a bot plays on', async () => {
  const [boris, clara] = [await withAccount(one.url, 'Boris'), await withAccount(one.url, 'Clara')]
  const { token } = await boris.ask<{ token: string }>('POST', '/api/tokens', { label: 'bot' })
  const { id: table, number } = await tableOf(clara)
  await sit(boris, table, number)
  const { number: seen } = await clara.ask<TableView>('GET', `/api/tables/${table}`)
  const start = { id: 'starts-the-game', seen, wish: { type: 'start' } }
  await clara.ask('POST', `/api/tables/${table}/requests`, start)
  const elsewhere = await boris.elsewhere(other.url).connect()
  const program = await new Visitor(other.url).connect({
    authorization: `Bearer ${token}`,
    cookie: '',
  })
  const closed = [elsewhere, program].map(
    ({ socket }) => new Promise((resolve) => socket.once('close', resolve)),
  )
  const told = elsewhere.until(({ type }) => type === 'refused')
  const id = await idOf(boris)
  await moderate(id, { kind: 'ban' })
  const banned = { code: 'banned', details: { until: null, reason: 'He shouts' } }
  expect(await told).toMatchObject(banned)
  expect(await Promise.all(closed)).toEqual([4001, 4001])
  expect(await boris.ask('GET', '/api/me')).toMatchObject({ person: null })
  const bearer = { authorization: `Bearer ${token}` }
  expect(await new Visitor(other.url).call('GET', '/api/me', undefined, bearer)).toMatchObject({
    status: 401,
  })
  const signIn = { email: 'boris@example.org', password: PASSWORD }
  const guest = await new Visitor(one.url).comeIn('A guest')
  const { id: guests } = await tableOf(guest)
  expect(await guest.call('POST', '/api/sign-in', signIn)).toMatchObject({
    status: 403,
    body: banned,
  })
  // The guest's seats do not go to somebody who is banned.
  expect(await guest.ask('GET', `/api/tables/${guests}`)).toMatchObject({ host: true })
  const { chairs } = await clara.ask<TableView>('GET', `/api/tables/${table}`)
  expect(chairs[1]).toMatchObject({ bot: expect.any(String) })
  await lift(id, 'ban')
  expect(await boris.call('POST', '/api/sign-in', signIn)).toMatchObject({ status: 204 })
})

test('what is imposed on a guest holds for the account they sign in to', async () => {
  await withAccount(one.url, 'Dora')
  const guest = await new Visitor(one.url).comeIn('Guest')
  await moderate(await idOf(guest), { kind: 'mute' })
  await guest.ask('POST', '/api/sign-in', { email: 'dora@example.org', password: PASSWORD })
  expect(await guest.ask('GET', '/api/me')).toMatchObject({
    person: { kind: 'account' },
    moderation: [{ kind: 'mute', until: null }],
  })
})

test('a removed message is gone for everyone; its report keeps it, and the audit until then', async () => {
  const [anna, boris] = [
    await new Visitor(one.url).comeIn('Anna'),
    await new Visitor(one.url).comeIn('Boris'),
  ]
  const { id: table, number } = await tableOf(anna)
  await sit(boris, table, number)
  for (const text of ['Good evening', 'You idiot', 'Sorry']) await say(boris, table, text)
  await say(anna, table, 'I report you')
  const report = { line: 2, reason: 'talk', text: 'Not nice' }
  await anna.ask('POST', `/api/tables/${table}/reports`, report)
  const watcher = await anna.elsewhere(other.url).connect()
  await watcher.watch(table)
  // What was said before may still be on its way from the other process.
  const said = watcher.until((message) => message.type === 'said' && message.line.removed)
  const remove = (line: number) =>
    admin.call('POST', `/api/admin/tables/${table}/talk/${line}/remove`, { reason: 'Insult' })
  expect(await remove(2)).toMatchObject({ status: 204 })
  expect(await remove(2)).toMatchObject({ status: 404 })
  expect(await remove(1)).toMatchObject({ status: 204 })
  const gone = { number: 2, name: 'Somebody', text: '', removed: true }
  expect((await said) as Extract<ServerMessage, { type: 'said' }>).toMatchObject({ line: gone })
  await watcher.leave()
  const late = await new Visitor(other.url).ask<{ text: string }[]>(
    'GET',
    `/api/tables/${table}/talk`,
  )
  expect(late[1]).toMatchObject(gone)
  expect(late.map(({ text }) => text)).toEqual(['', '', 'Sorry', 'I report you'])
  const { reports } = await admin.ask<{ reports: { id: string; lines: object[] }[] }>(
    'GET',
    '/api/admin/reports?only=open',
  )
  const found = reports.find(({ lines }) => JSON.stringify(lines).includes('You idiot'))
  expect(found).toMatchObject({
    ...{ line: 2, name: 'Somebody', body: 'Not nice', reporter_name: 'Anna', person_name: 'Boris' },
    lines: [
      { number: 1, body: 'Good evening', removed: true },
      { number: 2, body: 'You idiot', removed: true, theirs: true },
      { number: 3, body: 'Sorry', removed: false },
      { number: 4, body: 'I report you', theirs: false },
    ],
  })
  const entries = async () => {
    const { entries } = await admin.ask<{ entries: { target: string }[] }>(
      'GET',
      '/api/admin/audit',
    )
    return [1, 2].map((line) => entries.find(({ target }) => target === `${table}/${line}`))
  }
  // Nobody has reported the first.
  expect(await entries()).toMatchObject([
    { action: 'removeMessage', reason: 'Insult', by: 'Ada', message: null },
    { message: 'Somebody: You idiot' },
  ])
  await admin.ask('POST', `/api/admin/reports/${found?.id}/handled`)
  expect(await entries()).toMatchObject([{ message: null }, { message: null }])
})

test('people are found by name or address, page by page, with a masked address', async () => {
  const emil = await withAccount(one.url, 'Emil')
  await emil.ask('PATCH', '/api/me', { name: 'Emil 100%' })
  const id = await idOf(emil)
  const search = async (text: string, more = '') => {
    const path = `/api/admin/people?search=${encodeURIComponent(text)}${more}`
    return (await admin.ask<{ people: { id: string }[] }>('GET', path)).people
  }
  expect(await search('MIL 100%')).toMatchObject([
    {
      ...{ id, name: 'Emil 100%', kind: 'account', administrator: false, openReports: 0 },
      email: 'e…@example.org',
      moderation: [],
    },
  ])
  expect(await search('il_100')).toEqual([])
  expect(await search(id)).toHaveLength(1)
  expect(await search('emil@example.org')).toHaveLength(1)
  expect(await search('', '&page=99')).toEqual([])
  await moderate(id, { kind: 'mute', until: Date.now() + 60_000 })
  const moderated = await search('', '&only=moderated')
  expect(moderated).toContainEqual(expect.objectContaining({ id }))
  expect(await search('', '&only=administrators')).toMatchObject([{ name: 'Ada' }])
  const seen = await admin.ask('GET', `/api/admin/people/${id}`)
  expect(seen).toMatchObject({
    person: { id, moderation: [{ kind: 'mute', reason: 'He shouts' }] },
    ...{ tables: [], reports: [] },
    history: [{ kind: 'mute', created_by_name: 'Ada', lifted: null }],
  })
  expect(JSON.stringify(seen)).not.toMatch(/argon|emil@|token/i)
})

test('administrators are revoked, never the last one, and not banned before that', async () => {
  const bea = await administrator('Bea')
  const [ada, her] = [await idOf(admin), await idOf(bea)]
  for (const kind of ['mute', 'ban']) {
    expect(await moderate(her, { kind })).toMatchObject({
      status: 409,
      body: { code: 'isAdministrator' },
    })
  }
  const revoke = (by: Visitor, id: string) =>
    by.call('POST', `/api/admin/people/${id}/revoke`, { reason: 'Has left the club' })
  // Each revokes the other at once, at two processes: one stays.
  const answers = await Promise.all([revoke(admin, her), revoke(bea.elsewhere(other.url), ada)])
  const [first] = answers.map(({ status }) => status).sort()
  expect(first).toBe(204)
  const remaining = answers[0]?.status === 204 ? admin : bea
  expect(await revoke(remaining, await idOf(remaining))).toMatchObject({
    status: 409,
    body: { code: 'lastAdministrator' },
  })
  const gone = remaining === admin ? bea : admin
  expect(await gone.call('GET', '/api/admin/people')).toMatchObject({ status: 403 })
  const { entries } = await remaining.ask<{ entries: object[] }>('GET', '/api/admin/audit')
  expect(entries[0]).toMatchObject({
    ...{ action: 'revoke', reason: 'Has left the club', about: expect.any(String) },
  })
})
