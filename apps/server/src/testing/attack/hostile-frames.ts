import { setTimeout as sleep } from 'node:timers/promises'
import type { TableView } from '@guildhall/tables'
import { chanceOf } from '../chance.ts'
import type { ServerProcess } from '../run-server.ts'
import { Visitor } from '../visitor.ts'
import type { Attack } from './attack.ts'
import { attackServer, together } from './attacked-server.ts'
import { hostileFrame } from './hostile-message.ts'
import { Innocent } from './innocent.ts'
import { RawWebSocket, text } from './raw-websocket.ts'

const COUNT = { short: 400, long: 10_000 }
/** A frame that announces more than it brings is waited for; then another connection is taken. */
const PATIENCE_MS = 400

/** Frames that no browser would send: refused or cut off, and nobody else notices. */
export const hostileFrames: Attack = async (size) => {
  const chance = chanceOf('hostile frames')
  const figures = { refused: 0, taken: 0, closed: 0, waiting: 0 }
  const failures = await attackServer({}, async (server, fail) => {
    const innocent = await Innocent.comeIn(server.url)
    const mallory = await new Visitor(server.url).comeIn('Mallory')
    const table = await tableOf(mallory)
    const each = Array.from({ length: COUNT[size] / 100 }, () => 100)
    await together(each, 8, async (count) => {
      let socket = await RawWebSocket.open(server.port, mallory)
      for (let i = 0; i < count; i++) {
        const bytes = hostileFrame(chance, table)
        const outcome = await answerTo(socket, bytes)
        if (/"code":"failed"/.test(outcome.said))
          fail(`failed at ${bytes.toString('latin1').slice(0, 200)}`)
        figures[outcome.kind] += 1
        if (outcome.kind === 'closed' || outcome.kind === 'waiting') {
          socket.close()
          socket = await again(server, mallory)
        }
      }
      socket.close()
      await innocent.ask()
    })
    for (const failure of innocent.failures) fail(failure)
  })
  return { tried: COUNT[size], failures, figures }
}

/** The server counts a connection until it has noticed that it is closed. */
async function again(server: ServerProcess, visitor: Visitor): Promise<RawWebSocket> {
  for (;;) {
    const socket = await RawWebSocket.open(server.port, visitor)
    if (!socket.isClosed) return socket
    await sleep(20)
  }
}

const PING = text('{"type":"ping"}')

/** What the server makes of it, and whether it still answers on this connection. */
async function answerTo(
  socket: RawWebSocket,
  bytes: Buffer,
): Promise<{ readonly said: string; readonly kind: 'refused' | 'taken' | 'closed' | 'waiting' }> {
  socket.send(bytes)
  socket.send(PING)
  const said = await Promise.race([socket.until('"pong"'), sleep(PATIENCE_MS, null)])
  if (said === null) return { said: '', kind: 'waiting' }
  if (socket.isClosed) return { said, kind: 'closed' }
  return { said, kind: said.includes('"refused"') ? 'refused' : 'taken' }
}

async function tableOf(host: Visitor): Promise<string> {
  const { id } = await host.ask<TableView>('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }] },
  })
  return id
}
