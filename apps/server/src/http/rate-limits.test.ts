import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest, statusIn } from '../testing/raw-request.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'

const MOST = 5
let server: ServerProcess
beforeAll(async () => {
  server = await runServer({ LIMIT_REQUESTS_PER_MINUTE: String(MOST), TRUST_PROXY: '1' })
})
afterAll(() => server.end())

let visitors = 0
const newAddress = () => {
  visitors += 1
  return `198.51.${visitors >> 8}.${visitors & 255}`
}

const get = (target: string, from: string, ...more: string[]) =>
  rawRequest(server.port, [
    ...[`GET ${target} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${from}`],
    ...['Connection: close', ...more],
  ])

/** How many of twice the limit are answered with 429. */
async function refused(target: string, ...more: string[]): Promise<number> {
  const from = newAddress()
  const statuses: number[] = []
  for (let i = 0; i < 2 * MOST; i++) statuses.push(statusIn(await get(target, from, ...more)))
  expect(statuses).not.toContain(500)
  return statuses.filter((status) => status === 429).length
}

describe('a limit holds however an address is spelt', () => {
  test.each([
    ...['/api/me', '/api/me?x', '/%61pi/me', '/%61%70%69/%6d%65', '/api/%6de'],
    ...['http://localhost/api/me', 'http://elsewhere.example/api/me', 'http://localhost/%61pi/me'],
    ...['//api/me', '/./api/me', '/nothing/../api/me', '/API/me', '/api/nothing', '/%61pi/nothing'],
    ...['/nothing.js', '/assets/nothing.js', '/%zz', '/api/%zz', '/api/%c0%af', '/metrics'],
    ...['/%6detrics', '/docs/nothing', '//', '/;/api/me'],
  ])('%s', async (target) => {
    expect(await refused(target)).toBe(MOST)
  })

  test('what is not found below the API is not a page', async () => {
    for (const target of ['/api/nothing', '/%61pi/nothing', '//api/nothing']) {
      expect(await refused(target, 'Accept: text/html')).toBe(MOST)
    }
  })

  test('a refusal says how long to wait', async () => {
    const from = newAddress()
    for (let i = 0; i < MOST; i++) await get('/api/me', from)
    expect(await get('/api/me', from)).toMatch(/^retry-after: [1-9]\d?\r/im)
  })
})

test('pages and checks of the operator do not count', async () => {
  for (const target of ['/healthz', '/readyz']) expect(await refused(target)).toBe(0)
  for (const target of ['/', '/t/some-table', '/account']) {
    expect(await refused(target, 'Accept: text/html')).toBe(0)
  }
})

describe('a chain of proxies', () => {
  test('a forged first entry changes nothing', async () => {
    const from = newAddress()
    const statuses: number[] = []
    for (let i = 0; i < 2 * MOST; i++) {
      statuses.push(statusIn(await get('/api/me', `203.0.113.${i}, ${from}`)))
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(MOST)
  })

  test('the addresses of one IPv6 network are one, and ports do not matter', async () => {
    for (const at of [(i: number) => `2001:db8::${i}`, (i: number) => `198.51.99.1:${1000 + i}`]) {
      const statuses: number[] = []
      for (let i = 0; i < 2 * MOST; i++) statuses.push(statusIn(await get('/api/me', at(i))))
      expect(statuses.filter((status) => status === 429)).toHaveLength(MOST)
    }
  })
})

test('nothing below /api is kept by a cache, errors neither', async () => {
  const targets = ['/api/me', '/api/nothing', '/api/tokens', '/api/%zz', '/api/tables/nothing']
  for (const target of targets) {
    expect(await get(target, newAddress())).toMatch(/^cache-control: no-store\r/im)
  }
  const post = await rawRequest(server.port, [
    ...['POST /api/guest HTTP/1.1', 'Host: localhost', 'Connection: close'],
    ...['Content-Type: application/json', 'Content-Length: 1', '', '{'],
  ])
  expect(statusIn(post)).toBe(400)
  expect(post).toMatch(/^cache-control: no-store\r/im)
})

test('a client that hangs up at once is no error', async () => {
  for (let i = 0; i < 200; i++) {
    const socket = connect(server.port, '127.0.0.1')
    const from = `X-Forwarded-For: ${newAddress()}`
    const upgrade = i % 2 === 0 ? ['Connection: Upgrade', 'Upgrade: websocket'] : []
    const target = i % 2 === 0 ? '/socket?protocol=1' : '/api/me'
    const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', from, ...upgrade, '', '']
    await new Promise<void>((resolve) => {
      socket.on('error', () => resolve())
      socket.write(lines.join('\r\n'), () => {
        socket.resetAndDestroy()
        resolve()
      })
    })
  }
  expect(statusIn(await get('/healthz', newAddress()))).toBe(200)
  expect(server.output()).not.toMatch(/"level":50/)
})

test.each(['//', '///', '/\\', 'http://', '/%zz', '*', 'http://[/socket'])(
  'a handshake at %s is refused, and is no fault of ours',
  async (target) => {
    const answer = await rawRequest(server.port, [
      ...[`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'],
      ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
    ])
    expect([400, 404]).toContain(statusIn(answer))
    expect(server.output()).not.toMatch(/"level":50/)
  },
)
