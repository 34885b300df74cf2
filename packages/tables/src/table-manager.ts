import type { Answer } from './answer.ts'
import { HEARTBEAT_MS, Heartbeat } from './heartbeat.ts'
import { LiveTable, type LiveTablePorts } from './live-table.ts'
import { Quarantined, type Store } from './ports.ts'
import { refused } from './refusal.ts'
import type { AddressedRequest } from './table-command.ts'
import { botsAlone } from './unattended.ts'

export interface TableManagerPorts extends Omit<LiveTablePorts, 'isAlive' | 'store'> {
  readonly store: Store
  /** The name of this process among those that lead tables. Always unique. */
  readonly process: string
  /** Forwards a request to the leader of the table; fails if it cannot be reached. */
  readonly forward: (leader: string, addressed: AddressedRequest) => Promise<Answer>
  /** Tells the leader of a table that people watch it here. */
  readonly tellWatched?: (leader: string, watched: WatchedTable) => Promise<void>
}

/** A table that people watch at a process, where only bots play. */
export interface WatchedTable {
  readonly table: string
  readonly process: string
  readonly isWatched: boolean
}

/** People who watch at another process are counted on for so long. */
const WATCHED_MS = 12_000
/** How often a process says that people watch there. */
export const WATCHED_EVERY_MS = 4000

/** How often to look for due tables without a leader. */
const SCAN_MS = 1000
/** How many of them are taken up in one scan, and how many of those at the same time. */
const SCAN_LIMIT = 200
const SCAN_CONCURRENCY = 16
/** How long a request waits for a table whose leader is gone. */
const LEADER_TIMEOUT_MS = 12_000
const RETRY_MS = 250
/** An unused table is dropped from memory after this time. */
const IDLE_MS = 60_000

interface CachedTable {
  readonly liveTable: Promise<LiveTable | null>
  /** The lead is being taken. */
  taking: Promise<string | null> | null
  used: number
}

/** The tables of a process: those it leads, and those it follows for people who watch them here. */
export class TableManager {
  readonly #ports: TableManagerPorts
  readonly #cache = new Map<string, CachedTable>()
  readonly #timers = new Map<string, () => void>()
  readonly #heartbeat: Heartbeat
  #stopped = false

