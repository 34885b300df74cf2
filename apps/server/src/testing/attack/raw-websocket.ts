import { connect, type Socket } from 'node:net'
import { PROTOCOL } from '@guildhall/protocol'
import type { Visitor } from '../visitor.ts'

interface FrameOptions {
  readonly fin?: boolean
  readonly masked?: boolean
  readonly reserved?: number
}

/** A frame, right or wrong: the mask is zero, so that the payload is what is sent. */
export function frame(
  opcode: number,
  payload: Buffer | string,
  { fin = true, masked = true, reserved = 0 }: FrameOptions = {},
): Buffer {
  const data = Buffer.from(payload)
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode
  const mask = masked ? 0x80 : 0
  const head =
    data.length < 126
      ? Buffer.from([first, mask | data.length])
      : Buffer.concat([Buffer.from([first, mask | 127]), sizeOf(data.length)])
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), data])
}

function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(length))
  return size
}

export const text = (payload: string): Buffer => frame(1, payload)

/** A WebSocket by hand, on which anything can be sent. */
export class RawWebSocket {
  readonly #socket: Socket
  #received = ''
  #closed = false
  #changed = () => {}

  private constructor(port: number, cookie: string) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.on('error', () => {})
    this.#socket.on('data', (data) => {
      this.#received += data.toString('latin1')
      this.#changed()
    })
    this.#socket.on('close', () => {
      this.#closed = true
      this.#changed()
    })
    const lines = [
      `GET /socket?protocol=${PROTOCOL} HTTP/1.1`,
      ...[`Host: localhost:${port}`, `Origin: http://localhost:${port}`, `Cookie: ${cookie}`],
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  }

  static async open(port: number, visitor: Visitor): Promise<RawWebSocket> {
    const socket = new RawWebSocket(port, visitor.cookie)
    await socket.until('"welcome"')
    return socket
  }

  get isClosed(): boolean {
    return this.#closed
  }

  send(bytes: Buffer): void {
    this.#socket.write(bytes)
  }

  /** All that came until this text did, or until the connection was closed. */
  async until(said: string): Promise<string> {
    while (!this.#closed && !this.#received.includes(said)) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve
      })
    }
    const received = this.#received
    this.#received = ''
    return received
  }

  close(): void {
    this.#socket.destroy()
  }
}
