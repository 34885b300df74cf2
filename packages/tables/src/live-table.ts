import type { Viewer } from '@guildhall/kernel'
import { type Answer, Refusals } from './answer.ts'
import { actsBy, decide } from './decide.ts'
import { Journal, type Listener, RulesFault } from './journal.ts'
import { LeaderTasks } from './leader-tasks.ts'
import { Listeners } from './listeners.ts'
import { missedSince } from './missed.ts'
import {
  type Bots,
  Conflict,
  type JournalStore,
  type Notice,
  Quarantined,
  type StoredEntry,
  type Time,
  Uncertain,
} from './ports.ts'
import { refused, type TableRefusal } from './refusal.ts'
import { SerialQueue } from './serial-queue.ts'
import { mustHaveSeen } from './stale.ts'
import type { TableCommand, TableRequest } from './table-command.ts'
import type { PersonId, TableEvent } from './table-event.ts'
import type { TableHeader, TableState } from './table-state.ts'
import type { EventView } from './table-view.ts'
import { UNATTENDED, type UnattendedLimits } from './unattended.ts'

export interface LiveTablePorts {
  readonly store: JournalStore
  /** The notices that follow from what was just applied to the table. */
  readonly notices?: (table: TableState, entries: readonly StoredEntry[]) => readonly Notice[]
  readonly time: Time
  readonly bots: Bots
  /** How long bots play on where nobody is. */
  readonly unattended?: UnattendedLimits
  /** Whether this process counts as alive under that name; otherwise another may lead its tables. */
  readonly isAlive: (leader: string) => boolean
  /** Reports an error that belongs to no request. */
  readonly report: (table: string, error: unknown) => void
}

/** A request, apart from what its sender had seen. */
interface Asked {
  readonly id: string
  readonly command: TableCommand
}

/** What somebody who watches has seen, and how much of the rest they get one by one. */
export interface Missing {
  readonly seen: number
  readonly most: number
  /** How they look at the table as it was then, where it is like that now. */
  readonly viewer: (now: TableState) => (then: TableState) => Viewer
}

/** How many requests may wait at a table. */
const MOST_WAITING = 64

/**
 * A table in the memory of a process. Requests run one after the other: each is decided, stored,
 * answered, and then announced to the listeners. Reads wait in the same queue, so no one sees what
 * is not stored.
 */
export class LiveTable {
  readonly id: string
  readonly #ports: LiveTablePorts
  readonly #journal: Journal
  readonly #queue = new SerialQueue()
  readonly #tasks: LeaderTasks
  readonly #listeners: Listeners
  readonly #refusals = new Refusals()
  #fault: string | null = null

