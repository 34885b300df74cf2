import { once } from 'node:events'
import { PROTOCOL } from '@guildhall/protocol'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../config.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { networkOf } from './network-of.ts'

let server: ServerProcess | null = null
afterEach(() => server?.end())

test('bad values are refused with one line that names the setting', () => {
  const bad = [
    'yes',
    '-1',
    '1.5',
    '10.1',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.1;10.0.0.2',
    '999',
    'x,',
  ]
  for (const TRUST_PROXY of bad) {
    expect(readConfig({ TRUST_PROXY })).toEqual({
      ok: false,
      lines: [expect.stringMatching(/^TRUST_PROXY: .*number of proxies/)],
    })
  }
})

test.each([
  ['0', '10.0.0.1', false],
  ['false', '10.0.0.1', false],
  ['1', '10.0.0.1', true],
  ['true', '10.0.0.1', true],
  ['10.0.0.0/8, 192.168.1.2', '10.0.0.1', true],
  ['10.0.0.0/8, 192.168.1.2', '192.168.1.2', true],
  ['10.0.0.0/8, 192.168.1.2', '192.168.1.3', false],
  ['2001:db8::/32', '2001:db8::1', true],
  ['loopback', '127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
])('%s: whether %s is trusted is %s', (TRUST_PROXY, address, trusted) => {
  const config = readConfig({ TRUST_PROXY })
  expect(config.ok && config.value.trustProxy(address, 0)).toBe(trusted)
})

/** How many of four sockets that claim these addresses are let in, where each address may have one. */
async function letIn(trust: string, claim: (i: number) => string): Promise<number> {
  const { url } = await start(trust)
  const sockets: WebSocket[] = []
  let open = 0
  for (let i = 0; i < 4; i++) {
    const headers = { origin: url, 'x-forwarded-for': claim(i) }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?protocol=${PROTOCOL}`, {
      headers,
    })
    socket.on('error', () => {})
    const opened = await Promise.race([
      once(socket, 'open').then(() => true),
      once(socket, 'unexpected-response').then(() => false),
    ])
    if (opened) open += 1
    sockets.push(socket)
  }
  for (const socket of sockets) socket.terminate()
  return open
}

const start = async (TRUST_PROXY: string): Promise<ServerProcess> => {
  server = await runServer({ TRUST_PROXY, LIMIT_SOCKETS_PER_ADDRESS: '1' })
  return server
}

test('a socket counts by the address that the proxy has seen, not by the one that is claimed', async () => {
  expect(await letIn('1', (i) => `203.0.113.${i}, 198.51.100.1`)).toBe(1)
  await server?.end()
  expect(await letIn('1', (i) => `198.51.100.1, 203.0.113.${i}`)).toBe(4)
})

test('two proxies, and a list of proxies', async () => {
  expect(await letIn('2', (i) => `1.1.1.${i}, 203.0.113.${i}, 10.0.0.1`)).toBe(4)
  await server?.end()
  expect(await letIn('2', (i) => `1.1.1.${i}, 203.0.113.1, 10.0.0.${i}`)).toBe(1)
  await server?.end()
  const list = 'loopback, 10.0.0.0/8'
  expect(await letIn(list, (i) => `1.1.1.${i}, 203.0.113.1, 10.0.0.${i}`)).toBe(1)
  await server?.end()
  expect(await letIn('192.0.2.1', (i) => `203.0.113.${i}`)).toBe(1)
})

test('the start warns where PUBLIC_URL is https and no proxy is trusted, and only there', async () => {
  const PUBLIC_URL = 'https://guildhall.example'
  const warned = async (env: Record<string, string>): Promise<boolean> => {
    server = await runServer(env)
    await server.end()
    return server.output().includes('TRUST_PROXY')
  }
  expect(await warned({ PUBLIC_URL })).toBe(true)
  expect(await warned({ PUBLIC_URL, TRUST_PROXY: '1' })).toBe(false)
  expect(await warned({})).toBe(false)
})

test('what counts as one address', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('192.0.2.1:4711')).toBe('192.0.2.1')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('[2001:db8:1:2::9]:443')).toBe('2001:db8:1:2::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80::/64')
  expect(networkOf('unknown')).toBe('unknown')
  expect(networkOf(undefined)).toBe('')
})
