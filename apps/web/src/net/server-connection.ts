import type { ClientMessage, Hint, ServerMessage } from '@guildhall/protocol'
import { CLOSED, PROTOCOL } from '@guildhall/protocol/constants'
import type { EventView, TableView } from '@guildhall/tables'
import { signal } from '@preact/signals'
import { call } from './http.ts'
import type { MessageListener, NewTableRequest, TableBackend, ViewSeat } from './table-backend.ts'

/** How the line to the server is. */
export type ConnectionStatus = 'opening' | 'open' | 'lost' | 'outdated' | 'signedOut'

const FIRST_WAIT = 300
const LONGEST_WAIT = 15_000
/** Without a word for so long the line is asked whether it still is one. */
const QUIET = 15_000
const NO_ANSWER = 5_000

/**
 * The server and the one socket to it, for all tables that are open here. A lost line is opened again
 * after a while that grows, and whoever listens is told, to ask for what was missed.
 */
export class ServerConnection implements TableBackend {
  readonly status = signal<ConnectionStatus>('opening')
  readonly #address: string
  readonly #hearers = new Set<MessageListener>()
  readonly #openers = new Set<() => void>()
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #alive: ReturnType<typeof setTimeout> | undefined

  constructor(address = socketAddress()) {
    this.#address = address
    addEventListener('online', () => this.#retryNow())
    addEventListener('offline', () => this.#socket?.close())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#retryNow()
    })
  }

  /** Opens the line, where it is not open. */
  connect(): void {
    if (this.#socket !== null) return
    clearTimeout(this.#timer)
    const socket = new WebSocket(`${this.#address}?protocol=${PROTOCOL}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.status.value = 'open'
      this.#stillThere()
      for (const opened of this.#openers) opened()
    }
    socket.onmessage = ({ data }) => {
      this.#stillThere()
      const message = JSON.parse(String(data)) as ServerMessage
      for (const hear of this.#hearers) hear(message)
    }
    socket.onclose = ({ code }) => this.#closed(code)
  }

  /** Closes it for good, e.g. because another person signs in. */
  reconnect(): void {
    this.#tries = 0
    const socket = this.#socket
    if (socket === null) return this.connect()
    socket.onclose = null
    socket.close()
    this.#socket = null
    this.connect()
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Whether something can be sent now. */
  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  onMessage(hear: MessageListener): () => void {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Called each time the line is open again. */
  onConnect(opened: () => void): () => void {
    this.#openers.add(opened)
    return () => this.#openers.delete(opened)
  }

  async createTable(wanted: NewTableRequest): Promise<string> {
    return (await call<TableView>('POST', '/api/tables', wanted)).id
  }

  table(id: string): Promise<TableView> {
    return call('GET', `/api/tables/${id}`)
  }

  log(id: string, as: ViewSeat): Promise<readonly EventView[]> {
    return call('GET', `/api/tables/${id}/log?${as === null ? 'curtain=true' : `seat=${as}`}`)
  }

  file(id: string): Promise<unknown> {
    return call('GET', `/api/tables/${id}/file`)
  }

  hint(id: string): Promise<Hint> {
    return call('POST', `/api/tables/${id}/hint`)
  }

  async rematch(id: string): Promise<string> {
    return (await call<{ table: string }>('POST', `/api/tables/${id}/rematch`)).table
  }

  #closed(code: number): void {
    this.#socket = null
    clearTimeout(this.#alive)
    if (code === CLOSED.outdated) this.status.value = 'outdated'
    else if (code === CLOSED.signedOut) this.status.value = 'signedOut'
    else {
      this.status.value = 'lost'
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries)
      this.#tries += 1
      // Not all at once: a server that comes back is met by many.
      this.#timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random()))
    }
  }

  #retryNow(): void {
    if (this.status.value !== 'lost') return
    this.#tries = 0
    this.connect()
  }

  /** A line that says nothing may be none: it is asked, and closed where no answer comes. */
  #stillThere(): void {
    clearTimeout(this.#alive)
    this.#alive = setTimeout(() => {
      this.send({ type: 'ping' })
      this.#alive = setTimeout(() => {
        const socket = this.#socket
        if (socket === null) return
        socket.onclose = null
        socket.close()
        this.#closed(0)
      }, NO_ANSWER)
    }, QUIET)
  }
}

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/socket`
