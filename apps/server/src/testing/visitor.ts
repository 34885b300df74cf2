import { randomUUID } from 'node:crypto'
import { PROTOCOL, type ServerMessage } from '@guildhall/protocol'
import type { Answer, EventView, TableCommand, TableView } from '@guildhall/tables'
import { WebSocket } from 'ws'

/** A person with a browser, as far as the server can tell: a cookie, an origin, a socket. */
export class Visitor {
  readonly #url: string
  /** By name, as a browser keeps them. */
  #cookies = new Map<string, string>()
  #socket: WebSocket | null = null
  readonly #answers = new Map<string, (answer: Answer) => void>()
  readonly #waiting = new Set<(message: ServerMessage) => void>()
  /** Everything that was received, in order. */
  readonly messages: ServerMessage[] = []
  /** The newest view of each table. */
  readonly tables = new Map<string, TableView>()

  /** Where a proxy says that they are; some limits count by it. */
  readonly #address: string

  constructor(url: string, address = '') {
    this.#url = url
    this.#address = address
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The same person on another device, or at another process. */
  elsewhere(url = this.#url): Visitor {
    const other = new Visitor(url, this.#address)
    other.#cookies = new Map(this.#cookies)
    return other
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        origin: this.#url,
        ...(this.#cookies.size === 0 ? {} : { cookie: this.cookie }),
        ...(this.#address === '' ? {} : { 'x-forwarded-for': this.#address }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text }
  }

  /** The same, and insists that it was granted. */
  async ask<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call(method, path, body)
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    return answer.body as T
  }

  async comeIn(name: string): Promise<this> {
    await this.ask('POST', '/api/guest', { name })
    return this
  }

  async connect(headers: Readonly<Record<string, string>> = {}): Promise<this> {
    const address = `${this.#url.replace(/^http/, 'ws')}/socket?protocol=${PROTOCOL}`
    const socket = new WebSocket(address, {
      headers: { origin: this.#url, cookie: this.cookie, ...headers },
    })
    this.#socket = socket
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))))
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    socket.on('error', () => {})
    return this
  }

  get socket(): WebSocket {
    if (this.#socket === null) throw new Error('not connected')
    return this.#socket
  }

  /** Closes the socket, and waits until it is. */
  async leave(): Promise<void> {
    const socket = this.#socket
    this.#socket = null
    if (socket === null || socket.readyState === socket.CLOSED) return
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.close()
    await closed
  }

  /** Opens a table, and waits until it is shown. */
  async watch(
    table: string,
    more: { seen?: number; as?: number; curtain?: boolean } = {},
  ): Promise<TableView> {
    const shown = this.until((message) => message.type === 'table' && message.view.id === table)
    this.socket.send(JSON.stringify({ type: 'watch', table, ...more }))
    await shown
    return this.view(table)
  }

  view(table: string): TableView {
    const view = this.tables.get(table)
    if (view === undefined) throw new Error(`${table} is not watched`)
    return view
  }

  /** Asks for something at a table by the socket; asks again where it is told to, as a page does. */
  async submit(
    table: string,
    command: TableCommand,
    { id = randomUUID(), seen = this.tables.get(table)?.number ?? 0 } = {},
  ): Promise<Answer> {
    for (;;) {
      const answer = await new Promise<Answer>((resolve) => {
        this.#answers.set(id, resolve)
        this.socket.send(JSON.stringify({ type: 'request', table, id, seen, wish: command }))
      })
      if (answer.ok || !answer.retry) return answer
    }
  }

  /** Waits for a message, one that was already received not included. */
  until(test: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const listener = (message: ServerMessage) => {
        if (!test(message)) return
        this.#waiting.delete(listener)
        resolve(message)
      }
      this.#waiting.add(listener)
    })
  }

  /** What has happened at a table, as it was received. */
  news(table: string): EventView[] {
    return this.messages.flatMap((message) =>
      message.type === 'news' && message.view.id === table ? message.events : [],
    )
  }

  #receive(message: ServerMessage): void {
    this.messages.push(message)
    if (message.type === 'table' || message.type === 'news') {
      this.tables.set(message.view.id, message.view)
    }
    if (message.type === 'answer') {
      const { type: _, table: __, id, ...answer } = message
      this.#answers.get(id)?.(answer)
      this.#answers.delete(id)
    }
    for (const listener of [...this.#waiting]) listener(message)
  }
}