  constructor(ports: TableManagerPorts) {
    this.#ports = ports
    this.#heartbeat = new Heartbeat(ports, () =>
      this.#eachLiveTable(async (liveTable) => liveTable.follow()),
    )
  }

  get size(): number {
    return this.#cache.size
  }

  /** Reports that this process is alive, then starts to lead tables. */
  async start(): Promise<void> {
    await this.#heartbeat.beat()
    this.#every('beat', HEARTBEAT_MS, () => this.#heartbeat.beat())
    this.#every('scan', SCAN_MS, () => this.#scan())
  }

  /** Answers open requests and stops leading tables. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const cancel of this.#timers.values()) cancel()
    await this.#eachLiveTable(async (liveTable) => {
      await liveTable.idle()
      liveTable.follow()
    })
    await this.#heartbeat.end()
  }

  /** The table, led by this process if no other leads it; null if it does not exist. */
  async open(table: string): Promise<LiveTable | null> {
    const cached = this.#open(table)
    const liveTable = await cached.liveTable
    if (liveTable !== null && !this.#stopped) {
      // If the lead cannot be taken now, the table can still be read.
      await this.#leader(cached, liveTable).catch((error: unknown) =>
        this.#ports.report(table, error),
      )
    }
    return liveTable
  }

  /** Lets the leader of the table answer, wherever it is; waits for a new one if it is gone. */
  async submit(addressed: AddressedRequest, reply: (answer: Answer) => void): Promise<void> {
    const { time } = this.#ports
    const until = time.now() + LEADER_TIMEOUT_MS
    for (;;) {
      const answer = await this.#trySubmit(addressed, reply)
      if (answer === 'answered') return
      if (answer !== null && (answer.ok || !isMoved(answer))) return reply(answer)
      if (time.now() >= until || this.#stopped) return reply(refusal('busy', true))
      await new Promise<void>((resolve) => time.after(RETRY_MS, resolve))
    }
  }

  /**
   * People watch the table here, or no longer. Where only bots play, its leader must know, and
   * there must be one: nobody else looks for one. To be called again and again.
   */
  async watched(table: string, isWatched: boolean): Promise<void> {
    const { tellWatched, report, process } = this.#ports
    try {
      const cached = this.#open(table)
      const liveTable = await cached.liveTable
      if (liveTable === null || this.#stopped) return
      if ((await liveTable.read((now) => botsAlone(now))) === null) return
      const leader = await this.#leader(cached, liveTable)
      if (leader !== null) await tellWatched?.(leader, { table, process, isWatched })
    } catch (error) {
      report(table, error)
    }
  }

  /** The same from another process, at the leader. */
  async watchedElsewhere({ table, process, isWatched }: WatchedTable): Promise<void> {
    const liveTable = await this.open(table)
    const until = isWatched ? this.#ports.time.now() + WATCHED_MS : 0
    if (liveTable?.leads) await liveTable.watchedElsewhere(process, until)
  }

  /** Another process has stored something at this table. */
  async storedElsewhere(table: string, number: number): Promise<void> {
    try {
      const liveTable = await this.#cache.get(table)?.liveTable
      if (liveTable === undefined || liveTable === null) return
      if ((await liveTable.read(({ number: here }) => here)) >= number) return
      liveTable.follow() // its leader knows everything that is stored
      await liveTable.refresh()
    } catch (error) {
      this.#ports.report(table, error)
      this.#ports.time.after(SCAN_MS, () => this.storedElsewhere(table, number))
    }
  }

  /** Reads the table again at the next request, after an administrator's intervention. */
  async forget(table: string): Promise<void> {
    const known = this.#cache.get(table)
    this.#cache.delete(table)
    const liveTable = await known?.liveTable.catch(() => null)
    liveTable?.follow()
  }

  /** One attempt: answered here or by the leader elsewhere; null if it was not reached. */
  async #trySubmit(
    addressed: AddressedRequest,
    reply: (answer: Answer) => void,
  ): Promise<Answer | 'answered' | null> {
    const { forward, report } = this.#ports
    const { table, person, request } = addressed
    if (this.#stopped) return null
    let liveTable: LiveTable | null
    let leader: string | null
    try {
      const cached = this.#open(table)
      liveTable = await cached.liveTable
      if (liveTable === null) return refusal('noTable', false)
      leader = await this.#leader(cached, liveTable)
    } catch (error) {
      report(table, error)
      return error instanceof Quarantined ? refusal('setAside', false) : null
    }
    if (leader !== null) return forward(leader, addressed).catch(() => null)
    let moved: Answer | 'answered' = 'answered'
    await liveTable.submit(person, request, (answer) => {
      if (isMoved(answer)) moved = answer
      else reply(answer)
    })
    return moved
  }

  /** Takes the lead, or returns the leader. */
  async #leader(cached: CachedTable, liveTable: LiveTable): Promise<string | null> {
    if (liveTable.leads) return null
    // One after the other: the time without a leader must be stored first.
    cached.taking ??= this.#takeLead(liveTable).finally(() => {
      cached.taking = null
    })
    return cached.taking
  }

  async #takeLead(liveTable: LiveTable): Promise<string | null> {
    const { store, time } = this.#ports
    if (!this.#heartbeat.isAlive()) await this.#heartbeat.beat()
    const { name } = this.#heartbeat
    const now = time.now()
    const leadership = await store.lead(liveTable.id, name, now)
    if (!leadership.mine) return leadership.leader
    await liveTable.lead(name, now - leadership.silent)
    return null
  }

  #open(table: string): CachedTable {
    const known = this.#cache.get(table)
    const used = this.#ports.time.now()
    if (known !== undefined) {
      known.used = used
      return known
    }
    const cached: CachedTable = { liveTable: this.#load(table), taking: null, used }
    this.#cache.set(table, cached)
    // A table that is missing or could not be read is looked up again the next time.
    cached.liveTable.then(
      (loaded) => loaded === null && this.#cache.delete(table),
      () => this.#cache.delete(table),
    )
    return cached
  }

  async #load(table: string): Promise<LiveTable | null> {
    const { store } = this.#ports
    const header = await store.header(table)
    if (header === null) return null
    try {
      return await LiveTable.load(header, {
        ...this.#ports,
        isAlive: (leader) => this.#heartbeat.isAlive(leader),
      })
    } catch (error) {
      // What could not be read now may be read the next time.
      if (error instanceof Quarantined) await store.quarantine(table, error.message)
      throw error
    }
  }

  /** Takes over due tables without a leader, and drops unused ones. */
  async #scan(): Promise<void> {
    const { store, time } = this.#ports
    if (!this.#heartbeat.isAlive()) return
    const due = await store.due(this.#heartbeat.name, time.now(), SCAN_LIMIT)
    for (let first = 0; first < due.length && !this.#stopped; first += SCAN_CONCURRENCY) {
      await Promise.all(
        due.slice(first, first + SCAN_CONCURRENCY).map((table) => this.#takeUp(table)),
      )
    }
    await this.#forgetIdle()
  }

  async #takeUp(table: string): Promise<void> {
    try {
      const liveTable = await this.open(table)
      await liveTable?.actIfDue()
    } catch (error) {
      this.#ports.report(table, error)
    }
  }

  async #forgetIdle(): Promise<void> {
    const idle = (cached: CachedTable) => this.#ports.time.now() - cached.used >= IDLE_MS
    for (const [table, cached] of this.#cache) {
      if (!idle(cached)) continue
      const liveTable = await cached.liveTable.catch(() => null)
      if (!idle(cached) || cached.taking !== null || liveTable?.inUse) continue
      this.#cache.delete(table)
      liveTable?.follow()
    }
  }

  async #eachLiveTable(work: (liveTable: LiveTable) => Promise<void>): Promise<void> {
    const cache = [...this.#cache.values()]
    await Promise.all(
      cache.map(async (cached) => {
        const liveTable = await cached.liveTable.catch(() => null)
        if (liveTable !== null) await work(liveTable)
      }),
    )
  }

  #every(name: string, ms: number, work: () => Promise<void>): void {
    const again = () => {
      if (this.#stopped) return
      this.#timers.set(
        name,
        this.#ports.time.after(ms, () => {
          work()
            .catch((error: unknown) => this.#ports.report(name, error))
            .finally(again)
        }),
      )
    }
    again()
  }
}

const refusal = (code: 'busy' | 'noTable' | 'setAside', retry: boolean): Answer => ({
  ok: false,
  refusal: refused(code),
  number: 0,
  retry,
})

const isMoved = (answer: Answer): boolean => !answer.ok && answer.refusal.code === 'moved'
