import { randomUUID } from 'node:crypto'
import type { Seat } from '@guildhall/kernel'
import { CLOSED, type ClientMessage, PROTOCOL, type ServerMessage } from '@guildhall/protocol'
import type { Answer, EventNews, TableCommand, TableView } from '@guildhall/tables'
import { WebSocket } from 'ws'
import { FollowedTable } from './followed-table.ts'
import { SIT_FAULTS } from './sit-faults.ts'

/** The table and the identity of a program. */
export interface ConnectionTarget {
  /** The server: http://… or https://… */
  readonly url: string
  readonly token: string
  readonly table: string
  /** The seat it plays; any of its own by default. */
  readonly seat: Seat | undefined
}

/** Why the connection to a table cannot be kept up. */
export class ConnectionLost extends Error {}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
/** How many failed attempts in a row before giving up. */
const MOST_TRIES = 12

/** Codes of a closed socket after which it is not opened again. */
const FOR_GOOD: readonly number[] = [CLOSED.signedOut, CLOSED.outdated]

interface Asked {
  readonly message: ClientMessage
  readonly answer: (answer: Answer) => void
}

/** A table of a server over its socket, for a program with a token. Reconnects. */
export class TableConnection {
  readonly #target: ConnectionTarget
  readonly #shown: (view: TableView) => void
  readonly #lost: (error: ConnectionLost) => void
  readonly #asked = new Map<string, Asked>()
  readonly #followed: FollowedTable
  #socket: WebSocket | null = null
  #tries = 0
  #folds = true
  #ended = false

  constructor(
    place: ConnectionTarget,
    shown: (view: TableView) => void,
    lost: (error: ConnectionLost) => void,
  ) {
    this.#target = place
    this.#followed = new FollowedTable(place.seat)
    this.#shown = shown
    this.#lost = lost
  }

  open(): void {
    const { url, token } = this.#target
    const address = `${url.replace(/^http/, 'ws')}/socket?protocol=${PROTOCOL}`
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } })
    this.#socket = socket
    socket.on('open', () => {
      this.#tries = 0
      this.#watch()
      for (const { message } of this.#asked.values()) this.#send(message) // the same ids: once
    })
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))))
    socket.on('unexpected-response', (_request, { statusCode }) => {
      if (statusCode === 401 || statusCode === 403) this.#giveUp(SIT_FAULTS.badToken)
      else socket.terminate()
    })
    socket.on('error', () => {}) // it is closed, too
    socket.on('close', (code, reason) => {
      if (this.#ended) return
      if (FOR_GOOD.includes(code)) this.#giveUp(String(reason))
      else this.#reconnect()
    })
  }

  /** Repeats a request until it is answered; the same id gets the same answer. */
  ask(seen: number, command: TableCommand): Promise<Answer> {
    const { table } = this.#target
    const id = randomUUID()
    const message: ClientMessage = { type: 'request', table, id, seen, wish: command }
    return new Promise((answer) => {
      this.#asked.set(id, { message, answer })
      this.#send(message)
    })
  }

  end(): void {
    this.#ended = true
    this.#socket?.close()
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
      case 'news':
        this.#followed.show(message.view)
        return this.#shown(message.view)
      case 'events':
        return this.#follow(message)
      case 'answer': {
        const { type: _, table: __, id, ...answer } = message
        const asked = this.#asked.get(id)
        this.#asked.delete(id)
        return asked?.answer(answer)
      }
      case 'refused':
        return this.#giveUp(message.message)
      default:
    }
  }

  #watch(): void {
    const { table, seat } = this.#target
    const as = seat === undefined ? {} : { as: seat }
    this.#send({ type: 'watch', table, folds: this.#folds, ...as })
  }

  /** A server with other rules than these shows its tables whole. */
  #follow(news: EventNews): void {
    try {
      const folded = this.#followed.follow(news)
      if (folded !== null) return this.#shown(folded.view)
    } catch {
      this.#folds = false
    }
    this.#watch()
  }

  #reconnect(): void {
    this.#tries += 1
    if (this.#tries > MOST_TRIES) return this.#giveUp(SIT_FAULTS.unreachable)
    setTimeout(() => this.open(), Math.min(FIRST_PAUSE * 2 ** (this.#tries - 1), LONGEST_PAUSE))
  }

  #giveUp(why: string): void {
    if (this.#ended) return
    this.end()
    this.#lost(new ConnectionLost(why))
  }
}
