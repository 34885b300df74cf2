import { type Answer, answerTo } from '../answer.ts'
import { LiveTable, type LiveTablePorts } from '../live-table.ts'
import { type BotQuestion, type Notice, type Store, Uncertain } from '../ports.ts'
import type { TableCommand, TableRequest } from '../table-command.ts'
import { type Caller, Database, SimulatedFailure } from './simulation/database.ts'
import { NO_FAULTS } from './simulation/faults.ts'
import { SimulationRun } from './simulation/simulation-run.ts'
import { createToyGame, testHeader } from './test-table.ts'

/** What shall go wrong with the next append. */
export type AppendFault =
  /** It is refused, and nothing is written. */
  | 'refused'
  /** It is written, but nobody says so. */
  | 'unconfirmed'
  /** Nobody says so, and it is written only later. */
  | 'late'

const TABLE = 'table'

/** One table of the toy game in one process, with a database that fails on demand. */
export class LiveTableHarness {
  readonly run: SimulationRun
  readonly database: Database
  readonly ports: LiveTablePorts
  readonly reports: unknown[] = []
  readonly questions: BotQuestion[] = []
  /** The notices that were stored. */
  readonly notices: Notice[] = []
  /** What bots answer; as long as it is null they think. */
  botAnswer: ((question: BotQuestion) => Promise<number>) | null = null
  alive = true
  nextFault: AppendFault | null = null
  /** Whether nothing can be read or written. */
  down = false
  #requests = 0

  constructor(drain: () => Promise<void>, game = createToyGame(2)) {
    this.run = new SimulationRun('live table', drain)
    this.database = new Database(this.run, NO_FAULTS.database, ({ notices = [] }) => {
      this.notices.push(...notices)
    })
    this.database.add(testHeader(game, TABLE))
    this.stored.leader = 'p1'
    this.ports = {
      store: this.#store(),
      time: {
        now: () => 1_000_000 + this.run.now,
        after: (ms, call) => this.run.after(ms, call),
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
  get eventTypes(): string[] {
    return this.stored.entries.map(({ event }) => event.type)
  }

  /** The memory of a process that has just read the table. */
  read(): LiveTable {
    return new LiveTable(this.stored.header, this.stored.entries, this.ports)
  }

  async lead(): Promise<LiveTable> {
    const liveTable = this.read()
    await this.done(liveTable.lead('p1', this.ports.time.now()))
    return liveTable
  }

  /** A game of people, and of bots with a colon before their names. */
  async play(...seats: string[]): Promise<LiveTable> {
    const liveTable = await this.lead()
    for (const [seat, name] of seats.entries()) {
      const bot = name.startsWith(':')
      await this.submit(
        liveTable,
        bot ? 'ann' : name,
        bot ? { type: 'seatBot', seat, bot: name.slice(1) } : { type: 'sit', seat, name },
      )
    }
    await this.submit(liveTable, 'ann', { type: 'start' })
    return liveTable
  }

  /** Submits a command, lets a tenth of a second go by, and returns the answer. */
  submit(
    liveTable: LiveTable,
    person: string,
    command: TableCommand,
    more: Partial<TableRequest> = {},
  ): Promise<Answer> {
    this.#requests += 1
    const seen = this.stored.entries.length
    const request = { id: `request-${this.#requests}`, seen, wish: command, ...more }
    return this.done(answerTo((reply) => liveTable.submit(person, request, reply)))
  }

  async done<T>(promise: Promise<T>): Promise<T> {
    promise.catch(() => {}) // until somebody waits for it
    await this.run.advance(100)
    return promise
  }

  #store(): Store {
    const { run } = this
    const caller: Caller = { alive: true, after: (ms, call) => void run.after(ms, call) }
    const store = this.database.connect(caller)
    return {
      ...store,
      append: async (append) => {
        const { nextFault: fault } = this
        this.nextFault = null
        if (this.down || fault === 'refused') throw new SimulatedFailure('the disk is full')
        if (fault === 'unconfirmed') await store.append(append)
        if (fault === 'late') run.after(50, () => store.append(append).catch(() => {}))
        if (fault !== null) throw new Uncertain('nobody knows')
        return store.append(append)
      },
      entries: async (table, after, most) => {
        if (this.down) throw new SimulatedFailure('the disk is gone')
        return store.entries(table, after, most)
      },
    }
  }
}
