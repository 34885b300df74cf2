import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSED, type ClientMessage, PROTOCOL, type ServerMessage } from '@guildhall/protocol'
import { type LiveTable, maySee, WATCHED_EVERY_MS } from '@guildhall/tables'
import { WebSocketServer } from 'ws'
import { outOfScope, tokenIn } from '../http/admit.ts'
import { clientAddress } from '../http/client-address.ts'
import { networkOf } from '../http/network-of.ts'
import { originOf } from '../http/origin.ts'
import { Refused } from '../http/refused.ts'
import { targetOf } from '../http/target.ts'
import { reaches, type Scope } from '../people/caller.ts'
import type { Person } from '../people/person.ts'
import { refusalOf } from '../people/sanctions.ts'
import { sessionIn } from '../people/sessions.ts'
import type { Connections, Services, SignedOut, WatchedElsewhere } from '../services.ts'
import { admitWish } from '../tables/admit-wish.ts'
import { submitRequest } from '../tables/submit-request.ts'
import { Client, type ClientIdentity } from './client.ts'
import { TableWatchers } from './table-watchers.ts'

const PATH = '/socket'
/** A client that has not answered before the next ping is gone. */
const PING_MS = 15_000
/** How long a stopping server waits for answers, and then for clients. */
const CLOSE_TIMEOUT_MS = 1000
/** How often sessions are checked again, for people who were signed out elsewhere. */
const RECHECK_MS = 5 * 60_000

/** The scope that a token needs for a message. */
const SCOPE_OF: Readonly<Record<ClientMessage['type'], Scope | null>> = {
  ping: null,
  unwatch: null,
  watch: 'read',
  request: 'play',
  say: 'play',
  typing: 'play',
  away: null,
}

/** All open sockets of this process. */
export class Sockets implements Connections {
  readonly #services: Services
  readonly #server: WebSocketServer
  readonly #clients = new Set<Client>()
  readonly #watchers = new Map<string, TableWatchers>()
  readonly #addresses = new Map<string, number>()
  readonly #timers: NodeJS.Timeout[]
  /** The id of this process among those that show tables. */
  readonly #name = randomUUID()
  /** Open requests. */
  readonly #asked = new Set<Promise<void>>()
  #closing = false

