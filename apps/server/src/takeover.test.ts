import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator } from './testing/authenticator.ts'
import { provedLongAgo } from './testing/long-ago.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { Visitor } from './testing/visitor.ts'

const ADMIN_TOKEN = 'a token that nobody can guess'
const folder = mkdtempSync(join(tmpdir(), 'guildhall-takeover-'))
let server: ServerProcess
beforeAll(async () => {
  server = await runServer({ ADMIN_TOKEN, GUILDHALL_DATA: folder, TRUST_PROXY: '1' })
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true, force: true })
})

const account = (email: string) => ({ email, password: 'correct horse battery' })
const NOBODY = { person: null }

let arrived = 0
/** Everybody has an address of their own: limits that count by address are not asked about here. */
const newcomer = (): Visitor => {
  arrived += 1
  return new Visitor(server.url, `10.1.0.${arrived}`)
}

async function signUp(name: string): Promise<Visitor> {
  const visitor = await newcomer().comeIn(name)
  await visitor.ask('POST', '/api/account', account(`${name}@example.org`))
  return visitor
}

const closeOf = (visitor: Visitor): Promise<unknown> =>
  new Promise((resolve) => visitor.socket.once('close', resolve))

const longAgo = (): void => provedLongAgo(folder)

describe('a session from before', () => {
  test('is worth nothing once the guest has an account', async () => {
    const anna = await newcomer().comeIn('anna')
    const thief = await anna.elsewhere().connect()
    const closed = closeOf(thief)
    await anna.ask('POST', '/api/account', account('anna@example.org'))
    expect(await closed).toBe(4001)
    expect(await thief.ask('GET', '/api/me')).toMatchObject(NOBODY)
    expect(await anna.ask('GET', '/api/me')).toMatchObject({ person: { kind: 'account' } })
  })

  test('is worth nothing once the guest has a passkey', async () => {
    const anna = await newcomer().comeIn('anna')
    const thief = anna.elsewhere()
    await addPasskey(anna)
    expect(await thief.ask('GET', '/api/me')).toMatchObject(NOBODY)
    expect(await anna.ask('GET', '/api/me')).toMatchObject({ person: { kind: 'account' } })
  })

  test('is worth nothing once somebody signed in over it, be it a guest’s or an account’s', async () => {
    await signUp('boris')
    const guest = await newcomer().comeIn('guest')
    for (const visitor of [guest, await signUp('clara'), guest]) {
      const thief = await visitor.elsewhere().connect()
      const closed = closeOf(thief)
      await visitor.ask('POST', '/api/sign-in', account('boris@example.org'))
      expect(await closed).toBe(4001)
      expect(await thief.ask('GET', '/api/me')).toMatchObject(NOBODY)
      expect(await visitor.ask('GET', '/api/me')).toMatchObject({ person: { name: 'boris' } })
    }
  })
})

async function addPasskey(visitor: Visitor, key = new Authenticator()): Promise<Authenticator> {
  const options = await visitor.ask<{ challenge: string }>('POST', '/api/account/passkeys/options')
  const response = key.create(options, { origin: server.url })
  await visitor.ask('POST', '/api/account/passkeys', { label: 'my phone', response })
  return key
}

describe('whoever finds an open browser', () => {
  const refused = { status: 403, body: { code: 'confirmIdentity' } }
  const tries: readonly [string, string, object?][] = [
    ['PUT', '/api/account/password', { password: 'mine from now on' }],
    ['POST', '/api/account/passkeys/options'],
    ['POST', '/api/account/passkeys', { label: 'mine', response: { id: 'x', response: {} } }],
    ['DELETE', '/api/account/passkeys/abc'],
    ['POST', '/api/tokens', { label: 'mine' }],
    ['POST', '/api/sign-out-everywhere'],
    ['DELETE', '/api/me'],
    ['POST', '/api/admin/claim', { token: ADMIN_TOKEN }],
  ]
  test.each(tries)('is asked who they are: %s %s', async (method, path, body) => {
    const dora = await signUp(
      `dora${tries.findIndex(([, at]) => at === path)}${method.toLowerCase()}`,
    )
    longAgo()
    expect(await dora.call(method, path, body)).toMatchObject(refused)
    const wrong = { password: 'not this one, surely' }
    expect(await dora.call('POST', '/api/account/confirm', wrong)).toMatchObject({
      status: 401,
      body: { code: 'wrongPassword' },
    })
    expect(await dora.call(method, path, body)).toMatchObject(refused)
    await dora.ask('POST', '/api/account/confirm', { password: 'correct horse battery' })
    const answer = await dora.call(method, path, body)
    expect(answer.body).not.toMatchObject({ code: 'confirmIdentity' })
  })

  test('a passkey proves it as well, but not another’s, nor the answer to a sign-in', async () => {
    const emil = await newcomer().comeIn('emil')
    const key = await addPasskey(emil)
    const fedor = await newcomer().comeIn('fedor')
    const foreign = await addPasskey(fedor)
    longAgo()
    const path = '/api/account/confirm/passkey'
    const badKey = { status: 401, body: { code: 'badKey' } }
    const optionsAt = (at: string) => emil.ask<{ challenge: string }>('POST', `${at}/options`)
    const prove = async (by: Authenticator, at = path) =>
      emil.call('POST', path, { response: by.get(await optionsAt(at), { origin: server.url }) })
    expect(await prove(foreign)).toMatchObject(badKey)
    expect(await prove(key, '/api/sign-in/passkey')).toMatchObject(badKey)
    expect(await emil.call('POST', '/api/tokens', { label: 'x' })).toMatchObject(refused)
    expect(await prove(key)).toMatchObject({ status: 204 })
    expect(await emil.call('POST', '/api/tokens', { label: 'x' })).toMatchObject({ status: 201 })
  })

  test('a guest, who has nothing to prove it with, is not asked', async () => {
    const guest = await newcomer().comeIn('guest')
    expect(await guest.call('DELETE', '/api/me')).toMatchObject({ status: 204 })
  })
})

