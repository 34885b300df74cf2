import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ROUTES } from './routes/index.ts'
import { openStorage } from './storage/open-storage.ts'
import { BrowserPush } from './testing/browser-push.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { scratchFolder } from './testing/stored-tables.ts'
import { withAccount } from './testing/two-player-table.ts'
import { Visitor } from './testing/visitor.ts'

const { folder, remove } = scratchFolder()
let server: ServerProcess
let anna: Visitor
beforeAll(async () => {
  server = await runServer({
    ...{ GUILDHALL_DATA: folder, TRUST_PROXY: '1', INTERNAL_WEBHOOKS: '1' },
    LIMIT_LINES_PER_HALF_MINUTE: '1',
  })
  anna = await withAccount(server.url, 'Anna')
})
afterAll(async () => {
  await server.end()
  remove()
})

const FROM = (address: string) => ({ 'x-forwarded-for': address })

const pathOf = (path: string): string =>
  path.replaceAll(/:(\w+)/g, '00000000-0000-4000-8000-000000000000')

describe('a change that another page asks for', () => {
  const changes = ROUTES.filter(({ method, who }) => method !== 'GET' && who !== 'peer')
  test.each(changes)('$method $path is refused', async ({ method, path }) => {
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: server.url.replace('http:', 'https:') },
    ]
    for (const headers of foreign) {
      expect(await anna.call(method, pathOf(path), {}, headers)).toMatchObject({
        status: 403,
        body: { code: 'foreignOrigin' },
      })
    }
    // A browser that says nothing of where it comes from, and has a session.
    const silent = await fetch(`${server.url}${pathOf(path)}`, {
      method,
      headers: { cookie: anna.cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(silent.status).toBe(403)
  })
})

describe('a handshake', () => {
  const handshake = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const address = `${server.url.replace('http', 'ws')}/socket?protocol=1`
      const socket = new WebSocket(address, { headers })
      socket.once('open', () => {
        socket.close()
        resolve(101)
      })
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
      socket.once('error', reject)
    })

  test('from any origin but our own is refused, with a session and without', async () => {
    const own = new URL(server.url)
    const origins = [
      ...['null', 'file://', 'https://evil.example', 'http://localhost', `https://${own.host}`],
      ...[`http://127.0.0.1:${own.port}`, `http://[::1]:${own.port}`, `${own.origin}0`],
      ...[`${own.origin}.evil.example`, `http://evil.example/${own.origin}`, `${own.origin}/`],
      ...[`http://sub.${own.host}`, `http://evil@${own.host}`, own.origin.toUpperCase()],
      ...[`http://lоcalhost:${own.port}`, `${own.origin}, https://evil.example`, ' ', own.host],
    ]
    expect(origins.length).toBeGreaterThanOrEqual(15)
    for (const origin of origins) {
      const header = Buffer.from(origin, 'utf8').toString('latin1')
      for (const cookie of [{}, { cookie: anna.cookie }]) {
        const status = await handshake({ origin: header, ...cookie })
        expect({ origin, status }).toEqual({ origin, status: 403 })
      }
    }
  })

  test('with a session that has ended is refused, and what ends one closes its sockets', async () => {
    const boris = await withAccount(server.url, 'Boris')
    const { token, id } = await boris.ask<{ token: string; id: string }>('POST', '/api/tokens', {
      label: 'bot',
    })
    const endings: readonly (() => Promise<unknown>)[] = [
      () => boris.ask('DELETE', `/api/tokens/${id}`),
      () => boris.ask('PUT', '/api/account/password', { password: 'two crows on a fence' }),
      () => boris.ask('POST', '/api/sign-out'),
    ]
    for (const [i, end] of endings.entries()) {
      const before = boris.cookie
      const program = { authorization: `Bearer ${token}`, cookie: '' }
      const device = await (i === 0
        ? new Visitor(server.url).connect(program)
        : boris.elsewhere().connect())
      const closed = new Promise((resolve) => device.socket.once('close', resolve))
      await end()
      expect(await closed).toBe(4001)
      if (i > 0) expect(await handshake({ origin: server.url, cookie: before })).toBe(401)
    }
    expect(await handshake({ authorization: `Bearer ${token}` })).toBe(401)
  })
})

test('over https the session is bound to the host; what is stored is its hash', async () => {
  const { folder: secret, remove: forget } = scratchFolder()
  const env = { GUILDHALL_DATA: secret, PUBLIC_URL: 'https://guildhall.example' }
  const secure = await runServer(env)
  const answer = await fetch(`${secure.url}/api/guest`, {
    method: 'POST',
    headers: { origin: env.PUBLIC_URL, 'content-type': 'application/json' },
    body: '{"name":"Clara"}',
  })
  const cookie = answer.headers.get('set-cookie') ?? ''
  const [, token = ''] = /^__Host-guildhall=([\w-]{43});/.exec(cookie) ?? []
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(cookie).toContain(part)
  expect(cookie).not.toContain('Domain')
  expect(answer.headers.get('strict-transport-security')).toContain('max-age')
  await secure.end()
  const { db, close } = await openStorage({ folder: secret })
  const [session] = await db.selectFrom('sessions').selectAll().execute()
  expect(session?.token_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(session)).not.toContain(token)
  await close()
  forget()
})

