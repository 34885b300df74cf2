import type { Answer } from '../../answer.ts'
import type { PersonId } from '../../entry.ts'
import { Hall } from '../../hall.ts'
import { type Bots, Conflict, type Time, Uncertain } from '../../ports.ts'
import type { Room } from '../../room.ts'
import { seeEntry, seeTable, toldSince, viewerOf } from '../../see.ts'
import type { Request } from '../../wish.ts'
import { type Caller, type Database, Misfortune } from './database.ts'
import type { Connection, ToServer, Watcher } from './messages.ts'
import type { World } from './world.ts'

/** What a process needs of the world around it. */
export interface House {
  readonly world: World
  readonly database: Database
  readonly watcher: Watcher
  /** Hands a request on to the process of that name; fails where it cannot be reached. */
  readonly forward: (from: Process, to: string, ask: Forwarded) => Promise<Answer>
}

export interface Forwarded {
  readonly table: string
  readonly person: PersonId
  readonly request: Request
}

/** A server process: from its start until it is killed. */
export class Process implements Caller {
  readonly name: string
  /** How far its clock is off. */
  readonly skew: number
  readonly hall: Hall
  readonly #house: House
  /** By connection and table: ends the watching. */
  readonly #watching = new Map<Connection, Map<string, () => void>>()
  #alive = true
  #asleepUntil = 0

  constructor(house: House, name: string, skew: number) {
    this.#house = house
    this.name = name
    this.skew = skew
    this.hall = new Hall({
      store: house.database.connect(this),
      time: this.#time(),
      bots: this.#bots(),
      process: name,
      forward: (leader, table, person, request) =>
        house.forward(this, leader, { table, person, request }),
      report: (where, error) => this.#report(where, error),
    })
  }

  get alive(): boolean {
    return this.#alive
  }

  get awake(): boolean {
    return this.#alive && this.#house.world.now >= this.#asleepUntil
  }

  /** Opens its doors, however often it has to try. */
  start(): void {
    this.hall.start().catch((error: unknown) => {
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
    this.#asleepUntil = Math.max(this.#asleepUntil, this.#house.world.now + ms)
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
    this.after(0, () => this.hall.stop().then(end, end))
    this.#house.world.after(10_000, end) // nobody waits for ever
  }

  after(ms: number, call: () => void): () => void {
    const { world } = this.#house
    let cancelled = false
    const whenAwake = () => {
      if (!this.#alive || cancelled) return
      if (world.now >= this.#asleepUntil) return call()
      world.after(Math.min(500, this.#asleepUntil - world.now), whenAwake)
    }
    world.after(ms, whenAwake)
    return () => {
      cancelled = true
    }
  }

  /** A message from a screen arrives. */
  receive(connection: Connection, message: ToServer): void {
    this.after(0, () => {
      this.#receive(connection, message).catch((error: unknown) =>
        this.#report(message.table, error),
      )
    })
  }

  /** Another process has stored something. */
  hear(table: string, number: number): void {
    this.after(0, () => {
      this.hall.heard(table, number).catch((error: unknown) => this.#report(table, error))
    })
  }

  /** A request that another process took for a table that is led here. */
  async serve({ table, person, request }: Forwarded): Promise<Answer> {
    const room = await this.hall.room(table)
    if (room === null || !room.leads) throw new Misfortune('it is led elsewhere')
    return new Promise((resolve, reject) => {
      room.request(person, request, resolve).catch(reject)
    })
  }

  async #receive(connection: Connection, message: ToServer): Promise<void> {
    const { table } = message
    const { watcher } = this.#house
    if (message.type === 'request') {
      const { person } = connection
      const { request } = message
      let answers = 0
      return this.hall.request(table, person, request, (answer) => {
        if (answers++ > 0) watcher.violated(`${request.id} was answered ${answers} times`)
        watcher.answered(table, person, request, answer)
        connection.send({ type: 'answer', id: request.id, answer })
      })
    }
    const room = await this.hall.room(table)
    if (room !== null) await this.#watch(connection, room, message.seen)
  }

  async #watch(connection: Connection, room: Room, seen: number): Promise<void> {
    const { watcher } = this.#house
    const { looker } = connection
    const now = () => this.#time().now()
    await room.readSince(seen, (table, entries) => {
      const watched = this.#watching.get(connection) ?? new Map<string, () => void>()
      this.#watching.set(connection, watched)
      watched.get(room.id)?.()
      const missed = toldSince(table.card, entries, seen, (then) => viewerOf(then, looker))
      const shown = { type: 'table', view: seeTable(table, looker, now()), missed } as const
      watcher.shown(looker, shown)
      connection.send(shown)
      const end = room.subscribe((then, entry) => {
        if (!connection.open()) return end()
        const fact = seeEntry(then, entry, viewerOf(then, looker))
        const news = { type: 'news', view: seeTable(then, looker, now()), fact } as const
        watcher.shown(looker, news)
        connection.send(news)
      })
      watched.set(room.id, end)
    })
  }

  #time(): Time {
    const { world } = this.#house
    return {
      now: () => Math.floor(world.now + this.skew),
      after: (ms, call) => this.after(ms, call),
    }
  }

  /** Bots that choose anything, after a while, and sometimes do not answer. */
  #bots(): Bots {
    const { world } = this.#house
    return {
      knows: (bot) => bot === 'greedy' || bot === 'random',
      choose: ({ legal }) =>
        new Promise((resolve, reject) => {
          this.after(world.between(5, 400), () => {
            if (world.odds(1)) reject(new Misfortune('a bot has failed'))
            else resolve(world.chance.int(legal.length))
          })
        }),
    }
  }

  /** Only what the world did may go wrong. */
  #report(where: string, error: unknown): void {
    const expected =
      error instanceof Misfortune || error instanceof Uncertain || error instanceof Conflict
    if (!expected) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
      this.#house.watcher.violated(`${where}: ${words}`)
    }
  }
}