describe('a token', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}`, cookie: '' })
  const make = (visitor: Visitor, wanted: object = {}) =>
    visitor.ask<{ id: string; token: string; expires: number }>('POST', '/api/tokens', {
      label: 'bot',
      ...wanted,
    })

  test('lasts 90 days unless another time is chosen, and has no scope but the three', async () => {
    const gina = await signUp('gina')
    const days = async (wanted: object) => {
      const { expires } = await make(gina, wanted)
      return Math.round((expires - Date.now()) / (24 * 60 * 60 * 1000))
    }
    expect(await days({})).toBe(90)
    expect(await days({ days: 7 })).toBe(7)
    const bad = [{ days: 8 }, { scopes: [] }, { scopes: ['admin'] }, { scopes: ['read', 'read'] }]
    for (const wanted of [...bad, { scopes: ['read', 'metrics'] }]) {
      const answer = await gina.call('POST', '/api/tokens', { label: 'bot', ...wanted })
      expect(answer).toMatchObject({ status: 400 })
    }
    expect(
      await gina.call('POST', '/api/tokens', { label: 'm', scopes: ['metrics'] }),
    ).toMatchObject({ status: 403, body: { code: 'notAllowed' } })
    expect(await gina.ask('GET', '/api/tokens')).toMatchObject([
      { label: 'bot', scopes: ['read', 'play'] },
      { label: 'bot', scopes: ['read', 'play'] },
    ])
  })

  test('is sent as a bearer token, and not in any other form', async () => {
    const jana = await signUp('jana')
    const { token } = await make(jana)
    const statusOf = async (authorization: string) =>
      (await newcomer().call('GET', '/api/me', undefined, { authorization })).status
    const right = [`Bearer ${token}`, `bearer ${token}`, `BEARER  ${token}`]
    expect(await Promise.all(right.map(statusOf))).toEqual([200, 200, 200])
    const wrong = [token, `Basic ${token}`, `Bearer ${token} x`, `Bearer${token}`, 'Bearer']
    expect(await Promise.all(wrong.map(statusOf))).toEqual([401, 401, 401, 401, 401])
    expect(await newcomer().call('GET', `/api/me?token=${token}`)).toMatchObject({
      body: { person: null },
    })
  })

  test('ends alone, with its own sockets and no others', async () => {
    const hugo = await (await signUp('hugo')).connect()
    const [one, two] = [await make(hugo), await make(hugo)]
    const first = await newcomer().connect(bearer(one.token))
    const second = await newcomer().connect(bearer(two.token))
    const closed = closeOf(first)
    await hugo.ask('DELETE', `/api/tokens/${one.id}`)
    expect(await closed).toBe(4001)
    // A socket that is to be closed would be, before it answers.
    for (const visitor of [second, hugo]) {
      const pong = visitor.until(({ type }) => type === 'pong')
      visitor.socket.send('{"type":"ping"}')
      await pong
    }
    await second.leave()
    await hugo.leave()
  })

  test.each([
    ['POST', '/api/sign-out-everywhere', undefined],
    ['PUT', '/api/account/password', { password: 'another horse, another battery' }],
  ])('ends with %s %s, sockets too', async (method, path, body) => {
    const ida = await signUp(`ida-${method.toLowerCase()}`)
    const { token } = await make(ida)
    const program = await newcomer().connect(bearer(token))
    const closed = closeOf(program)
    await ida.ask(method, path, body)
    expect(await closed).toBe(4001)
    expect(await program.call('GET', '/api/me', undefined, bearer(token))).toMatchObject({
      status: 401,
    })
  })
})

test('sessions are listed, this one marked, and ended one by one', async () => {
  const vera = await signUp('vera')
  const phone = newcomer()
  await phone.ask('POST', '/api/sign-in', account('vera@example.org'))
  await phone.connect()
  const list = () => vera.ask<{ id: string; current: boolean }[]>('GET', '/api/account/sessions')
  const sessions = await list()
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ current }) => !current)?.id ?? ''
  const stranger = await signUp('stranger')
  const path = `/api/account/sessions/${other}`
  expect(await stranger.call('DELETE', path)).toMatchObject({ status: 404 })
  const closed = closeOf(phone)
  await vera.ask('DELETE', path)
  expect(await closed).toBe(4001)
  expect(await phone.ask('GET', '/api/me')).toMatchObject(NOBODY)
  expect(await list()).toMatchObject([{ current: true }])
})