  constructor(header: TableHeader, entries: readonly StoredEntry[], ports: LiveTablePorts) {
    this.id = header.id
    this.#ports = ports
    const report = (error: unknown) => this.#report(error)
    this.#listeners = new Listeners(report)
    const { store, bots, time, isAlive, unattended = UNATTENDED } = ports
    this.#journal = new Journal(header, entries, {
      ...{ store, time, isAlive },
      notices: (...news) => this.#notices(...news),
      announce: (...news) => this.#listeners.notify(...news),
    })
    this.#tasks = new LeaderTasks(header, {
      ...{ bots, time, report, unattended },
      listeners: () => this.#listeners.size,
      wake: () => this.actIfDue(),
      act: (eventsAt) => this.#act(eventsAt),
    })
  }

  /** A table with everything that is stored, read in slices: a long one keeps nobody waiting. */
  static async load(header: TableHeader, ports: LiveTablePorts): Promise<LiveTable> {
    const liveTable = emptyTable(header, ports)
    await liveTable.#journal.load()
    return liveTable
  }

  get leads(): boolean {
    return this.#journal.lease.holder !== null
  }

  /** Whether it has listeners or work in progress. */
  get inUse(): boolean {
    return this.#listeners.size + this.#queue.length > 0
  }

  /** Whoever listens watches the table: bots go on for them. */
  subscribe(listener: Listener): () => void {
    this.actIfDue() // once it listens
    return this.#listeners.add(listener)
  }

  /** People watch the table at another process until then. */
  watchedElsewhere(process: string, until: number): Promise<void> {
    this.#tasks.watchedElsewhere(process, until)
    return this.actIfDue()
  }

  /** Reads the table when nothing is being stored. The table must not be changed or kept. */
  read<T>(look: (table: TableState) => T): Promise<T> {
    return this.#queue.run(async () => {
      await this.#journal.resync()
      return look(this.#journal.table)
    })
  }

  /** The same, with what a watcher has missed since; without it where that is more than `most`. */
  readSince<T>(
    { seen, most, viewer }: Missing,
    look: (table: TableState, missed: readonly EventView[]) => T,
  ): Promise<T> {
    return this.#queue.run(async () => {
      await this.#journal.resync()
      const { table } = this.#journal
      if (seen >= table.number || table.number - seen > most) return look(table, [])
      return look(table, await missedSince(this.#ports.store, table, seen, viewer(table)))
    })
  }

  /** Answers once, by `reply`, before the listeners are notified. */
  submit(person: PersonId, request: TableRequest, reply: (answer: Answer) => void): Promise<void> {
    if (this.#queue.length >= MOST_WAITING) {
      this.#reply(reply, this.#refusal(refused('busy'), true))
      return Promise.resolve()
    }
    return this.#queue.run(() => this.#request(person, request, reply))
  }

  /**
   * Stores events from outside the table, for example of an administrator. False if this process
   * does not lead the table; then ask the leader.
   */
  write(events: (table: TableState) => readonly TableEvent[]): Promise<boolean> {
    return this.#queue.run(async () => {
      await this.#journal.ready()
      if (!this.leads) return false
      const written = events(this.#journal.table)
      try {
        const announce = await this.#journal.write(written)
        this.#fault = null
        announce()
      } catch (error) {
        this.#failed(error)
        throw error
      } finally {
        this.#scheduleTasks()
      }
      return true
    })
  }

  /**
   * This process leads the table from now on: it watches clocks and asks bots. The table had no
   * leader since `silentSince`, by the clock of this process: that time is unattributed. Rejects if
   * the table cannot be read or that time cannot be stored; then it is not led.
   */
  lead(leader: string, silentSince: number): Promise<void> {
    return this.#queue.run(async () => {
      try {
        const announce = await this.#journal.lead(leader, silentSince)
        announce()
      } catch (error) {
        if (error instanceof Quarantined) this.#quarantine(error)
        throw error
      }
      this.#scheduleTasks()
    })
  }

  /** Lets the table do what is due. */
  actIfDue(): Promise<void> {
    return this.#act((table) => actsBy(table, this.#ports.time.now()))
  }

  /** Another process leads it, or none: requests are no longer answered here. */
  follow(): void {
    this.#journal.lease.drop()
    this.#tasks.cancel()
  }

  /** Reads what another process has stored, and announces it. */
  refresh(): Promise<void> {
    return this.#queue.run(() => this.#journal.refresh())
  }

  /** Resolves when all requests so far are answered. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  async #request(
    person: PersonId,
    { id, seen, wish: command }: TableRequest,
    reply: (answer: Answer) => void,
  ): Promise<void> {
    let announce = () => {}
    const answer = await this.#answer(person, { id, command }, async () => {
      await this.#journal.ready()
      if (seen > this.#journal.number) await this.#catchUp()
      const decided = this.#decide(person, command, seen)
      if ('code' in decided) return this.#refuse(person, id, decided)
      announce = await this.#journal.write(decided, { person, id })
      const { number } = this.#journal.table
      return this.#granted(person, { id, command }) ?? { ok: true, number }
    })
    this.#reply(reply, answer)
    announce()
    this.#scheduleTasks()
  }

  /** The earlier or new answer to a request, or why it failed. */
  async #answer(person: PersonId, request: Asked, work: () => Promise<Answer>): Promise<Answer> {
    const before = (): Answer | undefined =>
      this.#granted(person, request) ??
      // The current leader may have accepted what was refused here.
      (this.leads ? this.#refusals.get(person, request.id) : undefined)
    try {
      await this.#journal.resync()
      return before() ?? (await work())
    } catch (error) {
      const refusal = this.#failed(error)
      await this.#journal.resync().catch((again: unknown) => this.#report(again))
      const known = before()
      return known?.ok === true ? known : this.#refusal(refusal, RETRYABLE.has(refusal.code))
    }
  }

  /** The answer to a request that was granted, now or before. */
  #granted(person: PersonId, { id, command }: Asked): Answer | undefined {
    const granted = this.#journal.granted(person, id)
    if (granted === undefined) return undefined
    const { number, played } = granted
    return { ok: true, number, ...(command.type === 'turn' ? { played } : {}) }
  }

  #decide(
    person: PersonId,
    command: TableCommand,
    seen: number,
  ): readonly TableEvent[] | TableRefusal {
    const { table } = this.#journal
    if (this.#fault !== null) return refused('setAside')
    if (!this.leads) return refused('moved')
    if (seen > table.number) return refused('ahead')
    if (seen < mustHaveSeen(table, person, command)) return refused('stale')
    const { bots, time } = this.#ports
    try {
      const context = { now: time.now(), knowsBot: (bot: string) => bots.knows(bot) }
      const decided = decide(table, person, command, context)
      return decided.ok ? decided.events : decided.refusal
    } catch (cause) {
      throw new RulesFault(String(cause), { cause })
    }
  }

  #refusal(refusal: TableRefusal, retry: boolean): Answer {
    return { ok: false, refusal, number: this.#journal.number, retry }
  }

  #refuse(person: PersonId, id: string, refusal: TableRefusal): Answer {
    // Not the fault of the request: once the table is led here again, it may be accepted.
    if (refusal.code === 'moved') return this.#refusal(refusal, true)
    const answer = this.#refusal(refusal, false)
    this.#refusals.add(person, id, answer)
    return answer
  }

  /** A client has seen more than this process: then another process leads. */
  async #catchUp(): Promise<void> {
    const { number } = this.#journal
    await this.#journal.refresh()
    if (this.#journal.number > number) this.follow()
  }

  /** An error, as the caller needs to know it. */
  #failed(error: unknown): TableRefusal {
    if (error instanceof Conflict) {
      this.follow()
      return refused('moved')
    }
    this.#report(error)
    if (error instanceof RulesFault) return refused('fault')
    if (error instanceof Quarantined) {
      this.#quarantine(error)
      return refused('setAside')
    }
    return refused(error instanceof Uncertain ? 'uncertain' : 'storage')
  }

  #reply(reply: (answer: Answer) => void, answer: Answer): void {
    try {
      reply(answer)
    } catch (error) {
      this.#report(error) // a client that cannot be answered does not affect the table
    }
  }

  /** A notice that fails does not stop the game. */
  #notices(table: TableState, entries: readonly StoredEntry[]): readonly Notice[] {
    try {
      return this.#ports.notices?.(table, entries) ?? []
    } catch (error) {
      this.#report(error)
      return []
    }
  }

  #report(error: unknown): void {
    this.#ports.report(this.id, error)
  }

  /** Events without a request: a time-out, a bot's move. */
  #act(eventsAt: (table: TableState) => readonly TableEvent[]): Promise<void> {
    return this.#queue.run(async () => {
      if (!this.leads || this.#fault !== null) return
      try {
        await this.#journal.ready()
        const announce = await this.#journal.write(this.#computed(eventsAt))
        announce()
      } catch (error) {
        if (this.#failed(error).code === 'fault') this.#quarantine(error)
      }
      this.#scheduleTasks()
    })
  }

  #computed(eventsAt: (table: TableState) => readonly TableEvent[]): readonly TableEvent[] {
    try {
      return eventsAt(this.#journal.table)
    } catch (cause) {
      throw new RulesFault(String(cause), { cause })
    }
  }

  #quarantine(error: unknown): void {
    this.#fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.#tasks.pause()
    this.#ports.store.quarantine(this.id, this.#fault).catch((failed: unknown) => {
      this.#report(failed)
    })
  }

  /** Schedules what the table must do next. */
  #scheduleTasks(): void {
    if (!this.leads || this.#fault !== null) return this.#tasks.pause()
    if (this.#journal.isStuck) return this.#tasks.retryLater()
    try {
      this.#tasks.schedule(this.#journal.table)
    } catch (error) {
      this.#report(error)
      this.#quarantine(error)
    }
  }
}

function emptyTable(header: TableHeader, ports: LiveTablePorts): LiveTable {
  try {
    return new LiveTable(header, [], ports)
  } catch (cause) {
    throw new Quarantined(String(cause), { cause })
  }
}

const RETRYABLE: ReadonlySet<string> = new Set(['moved', 'storage', 'uncertain'])
