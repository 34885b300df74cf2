import { randomUUID } from 'node:crypto'
import { PROTOCOL } from '@guildhall/protocol'
import type { TableCommand } from '@guildhall/tables'
import { WebSocket } from 'ws'

let guests = 0

/** A guest with a browser and their own address. */
export class Guest {
  readonly #url: string
  readonly #address: string
  #cookie = ''
  #socket: WebSocket | null = null

  constructor(url: string) {
    this.#url = url
    guests += 1
    this.#address = `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`
  }

  /** Who this is, for a browser. */
  get cookie(): string {
    return this.#cookie
  }

  /** Signs in as a guest. */
  async enter(): Promise<this> {
    await this.ask('POST', '/api/guest', { name: `Guest ${this.#address}` })
    return this
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...this.#headers(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return (isJson ? JSON.parse(text) : text) as T
  }

  /** Opens the socket; rejects where the server does not let it. What comes is handed on as bytes. */
  connect(receive: (frame: Buffer) => void): Promise<void> {
    const address = `${this.#url.replace('http', 'ws')}/socket?protocol=${PROTOCOL}`
    const socket = new WebSocket(address, {
      headers: this.#headers(),
      perMessageDeflate: false,
    })
    this.#socket = socket
    socket.on('message', (data) => {
      if (data instanceof Buffer) receive(data)
    })
    return new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.on('error', reject)
      socket.on('close', (code, reason) => {
        if (this.#socket === socket) throw new Error(`a socket was closed: ${code} ${reason}`)
      })
    })
  }

  /** Opens a table, as a client that works out the table from its events. */
  watch(table: string, seen?: number): void {
    this.#send({ type: 'watch', table, folds: true, ...(seen === undefined ? {} : { seen }) })
  }

  /** The id under which the answer will come. */
  request(table: string, seen: number, command: TableCommand): string {
    const id = randomUUID()
    this.#send({ type: 'request', table, id, seen, wish: command })
    return id
  }

  leave(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.terminate()
  }

  #send(message: unknown): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #headers(): Record<string, string> {
    return { origin: this.#url, cookie: this.#cookie, 'x-forwarded-for': this.#address }
  }
}
