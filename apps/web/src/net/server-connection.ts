import type { ChatLine, ClientMessage, Hint, ServerMessage } from '@guildhall/protocol'
import { CLOSED, LOG_PAGE, PROTOCOL } from '@guildhall/protocol/constants'
import type { EventView, TableView } from '@guildhall/tables'
import { signal } from '@preact/signals'
import { call, type Details } from './http.ts'
import type { MessageListener, NewTableRequest, TableBackend, ViewSeat } from './table-backend.ts'

export type ConnectionStatus = 'opening' | 'open' | 'lost' | 'outdated' | 'signedOut'

const FIRST_WAIT = 300
const LONGEST_WAIT = 15_000
/**
 * After so long without a message the server is pinged, and left if it does not answer. Together less
 * than the time in which another process takes over the tables of one that stands still.
 */
const QUIET = 5_000
const NO_ANSWER = 4_000

/**
 * The server and the one socket to it, for all tables that this page has open. A lost connection is
 * opened again after a growing while; listeners then ask for what they missed.
 */
export class ServerConnection implements TableBackend {
  readonly status = signal<ConnectionStatus>('opening')
  /** Why an administrator ended the connection. */
  readonly ban = signal<Details | null>(null)
  readonly #address: string
  readonly #listeners = new Set<MessageListener>()
  readonly #connectListeners = new Set<() => void>()
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #alive: ReturnType<typeof setTimeout> | undefined

  constructor(address = socketAddress()) {
    this.#address = address
    addEventListener('online', () => this.#retryNow())
    addEventListener('offline', () => this.#socket?.close())
    document.addEventListener('visibilitychange', () => {
      this.#tellAway()
      if (document.visibilityState === 'visible') this.#retryNow()
    })
  }

  /** Opens the connection, where it is not open. */
  connect(): void {
    if (this.#socket !== null) return
    clearTimeout(this.#timer)
    const socket = new WebSocket(`${this.#address}?protocol=${PROTOCOL}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.status.value = 'open'
      this.#watchForSilence()
      if (document.visibilityState === 'hidden') this.#tellAway()
      for (const listener of this.#connectListeners) listener()
    }
    socket.onmessage = ({ data }) => {
      this.#watchForSilence()
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.type === 'refused' && message.code === 'banned')
        this.ban.value = message.details ?? {}
      for (const listener of this.#listeners) listener(message)
    }
    socket.onclose = ({ code }) => this.#closed(code)
  }

  /** Opens it anew, e.g. because another person signs in. */
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

  /** The others see whether the page is open in the background only. */
  #tellAway(): void {
    this.send({ type: 'away', away: document.visibilityState === 'hidden' })
  }

  /** Whether something can be sent now. */
  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  onMessage(listener: MessageListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called each time the connection is open again. */
  onConnect(listener: () => void): () => void {
    this.#connectListeners.add(listener)
    return () => this.#connectListeners.delete(listener)
  }

  async createTable(request: NewTableRequest): Promise<string> {
    return (await call<TableView>('POST', '/api/tables', request)).id
  }

  table(id: string): Promise<TableView> {
    return call('GET', `/api/tables/${id}`)
  }

  /** The whole log, page by page. */
  async log(id: string, seat: ViewSeat): Promise<readonly EventView[]> {
    const as = seat === null ? 'curtain=true' : `seat=${seat}`
    const events: EventView[] = []
    for (;;) {
      const after = events.at(-1)?.number ?? 0
      const path = `/api/tables/${id}/log?after=${after}&limit=${LOG_PAGE}&${as}`
      const page = await call<readonly EventView[]>('GET', path)
      events.push(...page)
      if (page.length < LOG_PAGE) return events
    }
  }

  file(id: string): Promise<unknown> {
    return call('GET', `/api/tables/${id}/file`)
  }

  chat(id: string): Promise<readonly ChatLine[]> {
    return call('GET', `/api/tables/${id}/talk`)
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
      // Spread out, because many pages meet a server that comes back.
      this.#timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random()))
    }
  }

  #retryNow(): void {
    if (this.status.value !== 'lost') return
    this.#tries = 0
    this.connect()
  }

  /** A silent connection may be dead: it is pinged, and closed where no answer comes. */
  #watchForSilence(): void {
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
