import type { Duplex } from 'node:stream'
import { CLOSED, type ClientMessage, clientMessage, type ServerMessage } from '@guildhall/protocol'
import { BAD_NAME } from '@guildhall/tables'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import type { Limits } from '../config.ts'
import { Refused } from '../http/refused.ts'
import type { Credential } from '../people/caller.ts'
import type { Person } from '../people/person.ts'
import type { Counted } from '../tables/quotas.ts'
import { textFrame } from './text-frame.ts'
import { TokenBucket } from './token-bucket.ts'

/** Handles a valid message of a socket. */
export type Receive = (client: Client, message: ClientMessage) => Promise<void>

/** The owner of a socket, and the session or token it was opened with; null for somebody unknown. */
export interface ClientIdentity {
  readonly person: Person | null
  readonly credential: Credential | null
}

/** The same, and as whom their tables are counted. */
export interface CountedIdentity extends ClientIdentity {
  readonly counted: Counted | null
}

/** A socket, and the stream on which it was opened. */
interface Opened {
  readonly socket: WebSocket
  readonly stream: Duplex
}

/** One open socket of a person or a spectator. */
export class Client {
  readonly person: Person | null
  readonly credential: Credential | null
  readonly counted: Counted | null
  readonly #socket: WebSocket
  /** What lies below the socket. */
  readonly #stream: Duplex
  readonly #limits: Limits
  readonly #bucket: TokenBucket
  /** How to stop watching, by table. */
  readonly watching = new Map<string, () => void>()
  /** Whether it is open out of sight. */
  away = false
  /** Whether it has answered since the last ping. */
  alive = true

  constructor(
    { socket, stream }: Opened,
    { person, credential, counted }: CountedIdentity,
    limits: Limits,
    now: () => number,
  ) {
    this.person = person
    this.credential = credential
    this.counted = counted
    this.#socket = socket
    this.#stream = stream
    this.#limits = limits
    this.#bucket = new TokenBucket(limits.messagesPerSecond, limits.burst, now)
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** A client that does not read is disconnected; it may reconnect and resume. */
  send(message: ServerMessage): void {
    this.sendFrame(textFrame(JSON.stringify(message)))
  }

  /** A message as `textFrame` makes it, once for all who get the same. */
  sendFrame(frame: Buffer): void {
    if (!this.open) return
    if (this.#socket.bufferedAmount > this.#limits.unread) {
      this.#socket.terminate()
      return
    }
    this.#stream.write(frame)
  }

  refuse(code: string, message: string, table?: string): void {
    const about = table === undefined ? {} : { table }
    this.send({ type: 'refused', code, message, ...about })
  }

  refuseWith({ code, message, details }: Refused): void {
    this.send({ type: 'refused', code, message, ...(details && { details }) })
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  ping(): void {
    this.alive = false
    this.#socket.ping()
  }

  /** Parses a message, within the limits, and passes it on. */
  async receive(data: string, receive: Receive): Promise<void> {
    // A client that was signed out need not answer to that, and may still send.
    if (!this.open) return
    if (!this.#bucket.take()) {
      return this.close(CLOSED.tooMuch, 'too many messages')
    }
    const message = readMessage(data)
    if (message instanceof Refused) return this.refuseWith(message)
    await receive(this, message)
  }
}

/** The message, or what is wrong with it. */
function readMessage(data: string): ClientMessage | Refused {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return new Refused(400, 'badMessage', 'Not valid JSON.')
  }
  const read = v.safeParse(clientMessage, value)
  if (read.success) return read.output
  const [issue] = read.issues
  const text = `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`
  // As by HTTP: a page has words for it.
  if (issue.message === BAD_NAME) return new Refused(400, 'badName', text)
  return new Refused(400, 'badMessage', text)
}
