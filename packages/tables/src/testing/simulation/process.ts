import { type Answer, answerTo } from '../../answer.ts'
import type { LiveTable } from '../../live-table.ts'
import { type Bots, Conflict, type Time, Uncertain } from '../../ports.ts'
import type { AddressedRequest } from '../../table-command.ts'
import { TableManager, WATCHED_EVERY_MS, type WatchedTable } from '../../table-manager.ts'
import type { TableState } from '../../table-state.ts'
import { viewEntry, viewerOf, viewTable } from '../../table-view.ts'
import { type Caller, type Database, SimulatedFailure } from './database.ts'
import type { Connection, Observer, ToServer } from './messages.ts'
import type { SimulationRun } from './simulation-run.ts'

/** What a process needs of its surroundings. */
export interface ProcessHost {
  readonly run: SimulationRun
  readonly database: Database
  readonly observer: Observer
  /** Forwards a request to the process of that name; fails where it cannot be reached. */
  readonly forward: (from: Process, to: string, addressed: AddressedRequest) => Promise<Answer>
  /** Tells the process of that name that people watch; it may not arrive. */
  readonly tellWatched: (from: Process, to: string, watched: WatchedTable) => Promise<void>
}

/** A server process: from its start until it is killed. */
export class Process implements Caller {
  readonly name: string
  /** How far its clock is off. */
  readonly skew: number
  readonly manager: TableManager
  readonly #host: ProcessHost
  /** By connection and table: ends the watching. */
  readonly #watching = new Map<Connection, Map<string, () => void>>()
  #alive = true
  #asleepUntil = 0

  constructor(host: ProcessHost, name: string, skew: number) {
    this.#host = host
    this.name = name
    this.skew = skew
    this.manager = new TableManager({
      store: host.database.connect(this),
      time: this.#time(),
      bots: this.#bots(),
      process: name,
      forward: (leader, addressed) => host.forward(this, leader, addressed),
      tellWatched: (leader, watched) => host.tellWatched(this, leader, watched),
      report: (where, error) => this.#report(where, error),
    })
    this.#tellWatched()
  }

  get alive(): boolean {
    return this.#alive
  }

  get awake(): boolean {
    return this.#alive && this.#host.run.now >= this.#asleepUntil
  }

  /** Says again and again which tables people watch here. */
  #tellWatched(): void {
    const tables = new Set<string>()
    for (const [connection, watched] of this.#watching) {
      if (connection.open()) for (const table of watched.keys()) tables.add(table)
      else for (const end of watched.values()) end()
    }
    for (const table of tables) this.manager.watched(table, true)
    this.after(WATCHED_EVERY_MS, () => this.#tellWatched())
  }

  /** Starts to serve, however often it has to try. */
  start(): void {
    this.manager.start().catch((error: unknown) => {
      this.#report('start', error)
      this.after(500, () => this.start())
    })
  }

  /** Nothing of it is left but what is stored. */
  kill(): void {
    this.#alive = false
  }

  /** It does nothing for so long, and does not know it. */
  sleep(ms: number): void {
    this.#asleepUntil = Math.max(this.#asleepUntil, this.#host.run.now + ms)
  }

  wake(): void {
    this.#asleepUntil = 0
  }

  /** Says goodbye, and ends once everything asked so far is answered. */
  stop(then: () => void): void {
    const end = () => {
      if (!this.#alive) return
      this.kill()
      then()
    }
    this.after(0, () => this.manager.stop().then(end, end))
    this.#host.run.after(10_000, end) // nobody waits for ever
  }

  after(ms: number, call: () => void): () => void {
    const { run } = this.#host
    let cancelled = false
    const whenAwake = () => {
      if (!this.#alive || cancelled) return
      if (run.now >= this.#asleepUntil) return call()
      run.after(Math.min(500, this.#asleepUntil - run.now), whenAwake)
    }
    run.after(ms, whenAwake)
    return () => {
      cancelled = true
    }
  }

  /** A message from a client arrives. */
  receive(connection: Connection, message: ToServer): void {
    this.after(0, () => {
      this.#receive(connection, message).catch((error: unknown) =>
        this.#report(message.table, error),
      )
    })
  }

  /** Another process has stored something. */
  notify(table: string, number: number): void {
    this.after(0, () => {
      this.manager
        .storedElsewhere(table, number)
        .catch((error: unknown) => this.#report(table, error))
    })
  }

  /** A request that another process took for a table that is led here. */
  async serve({ table, person, request }: AddressedRequest): Promise<Answer> {
    const liveTable = await this.manager.open(table)
    if (liveTable === null || !liveTable.leads) throw new SimulatedFailure('it is led elsewhere')
    return answerTo((reply) => liveTable.submit(person, request, reply))
  }

  /** People watch a table at another process. */
  watchedElsewhere(watched: WatchedTable): void {
    this.manager
      .watchedElsewhere(watched)
      .catch((error: unknown) => this.#report(watched.table, error))
  }

  async #receive(connection: Connection, message: ToServer): Promise<void> {
    const { table } = message
    const { observer } = this.#host
    if (message.type === 'request') {
      const { person } = connection
      const { request } = message
      let answers = 0
      return this.manager.submit({ table, person, request }, (answer) => {
        if (answers++ > 0) observer.violated(`${request.id} was answered ${answers} times`)
        observer.answered(table, person, request, answer)
        connection.send({ type: 'answer', id: request.id, answer })
      })
    }
    const liveTable = await this.manager.open(table)
    if (liveTable !== null) await this.#watch(connection, liveTable, message.seen)
  }

  async #watch(connection: Connection, liveTable: LiveTable, seen: number): Promise<void> {
    const { observer } = this.#host
    const { watcher } = connection
    const now = () => this.#time().now()
    const viewer = () => (then: TableState) => viewerOf(then, watcher)
    const missing = { seen, most: Number.POSITIVE_INFINITY, viewer }
    await liveTable.readSince(missing, (table, missed) => {
      const watched = this.#watching.get(connection) ?? new Map<string, () => void>()
      this.#watching.set(connection, watched)
      watched.get(liveTable.id)?.()
      const shown = { type: 'table', view: viewTable(table, watcher, now()), missed } as const
      observer.shown(watcher, shown)
      connection.send(shown)
      const end = liveTable.subscribe((then, entries) => {
        if (!connection.open()) return end()
        const viewer = viewerOf(then, watcher)
        const events = entries.map((entry) => viewEntry(then, entry, viewer, entry.state))
        const news = { type: 'news', view: viewTable(then, watcher, now()), events } as const
        observer.shown(watcher, news)
        connection.send(news)
      })
      watched.set(liveTable.id, end)
    })
  }

  #time(): Time {
    const { run } = this.#host
    return {
      now: () => Math.floor(run.now + this.skew),
      after: (ms, call) => this.after(ms, call),
    }
  }

  /** Bots that choose anything, after a while, and sometimes do not answer. */
  #bots(): Bots {
    const { run } = this.#host
    return {
      knows: (bot) => bot === 'greedy' || bot === 'random',
      choose: ({ legal }) =>
        new Promise((resolve, reject) => {
          this.after(run.between(5, 400), () => {
            if (run.odds(1)) reject(new SimulatedFailure('a bot has failed'))
            else resolve(run.chance.int(legal.length))
          })
        }),
    }
  }

  /** Only simulated failures may be reported. */
  #report(where: string, error: unknown): void {
    const expected =
      error instanceof SimulatedFailure || error instanceof Uncertain || error instanceof Conflict
    if (!expected) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      this.#host.observer.violated(`${where}: ${text}`)
    }
  }
}
