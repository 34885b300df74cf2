import { TOKEN_SCOPES } from '@guildhall/protocol'
import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Scope } from './people/caller.ts'
import { ROUTES } from './routes/index.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { Visitor } from './testing/visitor.ts'

const TOKEN = 'a token that nobody can guess'
let server: ServerProcess
let table: string
const visitors: Partial<Record<Role, Visitor>> = {}

type Role = 'anonymous' | 'guest' | 'account' | 'administrator'
const ROLES: readonly Role[] = ['anonymous', 'guest', 'account', 'administrator']

const signUp = async (visitor: Visitor, name: string): Promise<Visitor> => {
  await visitor.comeIn(name)
  const email = `${name}@example.org`
  await visitor.ask('POST', '/api/account', { email, password: 'correct horse battery' })
  return visitor
}

beforeAll(async () => {
  server = await runServer({ ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' })
  visitors.anonymous = new Visitor(server.url)
  visitors.guest = await new Visitor(server.url).comeIn('guest')
  visitors.account = await signUp(new Visitor(server.url), 'account')
  visitors.administrator = await signUp(new Visitor(server.url), 'administrator')
  await visitors.administrator.ask('POST', '/api/admin/claim', { token: TOKEN })
  const made = await visitors.guest.ask<TableView>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    spectators: false,
    chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  })
  table = made.id
})
afterAll(() => server.end())

/** What a role gets before anything else is looked at. */
const MAY: Readonly<Record<string, readonly Role[]>> = {
  anyone: ROLES,
  person: ['guest', 'account', 'administrator'],
  account: ['account', 'administrator'],
  administrator: ['administrator'],
  peer: [],
}

const pathOf = (path: string): string =>
  path.replace(':table', table).replaceAll(/:(\w+)/g, '00000000-0000-4000-8000-000000000000')

/** Calls that would change who calls, or end the table that is asked about. */
const ENDS = /sign-out|sign-in|\/api\/guest|close/
/** Whoever calls it is not there any more. */
const FORGETS = 'DELETE /api/me'

