import { describe, expect, test } from 'vitest'
import { HttpReceiver } from '../testing/http-receiver.ts'
import { runServer } from '../testing/run-server.ts'
import { withAccount } from '../testing/two-player-table.ts'
import { isPublic, publicAddress, safePost } from './safe-post.ts'

const INTERNAL = [
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '10.255.255.255', '172.16.0.1'],
  ...['172.31.255.255', '192.168.0.1', '192.168.255.1', '169.254.169.254', '100.64.0.1'],
  ...['224.0.0.1', '239.1.1.1', '255.255.255.255', '240.0.0.1', '192.0.2.1', '198.51.100.7'],
  ...['203.0.113.9', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:7f00:1'],
  ...['::127.0.0.1', '::8.8.8.8', '::5', '1::1', '4000::1', '64:ff9b:1::1', '::ffff:0:8.8.8.8'],
  ...['64:ff9b::7f00:1', '2001:db8::1', '2002:7f00:1::', '2001::1'],
]
/** Other ways to write them, which a browser and the system understand. */
const DISGUISED = [
  ...['localhost', 'LOCALHOST', 'localhost.', '[::1]', '0x7f.1', '0x7f000001', '2130706433'],
  ...['017700000001', '127.1', '0', '127.0.0.1.'],
]

describe('an address of the own network', () => {
  test.each([...INTERNAL, 'not an address', ''])('%s is not public', (one) => {
    expect(isPublic(one)).toBe(false)
  })

  test.each(['1.1.1.1', '9.9.9.9', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is', (one) => {
    expect(isPublic(one)).toBe(true)
  })

  test.each(DISGUISED)('the host %s leads to none that is sent to', async (host) => {
    await expect(publicAddress(host)).rejects.toThrow()
  })

  test('is refused as a webhook where it was not allowed', async () => {
    const server = await runServer({ TRUST_PROXY: '1' })
    const anna = await withAccount(server.url, 'Anna')
    const hosts = [...INTERNAL.map((one) => (one.includes(':') ? `[${one}]` : one)), ...DISGUISED]
    const urls = [
      ...hosts.map((host) => `https://${host}/x`),
      ...['http://example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'gopher://1.1.1.1/'],
      ...['https://user:password@127.0.0.1/', 'https://127.0.0.1:5432/', 'data:text/plain,x'],
    ]
    expect(urls.length).toBeGreaterThanOrEqual(40)
    for (const [i, url] of urls.entries()) {
      const from = { 'x-forwarded-for': `1.1.1.${i}` } // one may not ask so often
      const path = '/api/notifications/webhooks'
      const hook = await anna.call('POST', path, { kind: 'json', url }, from)
      expect({ url, status: hook.status }).toEqual({ url, status: 400 })
    }
    await server.end()
  })
})

describe('what is sent', () => {
  const post = { body: '{}', headers: {} }

  test('goes to the address that was checked, whatever the name leads to a moment later', async () => {
    const receiver = await HttpReceiver.open()
    let asked = 0
    const rebinding = async () => {
      asked += 1
      return [{ address: asked === 1 ? '1.1.1.1' : '127.0.0.1' }]
    }
    const url = new URL(`${receiver.url.replace('http://127.0.0.1', 'https://rebinding.example')}/`)
    await expect(safePost({ ...post, url, internal: false }, rebinding)).rejects.toThrow()
    expect(asked).toBe(1)
    expect(receiver.received).toEqual([])
    receiver.close()
  })

  test('is refused where one of several addresses is an internal one', async () => {
    const both = async () => [{ address: '1.1.1.1' }, { address: '10.0.0.1' }]
    const url = new URL('https://both.example/')
    await expect(safePost({ ...post, url, internal: false }, both)).rejects.toThrow(/internet/)
  })

  test('does not follow where it is sent on', async () => {
    const receiver = await HttpReceiver.open()
    receiver.answers.set('/moved', 307)
    const url = new URL(`${receiver.url}/moved`)
    expect(await safePost({ ...post, url, internal: true })).toBe(307)
    expect(receiver.received).toHaveLength(1)
    receiver.close()
  })

  test('carries no password, and goes by https alone', async () => {
    for (const address of ['https://user:word@example.org/', 'http://example.org/']) {
      const url = new URL(address)
      await expect(safePost({ ...post, url, internal: false })).rejects.toThrow()
    }
  })
})
