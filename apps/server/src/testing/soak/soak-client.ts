import { randomUUID } from 'node:crypto'
import type { Chance } from '@guildhall/kernel'
import { PROTOCOL, type ServerMessage } from '@guildhall/protocol'
import type {
  Answer,
  EventNews,
  EventView,
  PersonId,
  TableRequest,
  TableView,
} from '@guildhall/tables'
import { WebSocket } from 'ws'
import { FollowedTable } from '../../sit/followed-table.ts'
import { pick } from '../chance.ts'
import type { Ledger } from './ledger.ts'
import { nextCommand } from './next-command.ts'

/** A person of the load: somebody with a name, and the session of a browser. */
export interface Guest {
  readonly id: PersonId
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
}

/** What clients share. */
export interface LoadContext {
  readonly ledger: Ledger
  /** Where a server is, or may be again. */
  readonly addresses: () => readonly string[]
  /** What people do, where they go and how long they think. */
  readonly chance: Chance
}

/** A request without an answer is sent again after so long, on whatever connection there is. */
const AGAIN = 5000
/** A server from which nothing came for so long is asked whether it is there, and then left. */
const QUIET = 2000
const SILENT = 5000
/** Who has missed more is shown the table as it is. */
const MOST_MISSED = 500

/**
 * A client that shows one table and plays at it: what a browser does, without anybody's patience.
 * It comes back whenever it is cut off, asks for what it missed, and sends what was not answered
 * again with the same id, often more than once. All it receives goes into the ledger.
 */
export class SoakClient {
  readonly guest: Guest
  readonly #context: LoadContext
  readonly #isOver: (client: SoakClient) => void
  readonly #chance: Chance
  #table = ''
  /** A server that did not answer. */
  #silentUrl = ''
  #socket: WebSocket | null = null
  #view: TableView | null = null
  #followed = new FollowedTable()
  #number = 0
  #pending: TableRequest | null = null
  readonly #sent = new Map<string, TableRequest>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #thinking = false
  #stopped = false
  resting = false

  constructor(context: LoadContext, guest: Guest, isOver: (client: SoakClient) => void = () => {}) {
    this.#context = context
    this.guest = guest
    this.#isOver = isOver
    this.#chance = context.chance.split(guest.name)
  }

  get view(): TableView | null {
    return this.#view
  }

  /** The last number that it was shown. */
  get number(): number {
    return this.#number
  }

  get waits(): boolean {
    return this.#pending !== null
  }

  /** Resolves when the connection of now has ended, and all that came by it was received. */
  async cutOff(): Promise<void> {
    const socket = this.#socket
    if (socket !== null) await new Promise((resolve) => socket.once('close', resolve))
  }

  get table(): string {
    return this.#table
  }

  /** Turns to another table, on another connection. */
  open(table: string): void {
    this.#table = table
    this.#view = null
    this.#followed = new FollowedTable()
    this.#number = 0
    this.#pending = null
    this.#sent.clear()
    this.reconnect()
  }

  reconnect(): void {
    const before = this.#socket
    if (before === null) this.#connect()
    else before.terminate() // and comes back, as from any loss
  }

  stop(): void {
    this.#stopped = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#socket?.terminate()
  }

