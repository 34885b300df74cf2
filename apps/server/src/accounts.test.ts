import { afterAll, beforeAll, expect, test } from 'vitest'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { Visitor } from './testing/visitor.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await runServer({ ADMIN_TOKEN: 'a token that nobody can guess' })
})
afterAll(() => server.end())

const account = (email: string) => ({ email, password: 'correct horse battery' })

interface Me {
  readonly person: { readonly id: string; readonly kind: string; readonly administrator: boolean }
}

test('a guest makes an account, keeps the tables, and comes back from elsewhere', async () => {
  const anna = await new Visitor(server.url).comeIn('Anna')
  const { id } = await anna.ask<{ id: string }>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    chairs: [{ kind: 'me' }],
  })
  await anna.ask('POST', '/api/account', account('Anna@example.org'))
  expect(await anna.ask<Me>('GET', '/api/me')).toMatchObject({ person: { kind: 'account' } })
  const later = new Visitor(server.url)
  await later.ask('POST', '/api/sign-in', account('anna@example.org'))
  expect(await later.ask('GET', '/api/me/tables')).toMatchObject([{ id }])
})

test('who was a guest elsewhere takes those games along', async () => {
  const boris = await new Visitor(server.url).comeIn('Boris')
  await boris.ask('POST', '/api/account', account('boris@example.org'))
  const phone = await new Visitor(server.url).comeIn('Boris on the phone')
  const { id } = await phone.ask<{ id: string }>('POST', '/api/tables', {
    game: 'craftsmen-builders',
    players: 2,
    chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    start: true,
  })
  await phone.ask('POST', '/api/sign-in', account('boris@example.org'))
  expect(await boris.ask('GET', '/api/me/tables')).toMatchObject([{ id }])
})

test('a wrong password, an unknown address and a taken one are refused alike or clearly', async () => {
  const clara = await new Visitor(server.url).comeIn('Clara')
  await clara.ask('POST', '/api/account', account('clara@example.org'))
  const stranger = await new Visitor(server.url).comeIn('Stranger')
  const wrong = { email: 'clara@example.org', password: 'not this one, surely' }
  const unknown = { email: 'nobody@example.org', password: 'not this one, surely' }
  expect(await stranger.call('POST', '/api/sign-in', wrong)).toEqual(
    await stranger.call('POST', '/api/sign-in', unknown),
  )
  expect(await stranger.call('POST', '/api/account', account('clara@example.org'))).toMatchObject({
    status: 409,
    body: { code: 'emailTaken' },
  })
  for (let i = 0; i < 4; i++) await stranger.call('POST', '/api/sign-in', wrong)
  expect(await stranger.call('POST', '/api/sign-in', account('clara@example.org'))).toMatchObject({
    status: 429,
  })
})

test('a password that anybody would try is refused, and nothing changes', async () => {
  const ida = await new Visitor(server.url).comeIn('Ida')
  const refused = { status: 400, body: { code: 'guessable' } }
  for (const password of ['password123', '1234567890', 'ida@example.org']) {
    const wanted = { email: 'ida@example.org', password }
    expect(await ida.call('POST', '/api/account', wanted)).toMatchObject(refused)
  }
  expect(await ida.ask('GET', '/api/me')).toMatchObject({ person: { kind: 'guest' } })
  await ida.ask('POST', '/api/account', account('ida@example.org'))
  expect(await ida.call('PUT', '/api/account/password', { password: 'qwertyuiop' })).toMatchObject(
    refused,
  )
  await new Visitor(server.url).ask('POST', '/api/sign-in', account('ida@example.org'))
})

test('signing out everywhere ends all sessions at once, sockets too', async () => {
  const dora = await new Visitor(server.url).comeIn('Dora')
  await dora.ask('POST', '/api/account', account('dora@example.org'))
  const other = new Visitor(server.url)
  await other.ask('POST', '/api/sign-in', account('dora@example.org'))
  await other.connect()
  const closed = new Promise((resolve) => other.socket.once('close', resolve))
  await dora.ask('POST', '/api/sign-out-everywhere')
  expect(await closed).toBe(4001)
  expect(await other.ask('GET', '/api/me')).toMatchObject({ person: null })
})

