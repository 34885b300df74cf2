import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { runServer } from '../testing/run-server.ts'

test('a client that keeps its side of a refused handshake open keeps no server from stopping', async () => {
  const server = await runServer()
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  const lines = ['GET /nowhere HTTP/1.1', 'Host: localhost', 'Connection: Upgrade']
  socket.write(`${[...lines, 'Upgrade: websocket'].join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /)
  expect(await server.end()).toBe(0)
  socket.destroy()
})