describe('every route', () => {
  const rows = ROUTES.filter(
    ({ method, path }) => !ENDS.test(path) && `${method} ${path}` !== FORGETS,
  ).flatMap((route) => ROLES.map((role) => ({ ...route, role })))
  test.each(rows)('$method $path ($who) by $role', async ({ method, path, who, role }) => {
    // An empty body is refused only after the caller was admitted.
    const body = method === 'GET' ? undefined : {}
    const answer = await visitors[role]?.call(method, pathOf(path), body)
    const refusedAtTheDoor =
      answer?.status === 401 || (answer?.status === 403 && isDoor(answer.body))
    if (who === 'peer') expect(answer?.status).toBe(404)
    else expect(refusedAtTheDoor).toBe(!MAY[who]?.includes(role))
  })

  const isDoor = (body: unknown): boolean =>
    ['signIn', 'accountNeeded', 'notAllowed'].includes((body as { code: string }).code)

  test('has a path of its own and says what it does', () => {
    const names = ROUTES.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
    expect(ROUTES.every(({ summary }) => summary.length > 5)).toBe(true)
  })

  test('stands in the document, but for what processes ask each other', async () => {
    const document = await visitors.anonymous?.ask<{ paths: Record<string, object> }>(
      'GET',
      '/api/openapi.json',
    )
    const named = Object.entries(document?.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(named.sort()).toEqual(
      ROUTES.filter(({ who }) => who !== 'peer')
        .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
        .sort(),
    )
  })
})

describe('a token', () => {
  const tokens: Partial<Record<Scope, string>> = {}
  beforeAll(async () => {
    for (const scope of TOKEN_SCOPES) {
      const wanted = { label: scope, scopes: [scope] }
      const made = await visitors.administrator?.ask<{ token: string }>(
        ...(['POST', '/api/tokens', wanted] as const),
      )
      tokens[scope] = made?.token ?? ''
    }
  })

  const rows = ROUTES.filter(({ who }) => who !== 'peer').flatMap((route) =>
    TOKEN_SCOPES.map((by) => ({ ...route, by })),
  )
  test.each(rows)(
    '$method $path ($scope) by a token to $by',
    async ({ method, path, scope, by }) => {
      const body = method === 'GET' ? undefined : {}
      const headers = { authorization: `Bearer ${tokens[by]}`, cookie: '' }
      const answer = await new Visitor(server.url, `10.2.0.${TOKEN_SCOPES.indexOf(by)}`).call(
        ...([method, pathOf(path), body, headers] as const),
      )
      const refused =
        answer.status === 403 && (answer.body as { code: string }).code === 'tokenScope'
      expect(refused).toBe(scope !== by)
    },
  )

  test('reaches no route that manages an account or the server', () => {
    const reached = ROUTES.filter(({ scope }) => scope !== undefined)
    const managing = /account|admin|token|sign-|notification|silence|report|\/me$|data/
    const named = reached.map(({ method, path }) => `${method} ${path}`)
    expect(named.filter((name) => managing.test(name))).toEqual(['GET /api/me'])
    expect(reached.filter(({ scope }) => scope === 'metrics')).toMatchObject([{ path: '/metrics' }])
    expect(reached.filter(({ recent }) => recent === true)).toEqual([])
  })

  test('watches or plays by the socket as its scopes say, and not with metrics', async () => {
    const bearer = (scope: Scope) => ({ authorization: `Bearer ${tokens[scope]}`, cookie: '' })
    const { id } = (await visitors.administrator?.ask<TableView>('POST', '/api/tables', {
      ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }] },
    })) ?? { id: '' }
    const request = { id: 'a-request-of-mine', seen: 2, wish: { type: 'start' } }
    const messages = {
      watch: { type: 'watch', table: id },
      request: { type: 'request', table: id, ...request },
      say: { type: 'say', table: id, text: 'Hello' },
    }
    const answerTo = async (visitor: Visitor, message: object) => {
      const answer = visitor.until(({ type }) => type !== 'welcome' && type !== 'presence')
      visitor.socket.send(JSON.stringify(message))
      return answer
    }
    const outOfScope = { type: 'refused', code: 'tokenScope' }
    const reader = await new Visitor(server.url).connect(bearer('read'))
    expect(await answerTo(reader, messages.request)).toMatchObject(outOfScope)
    expect(await answerTo(reader, messages.say)).toMatchObject(outOfScope)
    expect(await answerTo(reader, messages.watch)).toMatchObject({ type: 'table' })
    const player = await new Visitor(server.url).connect(bearer('play'))
    expect(await answerTo(player, messages.watch)).toMatchObject(outOfScope)
    expect(await answerTo(player, messages.request)).toMatchObject({ type: 'answer' })
    await expect(new Visitor(server.url).connect(bearer('metrics'))).rejects.toThrow('403')
    await reader.leave()
    await player.leave()
  })
})

describe('what protects an account', () => {
  test('is changed only by who has just proved who they are', () => {
    const named = ROUTES.filter(({ recent }) => recent === true)
    expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/account/passkeys/:id',
      'DELETE /api/account/sessions/:id',
      'DELETE /api/me',
      'DELETE /api/tokens/:id',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/account/recovery-codes',
      'POST /api/admin/claim',
      'POST /api/admin/people/:id/lift',
      'POST /api/admin/people/:id/moderation',
      'POST /api/admin/people/:id/recovery-code',
      'POST /api/admin/people/:id/revoke',
      'POST /api/sign-out-everywhere',
      'POST /api/tokens',
      'PUT /api/account/email',
      'PUT /api/account/password',
    ])
  })
})

