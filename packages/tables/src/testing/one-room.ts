import type { Answer } from '../answer.ts'
import { type BotQuestion, type Notice, type Store, Uncertain } from '../ports.ts'
import { Room, type RoomPorts } from '../room.ts'
import type { Request, Wish } from '../wish.ts'
import { type Caller, Database, Misfortune } from './simulation/database.ts'
import { CALM } from './simulation/faults.ts'
import { World } from './simulation/world.ts'
import { cardOf, openToy } from './sitting.ts'

/** What shall go wrong with the next append. */
export type Trouble =
  /** It is refused, and nothing is written. */
  | 'refused'
  /** It is written, but nobody says so. */
  | 'unheard'
  /** Nobody says so, and it is written only later. */
  | 'late'

const TABLE = 'table'

/** One table of the toy in one process, with a database that fails when it is told to. */
export class OneRoom {
  readonly world: World
  readonly database: Database
  readonly ports: RoomPorts
  readonly reports: unknown[] = []
  readonly questions: BotQuestion[] = []
  /** What was stored to be told outside. */
  readonly notices: Notice[] = []
  /** What bots answer; as long as it is null they think. */
  botAnswer: ((question: BotQuestion) => Promise<number>) | null = null
  alive = true
  trouble: Trouble | null = null
  /** Whether nothing can be read or written. */
  down = false
  #requests = 0

  constructor(settle: () => Promise<void>, game = openToy(2)) {
    this.world = new World('room', settle)
    this.database = new Database(this.world, CALM.database, ({ notices = [] }) => {
      this.notices.push(...notices)
    })
    this.database.add(cardOf(game, TABLE))
    this.stored.leader = 'p1'
    this.ports = {
      store: this.#store(),
      time: {
        now: () => 1_000_000 + this.world.now,
        after: (ms, call) => this.world.after(ms, call),
      },
      bots: {
        knows: (bot) => bot !== 'nobody',
        choose: (question) => {
          this.questions.push(question)
          return this.botAnswer?.(question) ?? new Promise(() => {})
        },
      },
      isAlive: () => this.alive,
      report: (_, error) => this.reports.push(error),
    }
  }

  get stored() {
    return this.database.table(TABLE)
  }

  /** The kinds of everything that is stored. */
  get facts(): string[] {
    return this.stored.entries.map(({ fact }) => fact.type)
  }

  /** The memory of a process that has just read the table. */
  read(): Room {
    return new Room(this.stored.card, this.stored.entries, this.ports)
  }

  async lead(): Promise<Room> {
    const room = this.read()
    await this.done(room.lead('p1', this.ports.time.now()))
    return room
  }

  /** A game of people, and of bots with a colon before their names. */
  async play(...seats: string[]): Promise<Room> {
    const room = await this.lead()
    for (const [seat, name] of seats.entries()) {
      const bot = name.startsWith(':')
      await this.ask(
        room,
        bot ? 'ann' : name,
        bot ? { type: 'seatBot', seat, bot: name.slice(1) } : { type: 'sit', seat, name },
      )
    }
    await this.ask(room, 'ann', { type: 'start' })
    return room
  }

  /** Asks, lets a tenth of a second go by, and tells the answer. */
  ask(room: Room, person: string, wish: Wish, more: Partial<Request> = {}): Promise<Answer> {
    this.#requests += 1
    const seen = this.stored.entries.length
    const request = { id: `request-${this.#requests}`, seen, wish, ...more }
    return this.done(
      new Promise((resolve, reject) => {
        room.request(person, request, resolve).catch(reject)
      }),
    )
  }

  async done<T>(promise: Promise<T>): Promise<T> {
    promise.catch(() => {}) // until somebody waits for it
    await this.world.go(100)
    return promise
  }

  #store(): Store {
    const { world } = this
    const caller: Caller = { alive: true, after: (ms, call) => void world.after(ms, call) }
    const store = this.database.connect(caller)
    return {
      ...store,
      append: async (append) => {
        const { trouble } = this
        this.trouble = null
        if (this.down || trouble === 'refused') throw new Misfortune('the disk is full')
        if (trouble === 'unheard') await store.append(append)
        if (trouble === 'late') world.after(50, () => store.append(append).catch(() => {}))
        if (trouble !== null) throw new Uncertain('nobody knows')
        return store.append(append)
      },
      entries: async (table, after) => {
        if (this.down) throw new Misfortune('the disk is gone')
        return store.entries(table, after)
      },
    }
  }
}
