import type { Answer } from '../../answer.ts'
import type { TableCommand, TableRequest } from '../../table-command.ts'
import type { PersonId } from '../../table-event.ts'
import type { TableView } from '../../table-view.ts'
import type { Connection, Observer, ToClient } from './messages.ts'
import type { Network } from './network.ts'
import { nextCommand } from './next-command.ts'
import type { SimulationRun } from './simulation-run.ts'

/** How long a client waits for an answer before it sends again what it sent. */
const WAIT = 1500

/** One browser of a person, which shows one table: what it does with what it is sent. */
export class SimulatedClient {
  readonly person: PersonId
  readonly table: string
  readonly name: string
  readonly #run: SimulationRun
  readonly #network: Network
  readonly #observer: Observer
  #connection: Connection | null = null
  #view: TableView | null = null
  /** The last event that it knows, all before it included. */
  #number = 0
  /** The last event of which it has heard, whatever is missing before it. */
  #newest = 0
  /** Whether it waits to be shown the table. */
  #awaits = false
  #requests = 0
  #pending: TableRequest | null = null
  /** Whether somebody sits before it. */
  busy = true

  constructor(
    cluster: { run: SimulationRun; network: Network; observer: Observer },
    name: string,
    person: PersonId,
    table: string,
  ) {
    this.#run = cluster.run
    this.#network = cluster.network
    this.#observer = cluster.observer
    this.name = name
    this.person = person
    this.table = table
  }

  get view(): TableView | null {
    return this.#view
  }

  /** The last event, all before it included, that this client was sent. */
  get number(): number {
    return this.#number
  }

  get pending(): TableRequest | null {
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
      watcher: { person: this.person },
      open: () => this.#connection === connection,
      send: (message) =>
        this.#network.carry(() => {
          if (this.#connection === connection) this.#receive(connection, message)
        }),
    }
    this.#connection = connection
    this.#network.connect(connection)
    this.#watch(connection)
  }

  /** Asks for something, again and again until it is answered. */
  submit(command: TableCommand, seen = this.#view?.number ?? 0): TableRequest {
    this.#requests += 1
    const id = `${this.name}-${this.#requests}`.padEnd(8, '-')
    this.#pending = { id, seen, wish: command }
    this.#send(this.#pending)
    return this.#pending
  }

  #watch(connection: Connection): void {
    this.#awaits = true
    this.#network.send(connection, { type: 'watch', table: this.table, seen: this.#number })
    this.#run.after(WAIT, () => {
      if (connection.open() && this.#awaits) this.reconnect()
    })
  }

  #send(request: TableRequest): void {
    if (this.#pending !== request) return
    const { table } = this
    if (this.#connection !== null) {
      this.#network.send(this.#connection, { type: 'request', table, request })
    }
    this.#run.after(WAIT, () => this.#send(request))
  }

  #receive(connection: Connection, message: ToClient): void {
    switch (message.type) {
      case 'answer':
        return this.#answered(message.id, message.answer)
      case 'table': {
        this.#awaits = false
        for (const { number } of message.missed) this.#note(number)
        if (this.#number < message.view.number) {
          this.#observer.violated(`${this.name} was not sent what came after ${this.#number}`)
        }
        this.#show(message.view)
        break
      }
      case 'news':
        this.#newest = Math.max(this.#newest, message.view.number)
        for (const { number } of message.events) this.#note(number)
        if (this.#number >= message.view.number) this.#show(message.view)
    }
    if (this.#number < this.#newest && !this.#awaits) this.#watch(connection)
  }

  #note(number: number): void {
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
    this.#run.after(this.#run.between(40, 400), () => {
      this.#act()
      this.#live()
    })
  }

  #act(): void {
    const lost = this.#connection === null || !this.#network.reaches(this.#connection)
    if (lost || (this.busy && this.#run.odds(1))) return this.reconnect()
    if (!this.busy) return
    if (this.#pending !== null || this.#view === null) return
    const command = nextCommand(this.#run, this.#view)
    if (command === null) return
    // Sometimes somebody clicks on what is long past, or a program makes numbers up.
    const { number } = this.#view
    this.submit(command, this.#run.odds(3) ? this.#run.between(0, number + 2) : number)
  }
}
