import { once } from 'node:events'
import { connect } from 'node:net'

/** Writes bytes to a port as they are, and returns all that comes back until it is closed. */
export async function rawRequest(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {})
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

/** The status of a raw answer; 0 without one. */
export const statusIn = (answer: string): number =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
