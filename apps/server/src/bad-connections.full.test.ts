import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { shuffled } from '@guildhall/kernel'
import type { ServerMessage } from '@guildhall/protocol'
import type { Answer, EventView, TableRequest, TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { blackHole } from './testing/black-hole.ts'
import { chanceOf, pick } from './testing/chance.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { until } from './testing/until.ts'
import { Visitor } from './testing/visitor.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.end())

const comeIn = async (name: string): Promise<Visitor> =>
  (await new Visitor(server.url).comeIn(name)).connect()

/** A game that somebody plays with both hands. */
async function soloTable(visitor: Visitor): Promise<string> {
  const { id } = await visitor.ask<TableView>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    chairs: [{ kind: 'me' }, { kind: 'me', name: 'The other hand' }],
    start: true,
  })
  return id
}

const chance = chanceOf('unlucky')
const some = <T>(items: readonly T[]): T => pick(items, chance)
const playOf = ({ play, number }: TableView): TableRequest => ({
  id: randomUUID(),
  seen: number,
  wish: { type: 'play', command: { ...some(play?.legal ?? []).command } },
})
const send = (visitor: Visitor, table: string, request: TableRequest) =>
  visitor.socket.send(JSON.stringify({ type: 'request', table, ...request }))

/** The table has come so far, as this visitor sees it. */
async function sees(visitor: Visitor, table: string, number: number): Promise<void> {
  if (visitor.view(table).number >= number) return
  await visitor.until((m) => m.type === 'news' && m.view.number >= number)
}

test('each request is sent up to five times, late, and by two sockets, and takes effect once', async () => {
  const anna = await comeIn('Anna')
  const table = await soloTable(anna)
  let second = await anna.elsewhere().connect()
  await anna.watch(table)
  const asked: TableRequest[] = []
  const answers = new Map<string, Answer[]>()
  const hear = (message: ServerMessage) => {
    if (message.type !== 'answer') return
    const { type: _, table: __, id, ...answer } = message
    answers.set(id, [...(answers.get(id) ?? []), answer])
  }
  const collect = (visitor: Visitor) =>
    visitor.socket.on('message', (data) => hear(JSON.parse(String(data))))
  collect(anna)
  collect(second)
  let sent = 0
  for (let i = 0; i < 60; i++) {
    const request = playOf(anna.view(table))
    asked.push(request)
    const news = anna.until((m) => m.type === 'news')
    // Among them some of long ago: late copies come after what was decided since.
    const copies = Array.from({ length: 1 + chance.int(5) }, () => request)
    for (const copy of shuffled([...copies, some(asked), some(asked)], chance)) {
      send(some([anna, second]), table, copy)
      sent += 1
    }
    send(anna, table, request)
    sent += 1
    await news
    if (i % 20 === 10) {
      await second.leave() // its copies may be answered or not
      second = await anna.elsewhere().connect()
      collect(second)
    }
  }
  for (const request of asked) send(second, table, request)
  await until(() => asked.every(({ id }) => (answers.get(id)?.length ?? 0) > 1))
  for (const [i, { id }] of asked.entries()) {
    const first = answers.get(id)?.[0]
    expect(first).toEqual({
      ok: true,
      number: asked[i]?.seen === undefined ? -1 : asked[i].seen + 1,
    })
    for (const answer of answers.get(id) ?? []) expect(answer).toEqual(first)
  }
  const log = await anna.ask<EventView[]>('GET', `/api/tables/${table}/log`)
  expect(log.filter(({ fact: event }) => event.type === 'played')).toHaveLength(asked.length)
  expect(sent).toBeGreaterThan(asked.length * 4)
  await anna.leave()
  await second.leave()
})

test('of two tabs of one seat that play at the same moment one wins, and both see the same', async () => {
  const one = await comeIn('Anna')
  const table = await soloTable(one)
  const other = await one.elsewhere().connect()
  await one.watch(table)
  await other.watch(table)
  for (let i = 0; i < 40; i++) {
    const { number } = one.view(table)
    const tabs = i % 2 === 0 ? [one, other] : [other, one]
    const answers = await Promise.all(
      tabs.map((tab) => {
        const { seen, wish: command } = playOf(tab.view(table))
        return tab.submit(table, command, { seen })
      }),
    )
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, number: number + 1 }])
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([
      { refusal: { code: 'stale' }, number: number + 1, retry: false },
    ])
    for (const tab of tabs) await sees(tab, table, number + 1)
    const [seen, alsoSeen] = tabs.map((tab) => ({ ...tab.view(table), now: 0 }))
    expect(seen).toEqual(alsoSeen)
  }
  await one.leave()
  await other.leave()
})

