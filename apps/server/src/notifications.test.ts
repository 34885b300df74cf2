import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublic, publicAddress } from './notify/safe-post.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { Visitor } from './testing/visitor.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let server: ServerProcess
let receiver: Server
let address: string
const received: Received[] = []

beforeAll(async () => {
  server = await runServer({ INTERNAL_WEBHOOKS: '1', NOTICE_AFTER_MS: '0' })
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      received.push({ path: request.url ?? '', headers: request.headers, body })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const at = receiver.address()
  if (at === null || typeof at === 'string') throw new Error('no port')
  address = `http://127.0.0.1:${at.port}`
})
afterAll(async () => {
  receiver.close()
  await server.end()
})

/** Everything that came to a path, once there are so many. */
async function mail(path: string, count: number): Promise<Received[]> {
  for (;;) {
    const there = received.filter((one) => one.path === path)
    if (there.length >= count) return there
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function withAccount(name: string): Promise<Visitor> {
  const visitor = await new Visitor(server.url).comeIn(name)
  const email = `${name.toLowerCase()}@example.org`
  await visitor.ask('POST', '/api/account', { email, password: 'correct horse battery' })
  return visitor
}

/** Anna plays her whole turn at a table with Boris. */
async function playTurn(anna: Visitor, table: string): Promise<void> {
  for (;;) {
    const { play, number } = await anna.ask<TableView>('GET', `/api/tables/${table}`)
    const choice = play?.legal.at(-1)
    if (choice === undefined) return
    const wish = { type: 'play', command: choice.command }
    await anna.ask('POST', `/api/tables/${table}/requests`, {
      id: `id-${number}-abc`,
      seen: number,
      wish,
    })
  }
}

describe('somebody who is away', () => {
  test('is told once for a turn, with what happened in words', async () => {
    const anna = await withAccount('Anna')
    const boris = await withAccount('Boris')
    const url = `${address}/boris`
    await boris.ask('POST', '/api/notifications/webhooks', { kind: 'discord', url })
    const { id } = await anna.ask<TableView>('POST', '/api/tables', {
      game: 'red-cathedral',
      players: 2,
      title: 'Friday @everyone',
      chairs: [{ kind: 'me' }],
    })
    const seat = { id: 'sit-down-1', seen: 0, wish: { type: 'sit', name: 'Boris' } }
    await boris.ask('POST', `/api/tables/${id}/requests`, seat)
    await anna.ask('POST', `/api/tables/${id}/requests`, {
      id: 'start-now-1',
      seen: 2,
      wish: { type: 'start' },
    })
    const begins = await anna.ask<TableView>('GET', `/api/tables/${id}`)
    if (begins.play?.actor?.seat === 0) await playTurn(anna, id)
    const [letter] = await mail('/boris', 1)
    const { content, allowed_mentions } = JSON.parse(letter?.body ?? '')
    expect(content).toContain('Your turn: Friday @everyone')
    expect(content).toContain(`/table/${id}`)
    expect(allowed_mentions).toEqual({ parse: [] })
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(await mail('/boris', 1)).toHaveLength(1)
  })

  test('but not who is here', async () => {
    const clara = await withAccount('Clara')
    await clara.ask('POST', '/api/notifications/webhooks', {
      kind: 'json',
      url: `${address}/clara`,
    })
    await clara.connect()
    await clara.ask('POST', '/api/tables', {
      game: 'craftsmen-builders',
      players: 2,
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      start: true,
    })
    await new Promise((resolve) => setTimeout(resolve, 4000))
    expect(received.filter(({ path }) => path === '/clara')).toEqual([])
    await clara.leave()
  })
})

describe('an address of the own network', () => {
  const internal = [
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '10.255.255.255', '172.16.0.1'],
    ...['172.31.255.255', '192.168.0.1', '192.168.255.1', '169.254.169.254', '100.64.0.1'],
    ...['224.0.0.1', '239.1.1.1', '255.255.255.255', '240.0.0.1', '192.0.2.1', '198.51.100.7'],
    ...['203.0.113.9', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:7f00:1'],
    ...['64:ff9b::7f00:1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'not an address', ''],
  ]
  test.each(internal)('%s is not public', (one) => {
    expect(isPublic(one)).toBe(false)
  })

  test.each(['1.1.1.1', '9.9.9.9', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is', (one) => {
    expect(isPublic(one)).toBe(true)
  })

  test.each(['localhost', '127.0.0.1', '[::1]', '0x7f.1', '2130706433', '017700000001'])(
    'the host %s leads to none that is sent to',
    async (host) => {
      await expect(publicAddress(host)).rejects.toThrow()
    },
  )

  test('is refused as a webhook where it was not allowed', async () => {
    const strict = await runServer()
    const anna = await new Visitor(strict.url).comeIn('Anna')
    await anna.ask('POST', '/api/account', {
      email: 'a@example.org',
      password: 'correct horse battery',
    })
    for (const url of [
      'https://127.0.0.1/x',
      'http://example.org/',
      'https://localhost/',
      'file:///etc',
    ]) {
      expect(
        await anna.call('POST', '/api/notifications/webhooks', { kind: 'json', url }),
      ).toMatchObject({ status: 400, body: { code: 'unsafe' } })
    }
    await strict.end()
  })
})