  constructor(services: Services) {
    this.#services = services
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: services.config.limits.message,
      perMessageDeflate: false,
      clientTracking: false,
    })
    this.#timers = [
      setInterval(() => this.#ping(), PING_MS),
      setInterval(() => this.#recheck(), RECHECK_MS),
      // Other processes forget viewers who left without notice.
      setInterval(() => {
        for (const [table, watchers] of this.#watchers)
          this.#announceWatchers(table, watchers, false)
      }, PING_MS),
      setInterval(() => {
        for (const table of this.#watchers.keys()) services.tableManager.watched(table, true)
      }, WATCHED_EVERY_MS),
    ]
  }

  get count(): number {
    return this.#clients.size
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // From the start: a client that hangs up during the session lookup would end the process.
      socket.on('error', () => socket.destroy())
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        const status = error instanceof Refused ? error.status : 500
        if (status === 500) this.#services.log.error({ err: error }, 'a handshake failed')
        // Closed on both sides: one that the client keeps open would keep the server from stopping.
        const answer = `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
        socket.end(answer, () => socket.destroy())
      })
    })
  }

  disconnect(who: SignedOut): void {
    this.drop(who)
    this.#broadcastToPeers('/peer/signed-out', who)
  }

  drop({ person, session, banned }: SignedOut): void {
    for (const client of this.#clients) {
      if (client.person?.id !== person) continue
      if (session !== undefined && client.credential?.hash !== session) continue
      if (banned !== undefined)
        client.refuseWith(refusalOf({ kind: 'ban', until: null, reason: banned }))
      client.close(CLOSED.signedOut, 'signed out')
    }
  }

  watchedElsewhere(there: WatchedElsewhere): void {
    const watchers = this.#watchers.get(there.table)
    if (watchers === undefined) return
    if (there.asks) this.#announceWatchers(there.table, watchers, false)
    watchers.watchedElsewhere(there).catch((error: unknown) => this.#log(error))
  }

  /** Tells the other processes who watches a table here. */
  #announceWatchers(table: string, watchers: TableWatchers, asks: boolean): void {
    this.#broadcastToPeers('/peer/watching', {
      ...{ table, process: this.#name, asks, ...watchers.here() },
    })
  }

  #broadcastToPeers(path: string, body: object): void {
    this.#services.peers.broadcast(path, body).catch((error: unknown) => this.#log(error))
  }

  #log(error: unknown): void {
    this.#services.log.error({ err: error }, 'other processes could not be reached')
  }

  broadcast(table: string, message: (reader: string | null) => ServerMessage | null): void {
    this.#watchers.get(table)?.broadcast((client) => message(client.person?.id ?? null))
  }

  isPresent(person: string): boolean {
    return [...this.#clients].some((client) => client.person?.id === person && client.open)
  }

  /** Answers open requests, then asks all clients to reconnect. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#closing = true
    await Promise.race([Promise.all(this.#asked), sleep(CLOSE_TIMEOUT_MS)])
    for (const client of this.#clients)
      client.close(CLOSED.goingAway, 'the server is shutting down')
    this.#server.close()
    setTimeout(() => {
      for (const client of this.#clients) client.terminate()
    }, CLOSE_TIMEOUT_MS)
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = targetOf(request.url)
    if (url?.pathname !== PATH) throw new Refused(404, 'notFound', 'No WebSocket at this address.')
    if (this.#closing) throw new Refused(503, 'stopping', 'The server is shutting down.')
    const { person, credential } = await this.#identify(request)
    const address = this.#addressOf(request)
    this.#admit(person, address)
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const { config, time, quotas } = this.#services
      const counted = person && quotas.countedAs(person, request)
      const identity = { person, credential, counted }
      const client = new Client({ socket: ws, stream: socket }, identity, config.limits, () =>
        time.now(),
      )
      this.#clients.add(client)
      this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1)
      ws.on('pong', () => {
        client.alive = true
      })
      ws.on('error', () => client.terminate())
      ws.on('close', () => this.#gone(client, address))
      ws.on('message', (data, isBinary) => {
        client.alive = true
        if (isBinary) return client.close(1003, 'text only')
        if (this.#closing) return // the client repeats it elsewhere
        const done = client
          .receive(String(data), (from, message) => this.#receive(from, message))
          .catch((error: unknown) => this.#failed(client, error))
          .finally(() => this.#asked.delete(done))
        this.#asked.add(done)
      })
      client.send({ type: 'welcome', protocol: PROTOCOL, name: person?.name ?? null })
      if (url.searchParams.get('protocol') !== String(PROTOCOL)) {
        client.close(CLOSED.outdated, 'reload')
      }
    })
  }

  /** A browser sends its origin; a program has a token instead. */
  async #identify(request: IncomingMessage): Promise<ClientIdentity> {
    const { people, config } = this.#services
    const { authorization } = request.headers
    if (authorization !== undefined) {
      const caller = await people.tokens.find(tokenIn(authorization))
      if (caller === null) throw new Refused(401, 'badToken', 'Invalid token.')
      if (!reaches(caller.credential, 'read') && !reaches(caller.credential, 'play'))
        throw outOfScope()
      return caller
    }
    if (
      request.headers.origin === undefined ||
      originOf(request.headers, config.publicUrl) !== 'own'
    ) {
      throw new Refused(403, 'foreignOrigin', 'This request came from another website.')
    }
    const session = sessionIn(request.headers.cookie, config)
    if (session === undefined) return { person: null, credential: null }
    const caller = await people.sessions.find(session)
    if (caller === null) throw new Refused(401, 'signIn', 'Your session has ended. Sign in again.')
    return caller
  }

  #addressOf(request: IncomingMessage): string {
    return networkOf(clientAddress(request, this.#services.config.trustProxy))
  }

  #admit(person: Person | null, address: string): void {
    const { limits } = this.#services.config
    const own = [...this.#clients].filter(
      (client) => person !== null && client.person?.id === person.id,
    )
    const tooMany = new Refused(429, 'tooMany', 'Too many connections. Close some tabs.')
    if (own.length >= limits.socketsPerPerson) throw tooMany
    if ((this.#addresses.get(address) ?? 0) >= limits.socketsPerAddress) throw tooMany
  }

  #gone(client: Client, address: string): void {
    this.#clients.delete(client)
    const left = (this.#addresses.get(address) ?? 1) - 1
    if (left > 0) this.#addresses.set(address, left)
    else this.#addresses.delete(address)
    for (const end of client.watching.values()) end()
    client.watching.clear()
  }

  async #receive(client: Client, message: ClientMessage): Promise<void> {
    const scope = SCOPE_OF[message.type]
    if (scope !== null && !reaches(client.credential, scope)) throw outOfScope()
    switch (message.type) {
      case 'ping':
        return client.send({ type: 'pong' })
      case 'unwatch':
        client.watching.get(message.table)?.()
        client.watching.delete(message.table)
        return
      case 'watch':
        return this.#watch(client, message)
      case 'request': {
        const { type: _, table, ...request } = message
        if (client.person === null || client.counted === null)
          return client.refuse('signIn', 'Enter a name first. You don’t need an account.', table)
        await admitWish(this.#services, client.person, request.wish)
        return submitRequest(
          this.#services,
          { table, person: client.person.id, request },
          client.counted,
          (answer) => client.send({ type: 'answer', table, id: request.id, ...answer }),
        )
      }
      case 'say':
        if (client.person === null)
          return client.refuse('signIn', 'Enter a name first. You don’t need an account.')
        return this.#services.chat.say(client.person, message.table, message.text)
      case 'typing':
        if (client.person === null) return
        return this.#services.typing.note(client.person, message.table)
      case 'away':
        return this.#away(client, message.away)
    }
  }

  /** The others at its tables are told whether a client is out of sight. */
  async #away(client: Client, away: boolean): Promise<void> {
    if (client.away === away) return
    client.away = away
    await Promise.all(
      [...client.watching.keys()].map((table) => this.#watchers.get(table)?.changed()),
    )
  }

  async #watch(
    client: Client,
    { table, as, curtain = false, seen, folds = false }: Extract<ClientMessage, { type: 'watch' }>,
  ): Promise<void> {
    const liveTable = await this.#services.tableManager.open(table)
    const person = client.person?.id ?? null
    if (liveTable === null) return client.refuse('notFound', 'This table doesn’t exist.', table)
    if (!(await liveTable.read((now) => maySee(now, person)))) {
      return client.refuse('forbidden', 'You can’t see this table.', table)
    }
    const watchers = this.#watchers.get(table) ?? this.#watchersOf(table, liveTable)
    client.watching.set(table, () => {
      watchers.remove(client).catch((error: unknown) => this.#failed(client, error))
      if (!watchers.empty) return
      watchers.close()
      this.#watchers.delete(table)
      this.#services.tableManager.watched(table, false)
    })
    const watching = { person, curtain, folds, ...(as === undefined ? {} : { seat: as }) }
    await watchers.add(client, watching, seen)
  }

  #watchersOf(table: string, liveTable: LiveTable): TableWatchers {
    const watchers = new TableWatchers(this.#services, liveTable, () =>
      this.#announceWatchers(table, watchers, false),
    )
    this.#watchers.set(table, watchers)
    this.#services.tableManager.watched(table, true)
    this.#announceWatchers(table, watchers, true)
    return watchers
  }

  #failed(client: Client, error: unknown): void {
    if (error instanceof Refused) return client.refuseWith(error)
    this.#services.log.error({ err: error }, 'a message failed')
    client.refuse('failed', 'Something went wrong. Try again.')
  }

  #ping(): void {
    for (const client of this.#clients) {
      if (client.alive) client.ping()
      else client.terminate()
    }
  }

  /** Closes sockets whose session or token has ended meanwhile, by time or at another process. */
  #recheck(): void {
    const hashes = [...this.#clients].flatMap(({ credential }) => credential?.hash ?? [])
    this.#services.people
      .stillOpen(hashes)
      .then((open) => {
        for (const client of this.#clients) {
          const hash = client.credential?.hash
          if (hash === undefined || open.has(hash) || !hashes.includes(hash)) continue
          client.close(CLOSED.signedOut, 'signed out')
        }
      })
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'a check failed'))
  }
}
