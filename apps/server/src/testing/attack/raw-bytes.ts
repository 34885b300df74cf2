import { connect } from 'node:net'

/** A server that says nothing for so long waits for more, which is its right. */
const PATIENCE_MS = 400

/** Sends bytes as they are, and returns all that came back until it was closed or became silent. */
export function sendBytes(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const received: Buffer[] = []
    const end = () => {
      socket.destroy()
      resolve(Buffer.concat(received).toString('latin1'))
    }
    socket.setTimeout(PATIENCE_MS, end)
    socket.on('data', (data) => received.push(data))
    socket.on('error', end)
    socket.on('close', end)
    socket.on('connect', () => socket.write(bytes))
  })
}
