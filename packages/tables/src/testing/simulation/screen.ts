import type { Answer } from '../../answer.ts'
import type { PersonId } from '../../entry.ts'
import type { TableView } from '../../see.ts'
import type { Request, Wish } from '../../wish.ts'
import type { Connection, ToScreen, Watcher } from './messages.ts'
import type { Network } from './network.ts'
import { nextWish } from './player.ts'
import type { World } from './world.ts'

/** How long a screen waits for an answer before it sends again what it sent. */
const WAIT = 1500

/** One screen of a person, which shows one table: what a browser does with what it is sent. */
export class Screen {
  readonly person: PersonId
  readonly table: string
  readonly name: string
  readonly #world: World
  readonly #network: Network
  readonly #watcher: Watcher
  #connection: Connection | null = null
  #view: TableView | null = null
  /** The last fact that it knows, all before it included. */
  #number = 0
  /** The last fact of which it has heard, whatever is missing before it. */
  #heardOf = 0
  /** Whether it waits to be shown the table. */
  #awaits = false
  #requests = 0
  #pending: Request | null = null
  /** Whether somebody sits before it. */
  busy = true

  constructor(
    house: { world: World; network: Network; watcher: Watcher },
    name: string,
    person: PersonId,
    table: string,
  ) {
    this.#world = house.world
    this.#network = house.network
    this.#watcher = house.watcher
    this.name = name
    this.person = person
    this.table = table
  }

  get view(): TableView | null {
    return this.#view
  }

  /** The last fact, all before it included, that this screen was told. */
  get number(): number {
    return this.#number
  }

  get pending(): Request | null {
    return this.#pending
  }

  start(): void {
    this.reconnect()
    this.#live()
  }

  /** Turns to some process, and asks for the table with what was missed. */
  reconnect(): void {
    const connection: Connection = {
      person: this.person,
      looker: { person: this.person },
      open: () => this.#connection === connection,
      send: (message) =>
        this.#network.carry(() => {
          if (this.#connection === connection) this.#hear(connection, message)
        }),
    }
    this.#connection = connection
    this.#network.connect(connection)
    this.#watch(connection)
  }

  /** Asks for something, again and again until it is answered. */
  wish(wish: Wish, seen = this.#view?.number ?? 0): Request {
    this.#requests += 1
    const id = `${this.name}-${this.#requests}`.padEnd(8, '-')
    this.#pending = { id, seen, wish }
    this.#send(this.#pending)
    return this.#pending
  }

  #watch(connection: Connection): void {
    this.#awaits = true
    this.#network.send(connection, { type: 'watch', table: this.table, seen: this.#number })
    this.#world.after(WAIT, () => {
      if (connection.open() && this.#awaits) this.reconnect()
    })
  }

  #send(request: Request): void {
    if (this.#pending !== request) return
    const { table } = this
    if (this.#connection !== null) {
      this.#network.send(this.#connection, { type: 'request', table, request })
    }
    this.#world.after(WAIT, () => this.#send(request))
  }

  #hear(connection: Connection, message: ToScreen): void {
    switch (message.type) {
      case 'answer':
        return this.#answered(message.id, message.answer)
      case 'table': {
        this.#awaits = false
        for (const { number } of message.missed) this.#know(number)
        if (this.#number < message.view.number) {
          this.#watcher.violated(`${this.name} was not told what came after ${this.#number}`)
        }
        this.#show(message.view)
        break
      }
      case 'news':
        this.#heardOf = Math.max(this.#heardOf, message.fact.number)
        if (message.fact.number > this.#number + 1) break
        this.#know(message.fact.number)
        this.#show(message.view)
    }
    if (this.#number < this.#heardOf && !this.#awaits) this.#watch(connection)
  }

  #know(number: number): void {
    if (number === this.#number + 1) this.#number = number
  }

  #show(view: TableView): void {
    if (this.#view === null || view.number >= this.#view.number) this.#view = view
  }

  #answered(id: string, answer: Answer): void {
    if (this.#pending?.id !== id || (!answer.ok && answer.retry)) return
    this.#pending = null
  }

  #live(): void {
    this.#world.after(this.#world.between(40, 400), () => {
      this.#act()
      this.#live()
    })
  }

  #act(): void {
    const lost = this.#connection === null || !this.#network.reaches(this.#connection)
    if (lost || (this.busy && this.#world.odds(1))) return this.reconnect()
    if (!this.busy) return
    if (this.#pending !== null || this.#view === null) return
    const wish = nextWish(this.#world, this.#view)
    if (wish === null) return
    // Sometimes somebody clicks on what is long past, or a program makes numbers up.
    const { number } = this.#view
    this.wish(wish, this.#world.odds(3) ? this.#world.between(0, number + 2) : number)
  }
}