describe('a server is not held up', () => {
  test('by those who hang up in the middle of the handshake', async () => {
    const anna = await new Visitor(server.url).comeIn('Anna')
    const handshake = [
      'GET /socket?protocol=1 HTTP/1.1',
      ...[`Host: localhost:${server.port}`, `Origin: ${server.url}`, `Cookie: ${anna.cookie}`],
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      ...[`Sec-WebSocket-Key: ${Buffer.from(randomUUID().slice(0, 16)).toString('base64')}`],
      ...['', ''],
    ].join('\r\n')
    for (let i = 0; i < 100; i++) {
      const socket = connect(server.port, 'localhost')
      await once(socket, 'connect')
      socket.on('error', () => {})
      socket.write(handshake, () => setTimeout(() => socket.resetAndDestroy(), chance.int(4)))
      await once(socket, 'close')
    }
    await (await anna.connect()).leave()
    expect(server.isRunning()).toBe(true)
  })

  test('by a connection that has silently gone: it is let go, and others see that', async () => {
    const anna = await comeIn('Anna')
    const table = await soloTable(anna)
    await anna.watch(table)
    const spectators = (count: number) =>
      anna.until((m) => m.type === 'presence' && m.presence.spectators === count)
    const channel = await blackHole(server.port)
    // What it says of itself must be true of the server, not of the way there.
    const boris = new Visitor(channel.url)
    const come = spectators(1)
    await boris.connect({ origin: server.url, cookie: '' })
    boris.socket.send(JSON.stringify({ type: 'watch', table }))
    await come
    const gone = spectators(0)
    channel.cut()
    await gone
    expect(boris.socket.readyState).toBe(boris.socket.OPEN)
    channel.close()
    await anna.leave()
  })

  test('by those who ask much and never read: they are let go, and the memory stays small', async () => {
    const anna = await comeIn('Anna')
    const table = await soloTable(anna)
    await anna.watch(table)
    for (let i = 0; i < 100; i++) {
      const { number } = anna.view(table)
      const { wish: command } = playOf(anna.view(table))
      await anna.submit(table, command)
      await sees(anna, table, number + 1)
    }
    const before = memoryOf(server.pid)
    let most = before
    const deaf = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { socket } = await new Visitor(server.url).connect({ cookie: '' })
        socket.pause()
        return socket
      }),
    )
    const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN
    const watch = JSON.stringify({ type: 'watch', table, seen: 0 })
    // Who does not read learns of the end when it cannot write any more.
    await until(() => {
      for (const socket of deaf.filter(isOpen)) socket.send(watch)
      most = Math.max(most, memoryOf(server.pid))
      return !deaf.some(isOpen)
    })
    // Whoever was too slow in all that may have been let go as well, and comes back.
    const again = await anna.elsewhere().connect()
    await again.watch(table)
    const { seen, wish: command } = playOf(again.view(table))
    expect(await again.submit(table, command, { seen })).toEqual({ ok: true, number: seen + 1 })
    console.log(`memory: ${before} MB before, ${most} MB at most`)
    expect(most - before).toBeLessThan(128)
    for (const socket of deaf) socket.terminate()
    await again.leave()
    await anna.leave()
  })

  test('when it stops: neither by those who do not read nor by connections that wait', async () => {
    const mortal = await runServer()
    const anna = await new Visitor(mortal.url).comeIn('Anna')
    await anna.connect()
    const table = await soloTable(anna)
    await anna.watch(table)
    const deaf = await anna.elsewhere().connect()
    deaf.socket.pause()
    const closed = once(anna.socket, 'close')
    const answer = anna.submit(table, playOf(anna.view(table)).wish)
    const asked = anna.call('GET', '/api/me/tables')
    const from = performance.now()
    const ended = mortal.end('SIGTERM')
    expect(await Promise.race([answer, closed])).toMatchObject({ ok: true })
    expect((await asked).status).toBe(200)
    expect((await closed)[0]).toBe(1001)
    expect(await ended).toBe(0)
    // A connection that nobody closes may wait for 72 s: it was not waited for.
    expect(performance.now() - from).toBeLessThan(60_000)
    deaf.socket.terminate()
  })
})

/** What a process has of the machine's memory, in megabytes. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
