import { WebSocket } from 'ws'

/**
 * A socket to boardgame.io's server that speaks the text protocol of socket.io without its client,
 * which would parse every state: https://socket.io/docs/v4/socket-io-protocol.
 */
export class PeerSocket {
  readonly #url: string
  /** The name of the game, as socket.io puts it before a message. */
  readonly #space: string
  #socket: WebSocket | null = null

  constructor(url: string, game: string) {
    this.#url = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    this.#space = `/${game},`
  }

  /** Resolves once the game is reached; from then on every message is handed on as bytes. */
  connect(receive: (frame: Buffer) => void): Promise<void> {
    const socket = new WebSocket(this.#url, { perMessageDeflate: false })
    this.#socket = socket
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (frame) => {
        if (!(frame instanceof Buffer)) return
        const kind = frame.toString('latin1', 0, 2)
        if (kind.startsWith(OPEN)) socket.send(`${CONNECT}${this.#space}`)
        else if (kind === PING) socket.send(PONG)
        else if (kind === CONNECT) resolve()
        else if (kind === EVENT) receive(frame.subarray(EVENT.length + this.#space.length))
        else reject(new Error(frame.toString()))
      })
    })
  }

  emit(...message: readonly unknown[]): void {
    this.#socket?.send(`${EVENT}${this.#space}${JSON.stringify(message)}`)
  }

  leave(): void {
    this.#socket?.terminate()
  }
}

const OPEN = '0'
const PING = '2'
const PONG = '3'
const CONNECT = '40'
const EVENT = '42'