describe('a table that nobody may watch', () => {
  test.each(['', '/log', '/file', '/talk', '/replay?step=0', '/review'])(
    'hides %s from others',
    async (part) => {
      const answer = await visitors.account?.call('GET', `/api/tables/${table}${part}`)
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    },
  )

  test('takes no command of others, and none without a seat', async () => {
    const request = { id: 'a-request-of-mine', seen: 0, wish: { type: 'undo', count: 1 } }
    const answer = await visitors.account?.call('POST', `/api/tables/${table}/requests`, request)
    expect(answer?.status).toBe(403)
  })

  test('gives out neither its file nor a replay nor a review before the end, not even to who plays', async () => {
    for (const part of ['/file', '/replay?step=0', '/review']) {
      expect(await visitors.guest?.call('GET', `/api/tables/${table}${part}`)).toMatchObject({
        status: 409,
        body: { code: 'notOver' },
      })
    }
  })
})

describe('a change from elsewhere', () => {
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost' },
    { origin: 'https://localhost:1' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ]
  test.each(foreign)('with %j is refused and changes nothing', async (headers) => {
    const answer = await visitors.guest?.call('PATCH', '/api/me', { name: 'Mallory' }, headers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreignOrigin' } })
    expect(await visitors.guest?.ask('GET', '/api/me')).toMatchObject({ person: { name: 'guest' } })
  })
})

describe('a socket', () => {
  const handshake = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket?protocol=1`, {
        headers,
      })
      socket.once('open', () => {
        socket.close()
        resolve(101)
      })
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.once('error', reject)
    })

  test('opens for our own pages, with a session or without', async () => {
    expect(await handshake({ origin: server.url })).toBe(101)
    expect(await handshake({ origin: server.url, cookie: visitors.guest?.cookie ?? '' })).toBe(101)
  })

  const origins = [
    ...[
      'null',
      'http://localhost',
      'https://evil.example',
      'http://127.0.0.1',
      'https://localhost',
    ],
    ...['http://localhost.evil.example', 'http://evil.example/http://localhost', 'file://'],
    ...['http://sub.localhost', 'http://LOCALHOST:1', 'http://lоcalhost'],
  ]
  test.each(origins)('does not open for the origin %s', async (origin) => {
    const header = Buffer.from(origin, 'utf8').toString('latin1')
    expect(await handshake({ origin: header, cookie: visitors.guest?.cookie ?? '' })).toBe(403)
  })

  test('does not open without an origin, or with a session that is none', async () => {
    expect(await handshake({ cookie: visitors.guest?.cookie ?? '' })).toBe(403)
    expect(await handshake({ origin: server.url, cookie: 'guildhall=nonsense' })).toBe(401)
    expect(await handshake({ authorization: 'Bearer nonsense' })).toBe(401)
  })

  test('says what is wrong with a message, and stays open', async () => {
    const dora = await (await new Visitor(server.url).comeIn('Dora')).connect()
    const nonsense = [
      '',
      '{',
      'null',
      '[]',
      '{"type":"fly"}',
      '{"type":"watch"}',
      '{"type":"watch","table":"x"}',
    ]
    for (const text of nonsense) {
      const refused = dora.until((message) => message.type === 'refused')
      dora.socket.send(text)
      expect(await refused).toMatchObject({ code: 'badMessage' })
    }
    const pong = dora.until((message) => message.type === 'pong')
    dora.socket.send('{"type":"ping"}')
    await pong
    await dora.leave()
  })
})

describe('what is too much', () => {
  test('a message of more than 16 kB closes the socket, a body of more than 64 kB is refused', async () => {
    const dora = await (await new Visitor(server.url).comeIn('Dora')).connect()
    const closed = new Promise((resolve) => dora.socket.once('close', resolve))
    dora.socket.send('x'.repeat(17_000))
    expect(await closed).toBe(1009)
    expect(await dora.call('POST', '/api/tables', { game: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
    })
  })

  test('a flood of messages, of sockets and of requests', async () => {
    const strict = await runServer({
      LIMIT_MESSAGES_PER_SECOND: '1',
      LIMIT_BURST: '5',
      LIMIT_REQUESTS_PER_MINUTE: '10',
    })
    const emil = await (await new Visitor(strict.url).comeIn('Emil')).connect()
    const closed = new Promise((resolve) => emil.socket.once('close', resolve))
    for (let i = 0; i < 40; i++) emil.socket.send('{"type":"ping"}')
    expect(await closed).toBe(4008)
    const devices = await Promise.all(
      Array.from({ length: 8 }, () =>
        emil
          .elsewhere()
          .connect()
          .then(
            () => 'open',
            () => 'refused',
          ),
      ),
    )
    expect(devices.filter((one) => one === 'open')).toHaveLength(5)
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => emil.call('GET', '/api/me').then(({ status }) => status)),
    )
    expect(answers).toContain(429)
    // The pages themselves are there for everybody behind that address.
    expect((await fetch(`${strict.url}/icon.svg`)).status).toBe(200)
    await strict.end()
  })
})

describe('the chat', () => {
  test('is sent to who has the table open, not to who has muted the speaker', async () => {
    const [anna, boris] = [new Visitor(server.url), new Visitor(server.url)]
    await anna.comeIn('Anna')
    await boris.comeIn('Boris')
    const { id } = await anna.ask<TableView>('POST', '/api/tables', {
      game: 'red-cathedral',
      players: 2,
      chairs: [{ kind: 'me' }],
    })
    await boris.connect()
    await boris.watch(id)
    await boris.submit(id, { type: 'sit', name: 'Boris' })
    const heard = boris.until((message) => message.type === 'said')
    await anna.ask('POST', `/api/tables/${id}/talk`, { text: 'Good evening <b>all</b>' })
    expect(await heard).toMatchObject({
      line: { seat: 0, name: 'Anna', text: 'Good evening <b>all</b>' },
    })
    await boris.ask('PUT', `/api/tables/${id}/silence`, { seat: 0, kind: 'mute' })
    await anna.ask('POST', `/api/tables/${id}/talk`, { text: 'Hello?' })
    expect(await boris.ask('GET', `/api/tables/${id}/talk`)).toEqual([])
    expect(await anna.ask('GET', `/api/tables/${id}/talk`)).toHaveLength(2)
    expect(
      await visitors.guest?.call('POST', `/api/tables/${id}/talk`, { text: 'me too' }),
    ).toMatchObject({
      status: 403,
    })
    await boris.ask('POST', `/api/tables/${id}/reports`, { seat: 0, reason: 'talk' })
    expect(await visitors.administrator?.ask('GET', '/api/admin/reports')).toMatchObject({
      reports: [{ table_id: id, reason: 'talk', handled: null }],
    })
    await boris.leave()
  })
})

describe('an administrator', () => {
  test('sees the tables and closes one, which is written down', async () => {
    const { administrator, guest } = visitors
    const made = await guest?.ask<TableView>('POST', '/api/tables', {
      game: 'craftsmen-builders',
      players: 2,
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      start: true,
    })
    const table = made?.id ?? ''
    const exported = await administrator?.ask<{ table: { secret: string | null } }>(
      'GET',
      `/api/admin/tables/${table}/export`,
    )
    expect(exported?.table.secret).toBeNull()
    await administrator?.ask('POST', `/api/admin/tables/${table}/close`, {})
    expect(await guest?.ask('GET', `/api/tables/${table}`)).toMatchObject({ status: 'closed' })
    const written = await administrator?.ask<{ entries: object[] }>('GET', '/api/admin/audit')
    expect(written?.entries.slice(0, 2)).toMatchObject([
      { action: 'close', target: table, by: 'administrator' },
      { action: 'export', target: table },
    ])
    expect(await administrator?.ask('GET', '/api/admin/health')).toMatchObject({ setAside: 0 })
  })
})