test('who signs out on one device stays connected on the others', async () => {
  const vera = await new Visitor(server.url).comeIn('Vera')
  await vera.ask('POST', '/api/account', account('vera@example.org'))
  const other = new Visitor(server.url)
  await other.ask('POST', '/api/sign-in', account('vera@example.org'))
  await Promise.all([vera.connect(), other.connect()])
  const closed = new Promise((resolve) => vera.socket.once('close', resolve))
  await vera.ask('POST', '/api/sign-out')
  expect(await closed).toBe(4001)
  // A socket that is to be closed would be, before it answers.
  const answered = new Promise((resolve) => other.socket.once('message', () => resolve('pong')))
  other.socket.send('{"type":"ping"}')
  expect(await answered).toBe('pong')
  const left = new Promise((resolve) => other.socket.once('close', resolve))
  other.socket.close()
  await left
})

test('a program plays with a token, until it is ended', async () => {
  const emil = await new Visitor(server.url).comeIn('Emil')
  expect(await emil.call('POST', '/api/tokens', { label: 'bot' })).toMatchObject({ status: 403 })
  await emil.ask('POST', '/api/account', account('emil@example.org'))
  const { id, token } = await emil.ask<{ id: string; token: string }>('POST', '/api/tokens', {
    label: 'bot',
  })
  const program = new Visitor(server.url)
  const headers = { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' }
  expect(await program.call('GET', '/api/me', undefined, headers)).toMatchObject({
    body: { person: { name: 'Emil' } },
  })
  await emil.ask('DELETE', `/api/tokens/${id}`)
  expect(await program.call('GET', '/api/me', undefined, headers)).toMatchObject({ status: 401 })
})

test('who knows the token of the server becomes an administrator, nobody else', async () => {
  const fedor = await new Visitor(server.url).comeIn('Fedor')
  await fedor.ask('POST', '/api/account', account('fedor@example.org'))
  expect(await fedor.call('GET', '/metrics')).toMatchObject({ status: 403 })
  expect(
    await fedor.call('POST', '/api/admin/claim', { token: 'something else entirely' }),
  ).toMatchObject({ status: 403 })
  await fedor.ask('POST', '/api/admin/claim', { token: 'a token that nobody can guess' })
  const { id } = await fedor.ask<{ id: string }>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    chairs: [{ kind: 'me' }],
  })
  const command = { type: 'start' } // nobody sits at the other seat
  await fedor.call('POST', `/api/tables/${id}/requests`, {
    id: 'starts-early',
    seen: 2,
    wish: command,
  })
  const { body } = await fedor.call('GET', '/metrics')
  expect(body).toContain('guildhall_sockets 0')
  expect(body).toMatch(/guildhall_requests_total\{outcome="refused"\} [1-9]/)
  expect(body).toMatch(/guildhall_request_seconds_count [1-9]/)
})

test('somebody takes their data along, and is forgotten; the others keep their game', async () => {
  const gina = await new Visitor(server.url).comeIn('Gina')
  const hugo = await new Visitor(server.url).comeIn('Hugo')
  await gina.ask('POST', '/api/account', account('gina@example.org'))
  const { id } = await hugo.ask<{ id: string }>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    chairs: [{ kind: 'me' }],
  })
  const path = `/api/tables/${id}/requests`
  await gina.ask('POST', path, { id: 'gina-sits-1', seen: 0, wish: { type: 'sit', name: 'Gina' } })
  await hugo.ask('POST', path, { id: 'hugo-starts', seen: 3, wish: { type: 'start' } })
  expect(JSON.stringify(await gina.ask('GET', '/api/me/data'))).toContain('gina@example.org')
  await gina.ask('DELETE', '/api/me')
  expect(await gina.ask('GET', '/api/me')).toMatchObject({ person: null })
  expect(await gina.call('POST', '/api/sign-in', account('gina@example.org'))).toMatchObject({
    status: 401,
  })
  const left = await hugo.ask<{ chairs: object[]; status: string }>('GET', `/api/tables/${id}`)
  expect(left).toMatchObject({ status: 'playing' })
  expect(left.chairs[1]).toMatchObject({ name: '', bot: 'apprentice' })
  expect(JSON.stringify(left)).not.toContain('Gina')
})
