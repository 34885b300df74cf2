import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '../http/port-of.ts'

/** A connection to a server on which, once it is cut, nothing gets through and nobody notices. */
export interface BlackHole {
  readonly url: string
  cut(): void
  close(): void
}

export async function blackHole(port: number): Promise<BlackHole> {
  let isCut = false
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(port, 'localhost')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from)
      from.on('data', (data) => isCut || to.write(data))
      from.on('error', () => {})
      from.on('close', () => isCut || to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${portOf(server)}`,
    cut() {
      isCut = true
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
