import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portOf } from '../http/port-of.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { scratchFolder } from '../testing/stored-tables.ts'
import { Peers } from './peers.ts'

/** A process that stands still: its connections are accepted, and nothing else happens. */
const sockets = new Set<Socket>()
let most = 0
const frozen = createServer((socket) => {
  sockets.add(socket)
  most = Math.max(most, sockets.size)
  socket.on('error', () => {})
  socket.on('close', () => sockets.delete(socket))
  socket.resume()
})

const { folder, remove } = scratchFolder()
let storage: Storage
let peers: Peers
beforeAll(async () => {
  frozen.listen(0, '127.0.0.1')
  await once(frozen, 'listening')
  storage = await openStorage({ folder })
  const address = `http://127.0.0.1:${portOf(frozen)}`
  await storage.db
    .insertInto('processes')
    .values({ id: 'frozen', address, seen: 1, until: 1e15 })
    .execute()
  peers = await Peers.open(storage, { own: 'http://127.0.0.1:1', now: () => 2 })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  frozen.close()
  await storage.close()
  remove()
})

test('requests to a process that stands still all fail, over a few connections', async () => {
  const request = { id: 'r', seen: 0, wish: { type: 'undo', count: 1 } } as const
  const calls = Array.from({ length: 300 }, () =>
    peers.forward('frozen', { table: 't', person: 'p', request }).then(
      () => 'answered',
      (error: Error) => error.name,
    ),
  )
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['TimeoutError']))
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(100) // 32 at a time, and those that are just being closed
})
