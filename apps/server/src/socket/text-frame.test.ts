import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './text-frame.ts'

let server: WebSocketServer
let client: WebSocket
let below: Duplex
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  server.on('connection', (_, { socket }) => {
    below = socket
  })
  const { port } = server.address() as AddressInfo
  client = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(client, 'open')
})
afterAll(() => {
  client.terminate()
  server.close()
})

/** What a WebSocket client makes of these bytes. */
async function read(bytes: Buffer): Promise<string> {
  const message = once(client, 'message')
  below.write(bytes)
  const [text, isBinary] = await message
  expect(isBinary).toBe(false)
  return String(text)
}

describe('a text as a WebSocket message', () => {
  test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
    'of %i bytes is read as it was',
    async (length) => {
      const text = 'x'.repeat(length)
      expect(await read(textFrame(text))).toBe(text)
    },
  )

  test('has its length in bytes, not in letters', async () => {
    const text = 'Käthe spielt ♜ 🏰'.repeat(10)
    expect(await read(textFrame(text))).toBe(text)
  })
})
