import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { type ServerWithRoles, serverWithRoles } from './testing/server-with-roles.ts'
import { Visitor } from './testing/visitor.ts'

let server: ServerProcess
let visitors: ServerWithRoles['visitors']
beforeAll(async () => {
  ;({ server, visitors } = await serverWithRoles())
})
afterAll(() => server.end())

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
    const answer = await visitors.guest.call('PATCH', '/api/me', { name: 'Mallory' }, headers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreignOrigin' } })
    expect(await visitors.guest.ask('GET', '/api/me')).toMatchObject({ person: { name: 'guest' } })
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
    expect(await handshake({ origin: server.url, cookie: visitors.guest.cookie })).toBe(101)
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
    expect(await handshake({ origin: header, cookie: visitors.guest.cookie })).toBe(403)
  })

  test('does not open without an origin, or with a session that is none', async () => {
    expect(await handshake({ cookie: visitors.guest.cookie })).toBe(403)
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