test.each(['/', '/api/me', '/api/nothing', '/nowhere'])(
  '%s lets no script of others run',
  async (path) => {
    const { headers } = await fetch(`${server.url}${path}`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

describe('what is too much', () => {
  test('wrong passwords from elsewhere do not lock the owner out', async () => {
    await withAccount(server.url, 'Dora')
    const email = 'dora@example.org'
    const attack = (n: number) =>
      new Visitor(server.url)
        .call(
          'POST',
          '/api/sign-in',
          { email, password: `wrong password ${n}` },
          {
            'x-forwarded-for': `9.9.9.${n % 3}`,
          },
        )
        .then(({ status }) => status)
    const statuses = []
    for (let n = 0; n < 21; n++) statuses.push(await attack(n))
    expect(statuses.filter((status) => status === 401)).toHaveLength(15) // five for each address
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    const owner = new Visitor(server.url)
    await owner.ask('POST', '/api/sign-in', { email, password: 'correct horse battery' })
  })

  test('passwords that are tried at the same time', async () => {
    await withAccount(server.url, 'Lena')
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, n) =>
        fetch(`${server.url}/api/sign-in`, {
          method: 'POST',
          headers: { ...FROM('198.51.100.18'), 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'lena@example.org', password: `wrong password ${n}` }),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(13)
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      expect(await answer.json()).toMatchObject({
        code: 'tooManyAttempts',
        wait: expect.any(Number),
      })
    }
  })

  test('passwords tried from everywhere, which the owner’s own browser does not feel', async () => {
    const mara = await withAccount(server.url, 'Mara')
    const email = 'mara@example.org'
    await mara.ask('POST', '/api/sign-out')
    const signIn = (visitor: Visitor, password: string, address: string) =>
      visitor.call('POST', '/api/sign-in', { email, password }, FROM(address))
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          signIn(new Visitor(server.url), 'a wrong password', `203.0.113.${n}`),
        ),
      )
    }
    const right = 'correct horse battery'
    const elsewhere = new Visitor(server.url)
    expect(await signIn(elsewhere, right, '192.0.2.1')).toMatchObject({ status: 429 })
    expect(await signIn(mara, right, '192.0.2.1')).toMatchObject({ status: 204 })
    // The cookie of another account is of no use.
    const other = await withAccount(server.url, 'Nora')
    expect(await signIn(other, right, '192.0.2.2')).toMatchObject({ status: 429 })
  })

  test('lines of talk, and what is nested too deep', async () => {
    const emil = await (await new Visitor(server.url).comeIn('Emil')).connect()
    const { id } = await emil.ask<TableView>('POST', '/api/tables', {
      ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }] },
    })
    const said = await Promise.all(
      Array.from({ length: 20 }, () =>
        emil.call('POST', `/api/tables/${id}/talk`, { text: 'hello' }).then((one) => one.status),
      ),
    )
    expect(said.filter((status) => status === 429).length).toBeGreaterThanOrEqual(8)
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`
    const command = `{"type":"play","command":{"type":"x","deep":${deep}}}`
    const refused = emil.until(({ type }) => type === 'refused' || type === 'answer')
    emil.socket.send(
      `{"type":"request","table":"${id}","id":"nested-deep","seen":1,"wish":${command}}`,
    )
    expect(await refused).toMatchObject({ type: 'answer', ok: false })
    const answer = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: {
        ...{ origin: server.url, cookie: emil.cookie, 'content-type': 'application/json' },
      },
      body: `{"game":"red-cathedral","players":2,"options":{"x":${deep}}}`,
    })
    expect(answer.status).toBe(400)
    expect(await emil.call('GET', '/healthz')).toMatchObject({ status: 200 })
    await emil.leave()
  })
})

test('who is forgotten is in no backup that is made from then on', async () => {
  const CANARY = 'Zyxwgina'
  const gina = await withAccount(server.url, CANARY)
  const hugo = await withAccount(server.url, 'Hugo')
  const { id } = await gina.ask<TableView>('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, title: `${CANARY}’s table`, chairs: [{ kind: 'me' }] },
  })
  const sit = { id: 'hugo-sits-down', seen: 2, wish: { type: 'sit', name: 'Hugo' } }
  await hugo.ask('POST', `/api/tables/${id}/requests`, sit)
  const start = { id: 'gina-starts-it', seen: 3, wish: { type: 'start' } }
  await gina.ask('POST', `/api/tables/${id}/requests`, start)
  await gina.ask('POST', `/api/tables/${id}/talk`, { text: `I am ${CANARY}` })
  await gina.ask('POST', `/api/tables/${id}/reports`, { seat: 1, reason: 'other', text: CANARY })
  await hugo.ask('PUT', `/api/tables/${id}/silence`, { seat: 0, kind: 'mute' })
  await gina.ask('POST', '/api/tokens', { label: CANARY })
  const url = `http://127.0.0.1:9/${CANARY}`
  await gina.ask('POST', '/api/notifications/webhooks', { kind: 'json', url })
  await gina.ask('POST', '/api/notifications/push', new BrowserPush(url).subscription)
  const backup = (name: string): string => {
    const file = join(folder, name)
    const root = join(import.meta.dirname, '../../..')
    const env = { PATH: process.env['PATH'], GUILDHALL_DATA: folder }
    execFileSync(process.execPath, ['guildhall.mjs', 'backup', file], { cwd: root, env })
    return readFileSync(file, 'utf8')
  }
  expect(backup('before.jsonl').match(/zyxwgina/gi)?.length).toBeGreaterThan(8)
  await gina.ask('DELETE', '/api/me')
  expect(backup('after.jsonl')).not.toMatch(/zyxwgina/i)
  expect(await hugo.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 'playing' })
})