  #after(ms: number, call: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      if (!this.#stopped) call()
    }, ms)
    this.#timers.add(timer)
  }

  #connect(): void {
    const addresses = this.#context.addresses()
    const others = addresses.filter((address) => address !== this.#silentUrl)
    const url = pick(others.length > 0 ? others : addresses, this.#chance)
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket?protocol=${PROTOCOL}`, {
      headers: { origin: url, ...this.guest.headers },
    })
    this.#socket = socket
    this.#watchForSilence(socket, url)
    socket.on('error', () => {}) // what was lost is noticed when it closes
    socket.on('message', (data) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)))
    })
    socket.on('open', () => {
      this.#watch()
      if (this.#pending !== null) this.#send(this.#pending)
    })
    socket.on('close', () => {
      this.#socket = null
      this.#after(20 + this.#chance.int(280), () => {
        if (this.#socket === null) this.#connect()
      })
    })
  }

  /** A server that stands still keeps its connections: what hears nothing goes to another. */
  #watchForSilence(socket: WebSocket, url: string): void {
    let heard = performance.now()
    socket.on('open', () => {
      heard = performance.now()
    })
    socket.on('message', () => {
      heard = performance.now()
    })
    const look = () => {
      if (this.#socket !== socket) return
      if (performance.now() - heard > SILENT) {
        this.#silentUrl = url
        return socket.terminate()
      }
      if (performance.now() - heard > QUIET) this.#sendMessage({ type: 'ping' })
      this.#after(QUIET / 2, look)
    }
    this.#after(QUIET / 2, look)
  }

  #watch(): void {
    this.#sendMessage({ type: 'watch', table: this.#table, seen: this.#number, folds: true })
  }

  #sendMessage(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #send(request: TableRequest): void {
    const message = { type: 'request', table: this.#table, ...request }
    for (let copies = pick([1, 1, 1, 2, 3], this.#chance); copies > 0; copies--)
      this.#sendMessage(message)
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.view.id === this.#table) this.#shownWhole(message.view, message.missed)
        return
      case 'news':
        if (message.view.id === this.#table) this.#shownWhole(message.view, message.events)
        return
      case 'events':
        if (message.table === this.#table) this.#follow(message)
        return
      case 'answer': {
        const { type: _, table, id, ...answer } = message
        return this.#answered(table, id, answer)
      }
      case 'refused':
        // A server without its database cannot show anything; a moment later it can.
        if (message.code === 'failed') return this.#after(200, () => this.#watch())
        return this.#wrong(`was refused: ${message.code} ${message.message}`)
    }
  }

  #shownWhole(view: TableView, events: readonly EventView[]): void {
    this.#followed.show(view)
    this.#shown(view, events)
  }

  /** What it makes of events must be what the server would have shown: the ledger compares. */
  #follow(news: EventNews): void {
    const folded = this.#followed.follow(news)
    if (folded === null) this.#wrong(`knew ${this.#number} and was sent events to ${news.number}`)
    else this.#shown(folded.view, folded.events)
  }

  /** Every event once and in order: nothing is missed, on one connection or over several. */
  #shown(view: TableView, events: readonly EventView[]): void {
    const expected = view.number - this.#number
    const inOrder = events.every((event, i) => event.number === this.#number + 1 + i)
    if (expected <= MOST_MISSED && (events.length !== expected || !inOrder)) {
      const sent = events.map(({ number }) => number).join(' ')
      this.#wrong(`knew ${this.#number}, was shown ${view.number} and sent ${sent || 'nothing'}`)
    }
    this.#number = view.number
    this.#view = view
    this.#context.ledger.saw(this.guest.id, view, events)
    if (view.status === 'over' || view.status === 'closed') this.#isOver(this)
    this.#act()
  }

  #answered(table: string, id: string, answer: Answer): void {
    if (table !== this.#table) return
    const request = this.#sent.get(id)
    if (request === undefined) return this.#wrong(`${id} was answered and never asked`)
    this.#context.ledger.answered(table, this.guest.id, request, answer)
    if (this.#pending?.id !== id) return
    if (!answer.ok && answer.retry) return this.#after(100, () => this.#resend(request))
    this.#pending = null
    this.#act()
  }

  #resend(request: TableRequest): void {
    if (this.#pending === request) this.#send(request)
  }

  #act(): void {
    if (this.#thinking || this.#pending !== null || this.resting) return
    this.#thinking = true
    this.#after(this.#chance.int(40), () => {
      this.#thinking = false
      if (this.#view === null || this.#pending !== null || this.resting) return
      const command = nextCommand(this.#view, this.guest.name, this.#chance)
      if (command === null) return
      const request: TableRequest = { id: randomUUID(), seen: this.#view.number, wish: command }
      this.#pending = request
      this.#sent.set(request.id, request)
      this.#send(request)
      this.#remind(request)
    })
  }

  #remind(request: TableRequest): void {
    this.#after(AGAIN, () => {
      if (this.#pending !== request) return
      this.#send(request)
      this.#remind(request)
    })
  }

  #wrong(what: string): void {
    this.#context.ledger.wrong(`${this.#table}: ${this.guest.name} ${what}`)
  }
}
